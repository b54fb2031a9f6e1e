import type { JsonObject } from '../../core/base/json.js'
import { estimatedBytes } from './ceilings.js'
import type { SandboxData, SandboxWorkspace } from './data.js'
import { StorageBudget, StoredThings } from './stored-things.js'

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

/** Makes a store with copies of the data. Throws a StorageFullError on more than a sandbox stores. */
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
  const things = new StoredThings(kind, budget)
  for (const [id, thing] of Object.entries(given)) things.set(id, { id, ...structuredClone(thing) })
  return things
}

/** What a store holds, as it would be given to another one. */
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
