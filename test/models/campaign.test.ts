import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import {
  allowedStatusActions,
  type CampaignFacts,
  createContract,
  type Facts,
  type OperationName,
} from '../../src/core/index.js'
import { baseRequest } from '../engine/requests.js'
import { acceptingFacts } from './accepting-facts.js'
import {
  type Action,
  actions,
  allowedActions,
  type Campaign,
  type DeliveryType,
  deliveryTypes,
  type Model,
  type Parts,
  type Prediction,
  predictAction,
  predictCreate,
  predictUpdate,
  predictValidation,
  type Reporting,
  reports,
} from './campaign-model.js'
import { ModelTest, patience, sequences } from './model-test.js'

class Server {
  readonly contract = createContract()
  campaign: CampaignFacts | null = null

  /** Compares the verdict with the prediction; returns true if it accepts. */
  confirms(expected: Prediction, operation: OperationName, body: unknown, facts: Facts): boolean {
    const params = operation === 'createCampaign' ? {} : { campaign_id: '65a1b2c3d4e5f60718293a4b' }
    const headers = {
      Authorization: 'Basic d29ya3NwYWNlOmtleQ==',
      'X-SVC-Request-Id': 'a-1',
      ...(operation === 'validateCampaign'
        ? {}
        : { 'Idempotency-Key': '3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83' }),
    }
    const request = { params, query: {}, headers, body }
    const verdict = this.contract.check(operation, request, {
      now: new Date('2030-01-01T00:00:00Z'),
      campaign: this.campaign,
      ...facts,
    })
    const violations = verdict.ok ? [] : verdict.violations
    expect(violations.map(({ rule, target }) => `${rule} ${target}`).sort()).toEqual(expected.found)
    expect(verdict.unchecked).toEqual(expected.unchecked)
    expect(
      verdict.ok ? undefined : `${verdict.response.status} ${verdict.response.body.error.code}`,
    ).toBe(expected.answer)
    test.saw(`${operation}: ${expected.answer ?? 'accepted'}`)
    return verdict.ok
  }
}

const push = baseRequest('create-push').input.body as CampaignFacts
const email = baseRequest('create-email').input.body as CampaignFacts
const geofences = (baseRequest('test-push-inline-full').input.body as CampaignFacts).basic_details
  ?.geofences

/** Content with everything but a message. */
const noMessage = { content: { default: { variation_1: {} } } }

/** Returns the parts in the format of the API. */
function bodyOf({ details, content, connector }: Parts, channel: Campaign['channel']): object {
  const whole = channel === 'PUSH' ? push : email
  const full = {
    business_event: 'price_drop',
    ...(channel === 'PUSH'
      ? { geofences, platforms: ['IOS'], broadcast_live_activity_id: 'live-1' }
      : {}),
  }
  const { platforms: _, ...bare } = whole.basic_details ?? {}
  return {
    ...(details && { basic_details: details === 'full' ? { ...bare, ...full } : bare }),
    ...(content && {
      campaign_content: content === 'message' ? whole.campaign_content : noMessage,
    }),
    ...(connector && { connector: email.connector }),
  }
}

let test = new ModelTest<Model, Server>()
beforeEach(() => {
  test = new ModelTest()
})

const channelOf = ({ campaign }: Model): Campaign['channel'] => campaign?.channel ?? 'PUSH'

function create(model: Model, server: Server, channel: string, type: DeliveryType): void {
  const body = { channel, campaign_delivery_type: type, created_by: 'ana@example.com' }
  const isAccepted = server.confirms(
    predictCreate(channel, type),
    'createCampaign',
    body,
    acceptingFacts,
  )
  if (isAccepted) begin(model, server, channel as Campaign['channel'], type)
}

function begin(
  model: Model,
  server: Server,
  channel: Campaign['channel'],
  type: DeliveryType,
): void {
  model.campaign = { channel, type, isDraft: true, version: 1 }
  server.campaign = { channel, campaign_delivery_type: type, status: 'DRAFT' }
}

function update(
  model: Model,
  server: Server,
  { connector, ...others }: Parts,
  status: string | undefined,
  isVersioningKnown: boolean,
): void {
  const channel = channelOf(model)
  const parts: Parts = channel === 'EMAIL' && connector ? { ...others, connector } : others
  const submitted = bodyOf(parts, channel)
  const { versioningEnabled: _, ...workspace } = acceptingFacts.workspace
  const expected = predictUpdate(model, parts, status, isVersioningKnown)
  const isAccepted = server.confirms(
    expected,
    'updateCampaign',
    { ...submitted, ...(status && { status }) },
    {
      ...acceptingFacts,
      workspace: {
        ...workspace,
        ...(isVersioningKnown && { versioningEnabled: model.versioning }),
      },
    },
  )
  // Without the fact the server does not know whether it can publish, and does nothing.
  if (!isAccepted || expected.unchecked.length > 0 || model.campaign === null) return
  Object.assign(model.campaign, parts)
  Object.assign(server.campaign ?? {}, submitted)
  if (status !== 'PUBLISH') return
  if (!model.campaign.isDraft) model.campaign.version++
  model.campaign.isDraft = false
  if (server.campaign !== null) server.campaign.status = 'ACTIVE'
}

