import type { JsonObject } from '../../core/base/json.js'
import type { FindingLevel, OperationName } from '../../core/index.js'
import { draftTest, inlineTest, offering, pushDraft, variationOf } from './bodies.js'
import { createDraft, publish } from './campaign-calls.js'
import { createOffering } from './offering-calls.js'
import type { SequenceCall, Session } from './sequence.js'

/** An operation with an idempotency key, and how to call it. */
export interface Repeatable {
  operation: OperationName
  /** MUST if the API description documents the response to a reused key. */
  conflictLevel: FindingLevel
  code: string
  inProgress: string
  /** Whether it only reads. */
  isRead: boolean
  /** Whether the call, or what it needs, creates something. */
  creates: boolean
  /** Whether its response contains the id of something new. */
  createsId: boolean
  /** Creates what the call needs, and returns the call. */
  prepare(session: Session, name: string): Promise<SequenceCall & { body: JsonObject }>
  /** Returns other bodies, which conflict with the first. */
  others(body: JsonObject, session: Session): readonly JsonObject[]
  /** Returns a body that is surely rejected; absent: none is documented. */
  invalid?(body: JsonObject): JsonObject
}

type Common = Omit<Repeatable, 'operation' | 'prepare' | 'others' | 'invalid'>

const campaigns: Common = {
  ...{ conflictLevel: 'SHOULD', code: 'BAD_REQUEST', inProgress: 'BAD_REQUEST' },
  ...{ isRead: false, creates: true, createsId: false },
}

const offerings: Common = {
  ...{ conflictLevel: 'MUST', code: 'IDEMPOTENCY_CONFLICT' },
  ...{ inProgress: 'DUPLICATE_IDEMPOTENCY_KEY', isRead: false, creates: true, createsId: false },
}

async function createLive(session: Session, name: string, type?: string): Promise<string> {
  const id = await createDraft(session, name, type)
  await publish(session, id)
  return id
}

const offeringOf = (session: Session, name: string): JsonObject =>
  offering(`${name.slice(0, 40)}_${crypto.randomUUID().slice(0, 8)}`, session)

const otherTests = ({ test_campaign_meta: meta, ...body }: JsonObject): JsonObject[] => [
  ...[{ identifier_values: ['another'] }, { platform: 'ANDROID' }].map((fields) => ({
    ...body,
    test_campaign_meta: { ...(meta as JsonObject), ...fields },
  })),
  {
    ...{ ...body, test_campaign_meta: meta },
    personalization_details: { user_attributes: { city: 'Another' } },
  },
]

const otherTags = (body: JsonObject, { workspace: { tagIds = [] } }: Session): JsonObject[] =>
  tagIds.length > 1 ? [{ ...body, tags: tagIds.slice(1, 2) }] : []

const otherExpiry = (body: JsonObject): JsonObject => {
  const expiry_datetime = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString()
  return {
    ...body,
    scheduling: { ...(body.scheduling as JsonObject | undefined), expiry_datetime },
  }
}

const otherTemplate = (body: JsonObject, { workspace }: Session): JsonObject[] => {
  const { templateIds = [] } = workspace
  const offer_content = { meta: { templateId: templateIds.at(-1) } }
  return templateIds.length > 1 ? [{ ...body, offer_content }] : []
}

const withoutRecipients = ({ test_campaign_meta: _, ...body }: JsonObject): JsonObject => body

export const repeatable: readonly Repeatable[] = [
  {
    ...{ ...campaigns, operation: 'testCampaign', conflictLevel: 'MUST', creates: false },
    prepare: async (_, name) => ({ body: inlineTest(name) }),
    others: (body) => [
      { ...body, basic_details: { name: 'Another name' } },
      { ...body, campaign_content: pushDraft('').campaign_content },
      ...otherTests(body),
    ],
    invalid: withoutRecipients,
  },
  {
    ...{ ...campaigns, operation: 'testCampaign', conflictLevel: 'MUST' },
    prepare: async (session, name) => ({ body: draftTest(await createDraft(session, name)) }),
    others: otherTests,
    invalid: withoutRecipients,
  },
  {
    ...{ ...campaigns, operation: 'createCampaign', createsId: true },
    prepare: async (_, name) => ({ body: pushDraft(name) }),
    others: (body) => [
      { ...body, created_by: 'another@example.com' },
      { ...body, campaign_delivery_type: 'ONE_TIME' },
      { ...body, campaign_content: inlineTest('').campaign_content },
      { ...body, basic_details: { ...(body.basic_details as JsonObject), team: 'Another' } },
    ],
    invalid: ({ created_by: _, ...body }) => body,
  },
  {
    ...{ ...campaigns, operation: 'updateCampaign' },
    prepare: async (session, name) => ({
      params: { campaign_id: await createDraft(session, name) },
      body: { basic_details: { name, platforms: ['ANDROID', 'IOS'] } },
    }),
    others: ({ basic_details }) => [
      { basic_details: { name: 'Another name', platforms: ['ANDROID', 'IOS'] } },
      { basic_details: { ...(basic_details as JsonObject), tags: ['another'] } },
      { basic_details, campaign_content: inlineTest('').campaign_content },
      { basic_details, status: 'PUBLISH' },
    ],
    invalid: () => ({ basic_details: { platforms: ['PAGER'] } }),
  },
  {
    ...{ ...campaigns, operation: 'changeCampaignStatus' },
    prepare: async (session, name) => ({
      params: { campaign_id: await createLive(session, name) },
      body: { action: 'PAUSE' },
    }),
    others: () => [{ action: 'STOP' }],
    invalid: () => ({ action: 'PUBLISH' }),
  },
  {
    ...{ ...campaigns, operation: 'listCampaignExecutions', isRead: true },
    prepare: async (session, name) => ({
      params: { parent_campaign_id: await createLive(session, name, 'PERIODIC') },
      body: {},
    }),
    others: (body) => [body],
  },
  {
    ...{ ...campaigns, operation: 'searchCampaigns', isRead: true, creates: false },
    prepare: async (_, name) => ({
      body: { limit: 5, campaign_fields: { name, status: ['DRAFT'] } },
    }),
    others: (body) => [body],
  },
  {
    ...{ ...offerings, operation: 'createOffering', createsId: true },
    prepare: async (session, name) => {
      const tags = (session.workspace.tagIds ?? []).slice(0, 1)
      return { body: { ...offeringOf(session, name), tags } }
    },
    others: (body, session) => [
      ...otherTags(body, session),
      { ...body, priority: 51 },
      { ...body, variation_meta: variationOf('SMV', 11) },
      otherExpiry(body),
      ...otherTemplate(body, session),
    ],
    invalid: (body) => ({ ...body, priority: 0 }),
  },
  {
    ...{ ...offerings, operation: 'updateOffering' },
    prepare: async (session, name) => {
      const body = offeringOf(session, name)
      const offer_id = await createOffering(session, body)
      return { params: { offer_id }, body: { priority: 52 } }
    },
    others: (body) => [
      { priority: 53 },
      { ...body, variation_meta: { control_group: { percentage: 12 } } },
      otherExpiry(body),
    ],
    invalid: () => ({ priority: 101 }),
  },
]
