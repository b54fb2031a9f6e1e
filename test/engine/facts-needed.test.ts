import { describe, expect, it } from 'vitest'
import {
  type ContractOptions,
  createContract,
  type Facts,
  type FactsNeeded,
  fingerprint,
  type OperationName,
  type RequestInput,
} from '../../src/core/index.js'
import { bases, contractOf, inputOf, requestOf, topics } from '../conformance/load-cases.js'
import { baseRequest } from './requests.js'

const key = '4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b'
const id = '65f1c2a9d4e8b7a6c5d4e3f2'

/** Switches off the facts that every request needs. */
const quiet: ContractOptions = {
  rules: { 'auth/*': 'off', 'idempotency/*': 'off', 'rate-limit/*': 'off', 'campaign/*': 'off' },
}

function needed(operation: OperationName, request: RequestInput, options = quiet): FactsNeeded {
  return createContract(options).factsNeeded(operation, request)
}

/** Returns the request of a base with other members of its body. */
function changed(base: string, members: object): [OperationName, RequestInput] {
  const { operation, input } = baseRequest(base)
  return [operation, { ...input, body: { ...(input.body as object), ...members } }]
}

describe('each fact', () => {
  it('credentials, rate limit and idempotency', () => {
    const { operation, input } = baseRequest('test-push-inline')
    const headers = { ...input.headers, 'Idempotency-Key': key }
    expect(needed(operation, { ...input, headers }, {})).toEqual({
      authenticated: true,
      permitted: true,
      recentRequests: true,
      idempotency: { key, fingerprint: fingerprint(operation, { body: input.body }) },
    })
  })

  it('an idempotency key in lower case, as it is compared', () => {
    const { operation, input } = baseRequest('test-push-inline')
    const headers = { ...input.headers, 'Idempotency-Key': key.toUpperCase() }
    expect(needed(operation, { ...input, headers }, {}).idempotency?.key).toBe(key.toLowerCase())
  })

  it('offerings have no permissions, but offer decisioning can be off', () => {
    const { operation, input } = baseRequest('list-offerings')
    expect(needed(operation, input, {})).toEqual({
      authenticated: true,
      recentRequests: true,
      workspace: { offeringsEnabled: true },
    })
  })

  it('needs no facts about malformed credentials', () => {
    const { operation, input } = baseRequest('get-campaign')
    const headers = { ...input.headers, Authorization: 'Bearer x' }
    expect(needed(operation, { ...input, headers }, {})).toEqual({
      permitted: true,
      campaign: { id: input.params?.campaign_id },
    })
  })

  it('earlier calls only with a limit', () => {
    const { operation, input } = baseRequest('create-push')
    const limits = { createCampaign: [{ requests: 1, perSeconds: 1 }] }
    expect(needed(operation, input, {})).not.toHaveProperty('recentRequests')
    expect(needed(operation, input, { limits })).toHaveProperty('recentRequests', true)
  })

  it.each<[what: string, base: string, headers: Record<string, string> | undefined]>([
    ['no key', 'create-push', {}],
    ['an empty key', 'create-push', { 'Idempotency-Key': ' ' }],
    ['no headers at all', 'create-push', undefined],
    ['no need of a key', 'validate-push', { 'Idempotency-Key': key }],
    ['nor on a GET', 'list-offerings', { 'Idempotency-Key': key }],
  ])('no earlier call with %s', (_what, base, headers) => {
    const { operation, input } = baseRequest(base)
    expect(needed(operation, { ...input, headers }, {})).not.toHaveProperty('idempotency')
  })

  it('the fingerprint is that of operation, path parameters and body', () => {
    const { operation, input } = baseRequest('status-stop')
    const { params, body } = input
    const found = needed(operation, { ...input, query: { x: 'y' } }, {}).idempotency?.fingerprint
    expect(found).toBe(fingerprint(operation, { params: params as Record<string, string>, body }))
  })

  it.each<[operation: OperationName, request: RequestInput, fact: Partial<FactsNeeded>]>([
    ['getCampaign', { params: { campaign_id: id } }, { campaign: { id } }],
    ['updateCampaign', { params: { campaign_id: id }, body: {} }, { campaign: { id } }],
    ['validateCampaign', { params: { campaign_id: id } }, { campaign: { id } }],
    ['changeCampaignStatus', { params: { campaign_id: id }, body: {} }, { campaign: { id } }],
    ['listCampaignExecutions', { params: { parent_campaign_id: id } }, { campaign: { id } }],
    ['testCampaign', { body: { draft_id: id } }, { campaign: { id } }],
    [
      'updateOffering',
      { params: { offer_id: 'offer_1' }, body: {} },
      { offering: { id: 'offer_1' } },
    ],
  ])('%s: what its id names', (operation, request, fact) => {
    expect(needed(operation, request, {})).toMatchObject(fact)
  })

  it.each<[what: string, operation: OperationName, request: RequestInput]>([
    ['no parameters', 'getCampaign', {}],
    ['an empty parameter', 'getCampaign', { params: { campaign_id: '' } }],
    ['no draft', 'testCampaign', { body: { channel: 'PUSH' } }],
    ['a draft id that is none', 'testCampaign', { body: { channel: 'PUSH', draft_id: 5 } }],
    ['no parameters', 'updateOffering', { body: {} }],
    ['a search, whatever its ids', 'searchCampaigns', { body: { campaign_fields: { ids: [id] } } }],
    ['a campaign that is yet to be', 'createCampaign', { body: { channel: 'PUSH' } }],
    ['an offering that is yet to be', 'createOffering', { body: { name: 'a' } }],
  ])('no campaign and no offering with %s: %s', (_what, operation, request) => {
    const found = needed(operation, request, {})
    expect(found).not.toHaveProperty('campaign')
    expect(found).not.toHaveProperty('offering')
  })
})

