import type { JsonObject } from '../../core/base/json.js'
import { estimatedBytes } from './ceilings.js'
import type { SandboxData, SandboxWorkspace } from './data.js'
import { ResourceMap, StorageBudget } from './resource-map.js'

/** A stored campaign or offering; never changed, only replaced. */
export type Stored = JsonObject

/** The data of a sandbox in memory. */
export interface SandboxStore {
  credentials: SandboxData['credentials']
  workspace: SandboxWorkspace
  /** By `campaign_id`, in creation order. */
  campaigns: Map<string, Stored>
  /** By id, in creation order. */
  offerings: Map<string, Stored>
}

/** Creates a store with copies of the data. Throws a StorageFullError if they exceed the limits. */
export function storeOf(data: SandboxData): SandboxStore {
  const budget = new StorageBudget()
  const { campaigns = {}, offerings = {}, ...settings } = data
  budget.add(estimatedBytes(JSON.stringify(settings)))
  const { credentials, workspace = {} } = structuredClone(settings)
  return {
    credentials,
    workspace,
    campaigns: copied('campaigns', campaigns, budget),
    offerings: copied('offerings', offerings, budget),
  }
}

function copied(kind: string, given: NonNullable<SandboxData['campaigns']>, budget: StorageBudget) {
  const resources = new ResourceMap(kind, budget)
  for (const [id, each] of Object.entries(given))
    resources.set(id, { id, ...structuredClone(each) })
  return resources
}

export const dataOf = ({ credentials, workspace, campaigns, offerings }: SandboxStore) =>
  ({
    ...(credentials && { credentials }),
    workspace,
    campaigns: Object.fromEntries(campaigns),
    offerings: Object.fromEntries(offerings),
  }) satisfies SandboxData

/** Stores a value, and returns it. */
export function put(kind: Map<string, Stored>, id: string, value: Stored): Stored {
  kind.set(id, value)
  return value
}
