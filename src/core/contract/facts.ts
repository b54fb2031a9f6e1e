import type { JsonObject } from '../base/json.js'

/** A set of ids or names that the server knows; a function answers for one id. */
export type Ids = ReadonlySet<string> | readonly string[] | ((id: string) => boolean)

/** A response as it was sent, kept to be sent again. */
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

/** The stored campaign or draft that a request names. */
export interface CampaignFacts {
  status?: string
  channel?: string
  campaign_delivery_type?: string
  basic_details?: JsonObject
  connector?: JsonObject
  campaign_content?: JsonObject
  [field: string]: unknown
}

/** The stored offering that a request names. */
export interface OfferingFacts {
  name?: string
  status?: string
  scheduling?: { start_datetime?: string; expiry_datetime?: string }
  variation_meta?: JsonObject
  conversion?: unknown
  [field: string]: unknown
}

/** An earlier call with the same idempotency key. */
export interface IdempotencyFacts {
  fingerprint: string
  state: 'in-progress' | 'completed'
  createdAt: Date
  /** When the key is forgotten. Without it the window of the operation decides. */
  expiresAt?: Date
  response?: StoredResponse
}

/**
 * What only the server knows. Every member is optional; a rule whose fact is not given is listed
 * in the verdict's `unchecked`. `null` says that there is no such campaign, offering or call.
 */
export interface Facts {
  /** The time of the request; the option `clock` stands in for it. */
  now?: Date
  /** Whether the credentials are right. */
  authenticated?: boolean
  /** Whether the key has the permission that the operation needs. */
  permitted?: boolean
  workspace?: WorkspaceFacts
  /** The campaign of `campaign_id` or `draft_id`. */
  campaign?: CampaignFacts | null
  /** The offering of `offer_id`. */
  offering?: OfferingFacts | null
  idempotency?: IdempotencyFacts | null
  /** Epoch milliseconds of the caller's earlier calls of this operation, in any order. */
  recentRequests?: readonly number[]
}

/** So many are looked through faster than they are put into a set. */
const few = 8

const isText = (id: unknown): id is string => typeof id === 'string'

/** Tells whether an id is among the ids; something that is not a string never is. */
export function idLookup(ids: Ids): (id: unknown) => boolean {
  if (typeof ids === 'function') return (id) => isText(id) && ids(id)
  if (Array.isArray(ids) && ids.length <= few) return (id) => isText(id) && ids.includes(id)
  const known = Array.isArray(ids) ? new Set<unknown>(ids) : (ids as ReadonlySet<unknown>)
  return (id) => isText(id) && known.has(id)
}