describe('each member of the workspace', () => {
  const connector = { connector_type: 'SENDGRID', connector_name: 'Marketing' }
  const details = (subscription_category: unknown) => ({ basic_details: { subscription_category } })
  const update: OperationName = 'updateOffering'

  it.each<[what: string, request: [OperationName, RequestInput], workspace: object]>([
    [
      'a connector',
      ['updateCampaign', { body: { channel: 'EMAIL', connector } }],
      { connectors: [connector] },
    ],
    [
      'only what names it',
      [
        'updateCampaign',
        { body: { channel: 'EMAIL', connector: { connector_type: 'X', connector_name: 5, x: 1 } } },
      ],
      { connectors: [{ connector_type: 'X' }] },
    ],
    [
      'a subscription category',
      ['updateCampaign', { body: { channel: 'EMAIL', ...details('News') } }],
      { subscriptionCategories: ['News'] },
    ],
    [
      'the version filter of a search',
      ['searchCampaigns', { body: { limit: 1, campaign_fields: { version_number: 2 } } }],
      { versioningEnabled: true },
    ],
    ['a name', [update, { body: { name: 'Summer' } }], { offeringNames: ['Summer'] }],
    ['tags, each once', [update, { body: { tags: ['a', 'b', 'a'] } }], { tagIds: ['a', 'b'] }],
    ['no tag that is no id', [update, { body: { tags: ['a', 5, null] } }], { tagIds: ['a'] }],
    [
      'attributes',
      [update, { body: { offering_attribute_configuration: ['x', 'y'] } }],
      { offeringAttributeIds: ['x', 'y'] },
    ],
    [
      'templates, wherever they are named',
      [
        update,
        {
          body: {
            offer_content: {
              en: [{ meta: { templateId: 't1' } }, { a: { meta: { templateId: 't2' } } }],
            },
          },
        },
      ],
      { templateIds: ['t1', 't2'] },
    ],
    [
      'several of them',
      [update, { body: { name: 'Summer', tags: ['a'] } }],
      { offeringNames: ['Summer'], tagIds: ['a'] },
    ],
  ])('%s', (_what, [operation, request], workspace) => {
    const offerings = operation === update ? { offeringsEnabled: true } : {}
    expect(needed(operation, request).workspace).toEqual({ ...offerings, ...workspace })
  })

  it.each<[what: string, operation: OperationName, body: object]>([
    ['a push', 'updateCampaign', { channel: 'PUSH', connector, ...details('News') }],
    ['a category that is a template', 'updateCampaign', { channel: 'EMAIL', ...details('{{x}}') }],
    ['a category that is no text', 'updateCampaign', { channel: 'EMAIL', ...details(5) }],
    ['a connector without a type', 'updateCampaign', { channel: 'EMAIL', connector: {} }],
    ['a search for all versions', 'searchCampaigns', { limit: 1, campaign_fields: { ids: ['a'] } }],
    ['an inline push', 'testCampaign', { channel: 'PUSH', basic_details: {} }],
  ])('nothing for %s', (_what, operation, body) => {
    expect(needed(operation, { body })).not.toHaveProperty('workspace')
  })

  it.each<[what: string, body: object]>([
    ['a name that is no text', { name: 5 }],
    ['no tags', { tags: [] }],
    ['tags that are no list', { tags: 'a' }],
    ['attributes of another shape', { offering_attribute_configuration: [{ id: 'x' }] }],
    ['content that names no template', { offer_content: { en: { meta: {} } } }],
  ])('no inventory for %s', (_what, body) => {
    expect(needed(update, { body }).workspace).toEqual({ offeringsEnabled: true })
  })
})