/** Returns the facts about the campaign. */
function reportedFacts(campaign: CampaignFacts | null, reporting: Reporting): CampaignFacts | null {
  if (campaign === null || reporting === 'everything') return campaign
  const { status, campaign_delivery_type, ...others } = campaign
  return reporting === 'no status'
    ? { ...others, ...(campaign_delivery_type && { campaign_delivery_type }) }
    : { ...others, ...(status && { status }) }
}

/** Names of states that are not documented; all but DRAFT are those of a published campaign. */
const statesOfPublished = ['ACTIVE', 'SCHEDULED', 'PAUSED', 'STOPPED', 'draft', 'any other']

const parts: fc.Arbitrary<Parts> = fc.record(
  {
    details: fc.constantFrom('bare', 'full', 'full'),
    content: fc.constantFrom('message', 'message', 'no message'),
    connector: fc.constant('known'),
  },
  { requiredKeys: [] },
)
const channel = fc.constantFrom<Campaign['channel'][]>('PUSH', 'EMAIL')
const deliveryType = fc.constantFrom(...deliveryTypes)
const exists = ({ campaign }: Readonly<Model>): boolean => campaign !== null

const begins = fc.tuple(channel, deliveryType).map(([wanted, type]) => {
  const isForPush = ['DEVICE', 'LOCATION', 'BROADCAST'].some((word) => type.startsWith(word))
  const channel = isForPush ? 'PUSH' : wanted
  return test.step(`a ${channel} draft, ${type}, is made in the dashboard`, (model, server) =>
    begin(model, server, channel, type))
})

const publishes = fc
  .tuple(parts, fc.constantFrom(true, true, true, false))
  .map(([parts, isVersioningKnown]) =>
    test.step(`publishes with ${JSON.stringify(parts)}${isVersioningKnown ? '' : ', without the fact of versioning'}`, (model, server) =>
      update(model, server, parts, 'PUBLISH', isVersioningKnown)),
  )

const commands: fc.Arbitrary<fc.Command<Model, Server>>[] = [
  begins,
  publishes,
  publishes,
  fc
    .tuple(fc.constantFrom('PUSH', 'PUSH', 'EMAIL', 'SMS'), deliveryType)
    .map(([channel, type]) =>
      test.step(`creates a ${channel} campaign, ${type}`, (model, server) =>
        create(model, server, channel, type)),
    ),
  fc
    .tuple(parts, fc.constantFrom(undefined, undefined, undefined, 'ACTIVE', 'DRAFT', 'STOP'))
    .map(([parts, status]) =>
      test.step(`updates ${JSON.stringify({ ...parts, status })}`, (model, server) =>
        update(model, server, parts, status, true)),
    ),
  fc.constant(
    test.step('validates', (model, server) => {
      const before = structuredClone(server.campaign)
      server.confirms(predictValidation(model), 'validateCampaign', undefined, acceptingFacts)
      expect(server.campaign).toEqual(before)
    }),
  ),
  fc
    .tuple(
      fc.constantFrom<Action[]>(...actions),
      fc.constantFrom(...statesOfPublished),
      fc.constantFrom<Reporting[]>('everything', 'everything', ...reports),
    )
    .map(([action, becomes, reporting]) =>
      test.step(`requests ${action}, facts: ${reporting}; the campaign is then ${becomes}`, (model, server) => {
        const expected = predictAction(model, action, reporting)
        const facts = { ...acceptingFacts, campaign: reportedFacts(server.campaign, reporting) }
        const isAccepted = server.confirms(expected, 'changeCampaignStatus', { action }, facts)
        const isSure = isAccepted && expected.unchecked.length === 0
        if (isSure && server.campaign !== null) server.campaign.status = becomes
      }),
    ),
  fc.constant(
    test.step('versioning is switched', (model) => {
      model.versioning = !model.versioning
    }),
  ),
  fc.constant(
    test.step(
      'it is deleted',
      (model, server) => {
        model.campaign = null
        server.campaign = null
      },
      exists,
    ),
  ),
]

const outcomes = [
  'createCampaign: accepted',
  'createCampaign: 400 VALIDATION_FAILED',
  'updateCampaign: accepted',
  'updateCampaign: 400 VALIDATION_FAILED',
  'updateCampaign: 404 BAD_REQUEST',
  'updateCampaign: 422 UNPROCESSABLE_ENTITY',
  'validateCampaign: accepted',
  'validateCampaign: 404 BAD_REQUEST',
  'validateCampaign: 422 UNPROCESSABLE_ENTITY',
  'changeCampaignStatus: accepted',
  'changeCampaignStatus: 400 VALIDATION_FAILED',
  'changeCampaignStatus: 404 BAD_REQUEST',
  'changeCampaignStatus: 422 UNPROCESSABLE_ENTITY',
]

it('a campaign is published, changed and stopped just as the documents have it', patience, () =>
  test.holds(
    fc.property(begins, sequences(commands), (first, sequence) => {
      const model = { versioning: false, campaign: null }
      fc.modelRun(() => ({ model, real: new Server() }), [first, ...sequence])
    }),
    outcomes,
  ),
)

it('allows the status changes of the delivery type', () => {
  for (const type of deliveryTypes) expect(allowedStatusActions(type)).toEqual(allowedActions(type))
})
