import type { JsonObject } from '../../core/base/json.js'
import type { SandboxData, SandboxWorkspace } from './data.js'

/** A stored campaign or offering; never changed, only replaced. */
export type Stored = JsonObject

export interface SandboxStore {
  credentials: SandboxData['credentials']
  workspace: SandboxWorkspace
  /** Documents by their raw `id`, in creation order. The versions of a campaign share `campaign_id`. */
  campaigns: Map<string, Stored>
  /** By id, in creation order. */
  offerings: Map<string, Stored>
}

/** Creates a store with copies of the data. */
export function storeOf(data: SandboxData): SandboxStore {
  const { campaigns = {}, offerings = {}, credentials, workspace = {} } = structuredClone(data)
  return {
    credentials,
    workspace,
    campaigns: new Map(Object.entries(campaigns).map(documentOf)),
    offerings: new Map(Object.entries(offerings).map(([id, each]) => [id, { id, ...each }])),
  }
}

/** Returns a document by its raw `id`; data can list the only version under its `campaign_id`. */
function documentOf([key, campaign]: [string, Stored]): [string, Stored] {
  const { id = key } = campaign
  const stable = id === key ? {} : { campaign_id: key }
  return [String(id), { id, ...stable, ...campaign }]
}

export const dataOf = ({ credentials, workspace, campaigns, offerings }: SandboxStore) =>
  ({
    ...(credentials && { credentials }),
    workspace,
    campaigns: Object.fromEntries(campaigns),
    offerings: Object.fromEntries(offerings),
  }) satisfies SandboxData

/** Returns the latest version of a campaign by its `campaign_id`, or a document by its raw `id`. */
export function campaignOf(
  { campaigns }: Pick<SandboxStore, 'campaigns'>,
  id: string,
): Stored | undefined {
  let latest = campaigns.get(id)
  for (const campaign of campaigns.values()) if (campaign.campaign_id === id) latest = campaign
  return latest
}

export function put(kind: Map<string, Stored>, value: Stored): Stored {
  kind.set(String(value.id), value)
  return value
}
