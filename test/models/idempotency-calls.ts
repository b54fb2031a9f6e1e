import type { Facts, OperationName, RequestInput, StoredResponse } from '../../src/core/index.js'
import { baseRequest } from '../engine/requests.js'
import { acceptingFacts } from './accepting-facts.js'

export const day = 24 * 60 * 60 * 1000

/** A call as the models identify it: by names, not by content. */
export interface Call {
  operation: KeyedOperation
  /** Which of two resources the path names. */
  resource: 0 | 1
  body: BodyName
}

/** `wrong` is an invalid body. */
export const bodyNames = ['one', 'other', 'wrong'] as const
type BodyName = (typeof bodyNames)[number]

interface Kind {
  /** Milliseconds after which a key expires. */
  forgottenAfter: number
  needsKey: boolean
  /** Whether a hundred calls at once exceed a documented limit. */
  isLimited: boolean
  parameter?: { name: string; values: readonly [string, string] }
  bodies: readonly [unknown, unknown]
}

const campaign = { forgottenAfter: Number.POSITIVE_INFINITY, needsKey: true, isLimited: false }
const offering = { forgottenAfter: day, needsKey: true, isLimited: true }
const campaigns = ['65a1b2c3d4e5f60718293a4b', '65a1b2c3d4e5f60718293a4c'] as const

const bodyOf = (base: string): object => baseRequest(base).input.body as object
const inTheFuture = {
  start_datetime: '2999-06-01T09:00:00Z',
  expiry_datetime: '2999-06-30T21:00:00Z',
}
const newOffering = { ...bodyOf('create-offering-smv'), scheduling: inTheFuture }
const newCampaign = bodyOf('create-push')
const test = bodyOf('test-push-inline-full')

/** The documented windows of the keys of each operation, and two bodies. */
const kinds = {
  createOffering: {
    ...offering,
    bodies: [newOffering, { ...newOffering, capping_rules: { impressions_per_day: 4 } }],
  },
  updateOffering: {
    ...offering,
    parameter: { name: 'offer_id', values: ['offer_17', 'offer_18'] },
    bodies: [
      { priority: 10, tags: ['a', 'b'] },
      { priority: 10, tags: ['b', 'a'] },
    ],
  },
  createCampaign: { ...campaign, bodies: [newCampaign, { ...newCampaign, created_by: 'jonas' }] },
  updateCampaign: {
    ...campaign,
    parameter: { name: 'campaign_id', values: campaigns },
    bodies: [{ basic_details: { name: 'A' } }, { basic_details: { name: 'B' } }],
  },
  changeCampaignStatus: {
    ...campaign,
    parameter: { name: 'campaign_id', values: campaigns },
    bodies: [{ action: 'PAUSE' }, { action: 'RESUME' }],
  },
  testCampaign: {
    ...campaign,
    isLimited: true,
    bodies: [
      test,
      { ...test, test_campaign_meta: { identifier: 'PUSH_ID', identifier_values: ['token'] } },
    ],
  },
  // A missing body and an empty one differ.
  listCampaignExecutions: {
    ...campaign,
    parameter: { name: 'parent_campaign_id', values: campaigns },
    bodies: [undefined, {}],
  },
  searchCampaigns: {
    ...campaign,
    bodies: [
      { limit: 5, campaign_fields: { ids: [], channels: ['PUSH'] } },
      { limit: 5, campaign_fields: { ids: [], channels: ['EMAIL'] } },
    ],
  },
  validateCampaign: {
    ...campaign,
    needsKey: false,
    parameter: { name: 'campaign_id', values: campaigns },
    bodies: [undefined, {}],
  },
} satisfies { [Name in OperationName]?: Kind }

type KeyedOperation = keyof typeof kinds
export const operations = Object.keys(kinds) as KeyedOperation[]
export const kindOf = (operation: KeyedOperation): Kind => kinds[operation]

/** Returns whether two calls are the same for their key: operation, resource and body. */
export const isSameCall = (a: Call, b: Call): boolean =>
  a.operation === b.operation &&
  a.body === b.body &&
  (kindOf(a.operation).parameter === undefined || a.resource === b.resource)

/** Properties that do not affect whether two calls are the same. */
export interface Noise {
  /** How far the keys of every object are rotated. */
  turn: number
  requestId: string
}

/** Returns the request of the call. */
export function requestOf(call: Call, key: string, { turn, requestId }: Noise): RequestInput {
  const { parameter, bodies } = kindOf(call.operation)
  const body = call.body === 'wrong' ? ['no object'] : bodies[call.body === 'one' ? 0 : 1]
  return {
    params: parameter === undefined ? {} : { [parameter.name]: parameter.values[call.resource] },
    query: {},
    headers: {
      Authorization: 'Basic d29ya3NwYWNlOmtleQ==',
      'X-SVC-Request-Id': hasRequestId(body) ? body.request_id : requestId,
      'Idempotency-Key': key,
    },
    body: turned(body, turn),
  }
}

/** The id in the header is new for each request, unless the body has one that it must match. */
const hasRequestId = (body: unknown): body is { request_id: string } =>
  typeof body === 'object' && body !== null && 'request_id' in body

/** Returns the same JSON value with the keys of its objects in another order. */
function turned(value: unknown, by: number): unknown {
  if (Array.isArray(value)) return value.map((item) => turned(item, by))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, turned(inner, by)])
  const first = by % Math.max(1, entries.length)
  return Object.fromEntries([...entries.slice(first), ...entries.slice(0, first)])
}

/** Facts under which only the key of a call can be rejected. */
export const factsOfCall = (operation: KeyedOperation): Facts => ({
  ...acceptingFacts,
  offering: {
    name: 'Summer_Sale',
    status: 'scheduled',
    scheduling: inTheFuture,
    variation_meta: { type: 'SMV' },
  },
  campaign: {
    ...newCampaign,
    status: operation === 'changeCampaignStatus' ? 'ACTIVE' : 'DRAFT',
    ...(operation === 'listCampaignExecutions' ? { campaign_delivery_type: 'PERIODIC' } : {}),
  },
})

/** Returns the unique response of an execution by its number. */
export const answer = (execution: number): StoredResponse => ({
  status: 200,
  headers: { 'x-execution': String(execution) },
  body: { response_id: `execution-${execution}`, data: { nested: [execution, null] } },
})
