import type { JsonObject } from '../json.js'
import type { SandboxData, SandboxWorkspace } from './data.js'

/** A stored campaign or offering. What is stored is never changed, only replaced. */
export type Stored = JsonObject

/** What a sandbox holds in memory. */
export interface SandboxStore {
  credentials: SandboxData['credentials']
  workspace: SandboxWorkspace
  /** By `campaign_id`, in the order in which they were made. */
  campaigns: Map<string, Stored>
  /** By id, in the order in which they were made. */
  offerings: Map<string, Stored>
}

/** A store that holds copies of the data. */
export function storeOf(data: SandboxData): SandboxStore {
  const { credentials, workspace = {}, campaigns = {}, offerings = {} } = structuredClone(data)
  return {
    credentials,
    workspace,
    campaigns: new Map(Object.entries(campaigns).map(([id, each]) => [id, { id, ...each }])),
    offerings: new Map(Object.entries(offerings).map(([id, each]) => [id, { id, ...each }])),
  }
}

/** What a store holds, as it would be given to another one. */
export const dataOf = ({ credentials, workspace, campaigns, offerings }: SandboxStore) =>
  ({
    ...(credentials && { credentials }),
    workspace,
    campaigns: Object.fromEntries(campaigns),
    offerings: Object.fromEntries(offerings),
  }) satisfies SandboxData

/**
 * Stores what can be written as JSON again. What is too deep for that throws here, before it could
 * stand in the way of every answer that lists it.
 */
export function put(kind: Map<string, Stored>, id: string, value: Stored): Stored {
  JSON.stringify(value)
  kind.set(id, value)
  return value
}
