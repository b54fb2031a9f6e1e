import type { offeringStatuses } from '../../../generated/tables.js'
import type {
  StoredBasicDetails,
  StoredCampaignContent,
  StoredConnector,
  StoredOffering,
  StoredVariationMeta,
} from '../../../generated/types/stored.js'
import { isPromise } from '../base/attempt.js'

/** A set of ids or names that the server knows, or a function that looks up one id. */
export type Ids = ReadonlySet<string> | readonly string[] | ((id: string) => boolean)

/** A response as it was sent, stored to be replayed. */
export interface StoredResponse {
  status: number
  headers?: Record<string, string>
  body: unknown
}

/** Settings and inventories of the caller's workspace. */
export interface WorkspaceFacts {
  /** Whether offer decisioning is on. */
  offeringsEnabled?: boolean
  /** Whether campaign versioning is on. */
  versioningEnabled?: boolean
  tagIds?: Ids
  templateIds?: Ids
  offeringAttributeIds?: Ids
  /** Names of all offerings that are not archived. */
  offeringNames?: Ids
  connectors?: readonly { connector_type: string; connector_name: string }[]
  subscriptionCategories?: Ids
}

/** Shows an intersection as one object type. */
type Flatten<Type> = { [Key in keyof Type]: Type[Key] }

/** The stored campaign or draft that a request refers to. */
export type CampaignFacts = {
  id?: string
  status?: string
  channel?: string
  campaign_delivery_type?: string
  basic_details?: StoredBasicDetails
  connector?: StoredConnector
  campaign_content?: StoredCampaignContent
  created_by?: unknown
  version_number?: unknown
}

/** The stored offering that a request refers to. */
export type OfferingFacts = Flatten<
  StoredOffering & {
    id?: string
    name?: string
    /** Another word, such as `ACTIVE`, leaves the rules that read it unchecked. (States and transitions) */
    status?: (typeof offeringStatuses)[number] | (string & {})
    scheduling?: { start_datetime?: string; expiry_datetime?: string }
    variation_meta?: StoredVariationMeta
  }
>

/** An earlier call with the same idempotency key. */
export interface IdempotencyFacts {
  fingerprint: string
  state: 'in-progress' | 'completed'
  createdAt: Date
  /** When the key expires. Default: the window of the operation after `createdAt`. */
  expiresAt?: Date
  response?: StoredResponse
}

/**
 * Facts that only the server knows, all optional. A rule whose fact is missing is skipped and listed
 * in `unchecked` of the verdict. `null` means that no such campaign, offering or call exists.
 */
export interface Facts {
  /** The time of the request. Default: the option `clock`. */
  now?: Date
  /** Whether the credentials are valid. */
  authenticated?: boolean
  /** Whether the API key has the permission for the operation. */
  permitted?: boolean
  workspace?: WorkspaceFacts
  /** The campaign of `campaign_id` or `draft_id`. */
  campaign?: CampaignFacts | null
  /** The offering of `offer_id`. */
  offering?: OfferingFacts | null
  idempotency?: IdempotencyFacts | null
  /** Epoch milliseconds of the caller's earlier calls of this operation, in any order. */
  recentRequests?: readonly number[]
  /** What rules of plugins need, by the name of the plugin. */
  plugins?: Readonly<Record<string, unknown>>
}

const workspaceMembers = [
  'offeringsEnabled',
  'versioningEnabled',
  'tagIds',
  'templateIds',
  'offeringAttributeIds',
  'offeringNames',
  'connectors',
  'subscriptionCategories',
] as const satisfies readonly (keyof WorkspaceFacts)[]

const ownMembers = [
  'now',
  'authenticated',
  'permitted',
  'workspace',
  'campaign',
  'offering',
  'idempotency',
  'recentRequests',
] as const satisfies readonly (keyof Facts)[]

/** The members of the facts. */
export const factMembers: readonly string[] = [...ownMembers, 'plugins']

/** The facts that a rule can require, apart from those of its plugin. */
export const factNames: readonly string[] = [
  ...ownMembers,
  ...workspaceMembers.map((member) => `workspace.${member}`),
]

/** A fact or a member of one, such as `campaign`, `workspace.tagIds` or `plugins.acme`. */
export type FactName = keyof Facts | `workspace.${keyof WorkspaceFacts}` | `plugins.${string}`

/** Returns whether a fact is known, as a rule of a plugin requires it. The clock always has the time. */
export function hasFact(facts: Facts, fact: FactName): boolean {
  if (fact === 'now') return true
  const [name, member] = fact.split('.') as [keyof Facts, string | undefined]
  const value = facts[name] as Record<string, unknown> | null | undefined
  if (member === undefined) return value !== undefined
  return value?.[member] !== undefined && value[member] !== null
}

/** Up to this many ids, a linear search is faster than a set. */
const linearSearches = 8

const isText = (id: unknown): id is string => typeof id === 'string'

/**
 * Returns whether a value is one of the ids; only strings can be. Throws a TypeError if the server's own
 * lookup, the named fact, is asynchronous.
 */
export function hasId(ids: Ids, id: unknown, fact?: string): boolean {
  if (!isText(id)) return false
  if (Array.isArray(ids)) return ids.includes(id)
  if (typeof ids !== 'function') return (ids as ReadonlySet<unknown>).has(id)
  const isKnown = ids(id)
  if (isPromise(isKnown)) {
    throw new TypeError(`Fact \`${fact}\` returned a promise. It must return true or false.`)
  }
  return isKnown
}

/** Looks up many values, each as `hasId` does. */
export class IdLookup {
  private searches = 0

  constructor(
    private ids: Ids,
    private readonly fact?: string,
  ) {}

  has(id: unknown): boolean {
    if (Array.isArray(this.ids) && ++this.searches > linearSearches) this.ids = new Set(this.ids)
    return hasId(this.ids, id, this.fact)
  }
}