describe('drafts that are to be published', () => {
  const stored = { connectors: true, subscriptionCategories: true }

  it.each(['validate-push', 'validate-email'])(
    '%s: the draft, and all that it may name',
    (base) => {
      const { operation, input } = baseRequest(base)
      const campaign = { id: input.params?.campaign_id }
      expect(needed(operation, input)).toEqual({ campaign, workspace: stored })
    },
  )

  it.each(['publish-push', 'publish-email'])(
    '%s: also whether it may be published anew',
    (base) => {
      const { operation, input } = baseRequest(base)
      const campaign = { id: input.params?.campaign_id }
      const workspace = { versioningEnabled: true, ...stored }
      expect(needed(operation, input)).toEqual({ campaign, workspace })
    },
  )

  it('ignores the parts of the draft that the body replaces', () => {
    const connector = { connector_type: 'SENDGRID', connector_name: 'Marketing' }
    const basic_details = { name: 'A', subscription_category: 'News' }
    const request = changed('publish-email', { connector, basic_details })
    expect(needed(...request).workspace).toEqual({
      versioningEnabled: true,
      connectors: [connector],
      subscriptionCategories: ['News'],
    })
  })

  it('an update that publishes nothing needs only what it submits', () => {
    const request: RequestInput = { params: { campaign_id: id }, body: { channel: 'PUSH' } }
    expect(needed('updateCampaign', request)).toEqual({ campaign: { id } })
  })
})

describe('the returned facts are sufficient', () => {
  it('for every case', () => {
    const given = topics.flatMap(({ cases }) => cases).filter(({ http }) => http === undefined)
    for (const each of given) {
      const request = requestOf(each)
      // Without the id or the key in the request, there is nothing to look up.
      if (request.params === undefined || request.headers === undefined) continue
      const { input, facts } = inputOf(request)
      const contract = contractOf(each.options)
      const named = onlyNamed(facts, contract.factsNeeded(request.operation, input))
      const [some, all] = [named, facts].map((given) =>
        JSON.stringify(contract.check(request.operation, input, given)),
      )
      expect([each.id, some]).toEqual([each.id, all])
    }
  })

  it('leaves no rule unchecked', () => {
    for (const name of Object.keys(bases)) {
      const { operation, input, facts } = baseRequest(name)
      const known: Facts = { idempotency: null, recentRequests: [], ...facts }
      const needs = createContract().factsNeeded(operation, input)
      const verdict = createContract().check(operation, input, onlyNamed(known, needs))
      expect([name, verdict.unchecked]).toEqual([name, []])
    }
  })
})

it('needs no facts for rules that are off', () => {
  const { operation, input } = baseRequest('update-offering-scheduled')
  const all = Object.fromEntries(createContract().rules.map((rule) => [rule.id, 'off'] as const))
  expect(needed(operation, input, { rules: all })).toEqual({})
})

it('needs no more facts for odd requests', () => {
  for (const request of [null, 'x', { body: [] }, { params: 5, headers: 'x', body: null }]) {
    expect(needed('createOffering', request as never)).toEqual({
      workspace: { offeringsEnabled: true },
    })
  }
  expect(() => needed('createOffer' as OperationName, {})).toThrow('Did you mean')
})

/** Returns only the needed facts. */
function onlyNamed(facts: Facts, needs: FactsNeeded): Facts {
  const isNamed =
    (names: object) =>
    ([name]: [string, unknown]) =>
      Object.hasOwn(names, name)
  const named: Facts = Object.fromEntries(Object.entries(facts).filter(isNamed(needs)))
  if (facts.now) named.now = facts.now
  if (named.workspace) {
    const members = Object.entries(named.workspace)
    named.workspace = Object.fromEntries(members.filter(isNamed(needs.workspace ?? {})))
  }
  return named
}
