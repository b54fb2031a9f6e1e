import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createContract,
  type Facts,
  type OperationName,
  type RequestInput,
  type Workspace,
} from '../../src/core/index.js'
import { inputOf, requestOf, topics } from '../conformance/load-cases.js'
import { baseRequest } from './requests.js'

const now = new Date('2026-01-15T00:00:00Z')
const clock = () => now
const id = '65f1c2a9d4e8b7a6c5d4e3f2'

/** Switches off the rules about facts that a workspace does not have. */
const rules = {
  'auth/*': 'off',
  'idempotency/*': 'off',
  'rate-limit/*': 'off',
} as const

const contractFor = (workspace: Workspace) => createContract({ workspace, clock, rules })

/** Returns the violated and the skipped rules. */
function rulesOf(
  workspace: Workspace,
  operation: OperationName,
  request: RequestInput,
  facts: Facts = {},
) {
  const verdict = contractFor(workspace).check(operation, request as never, facts)
  const violated = verdict.ok ? [] : verdict.violations.map(({ rule }) => rule)
  return { violated, unchecked: verdict.unchecked }
}

/** Returns a request of the conformance data with other members of its body. */
function changed(base: string, members: object = {}) {
  const { operation, input } = baseRequest(base)
  return { operation, request: { ...input, body: { ...(input.body as object), ...members } } }
}

const offering = changed('create-offering-minimal', {
  name: 'Winter_Sale',
  tags: ['tag_a'],
  offering_attribute_configuration: ['attr_a'],
  offer_content: { meta: { templateId: 'tpl_a' } },
})
const names = { connector_type: 'SES', connector_name: 'Main' }
const email = changed('create-email', {
  connector: names,
  basic_details: { content_type: 'PROMOTIONAL', subscription_category: 'News' },
})

it.each<
  [
    fact: string,
    sent: { operation: OperationName; request: RequestInput },
    accepting: Workspace,
    rejecting: Workspace,
  ]
>([
  ['offeringsEnabled', offering, { offerings_enabled: true }, { offerings_enabled: false }],
  ['tagIds', offering, { tags: ['tag_a'] }, { tags: [] }],
  ['templateIds', offering, { templates: { tpl_a: 'Banner' } }, { templates: { tpl_b: '' } }],
  [
    'offeringAttributeIds',
    offering,
    { offering_attributes: ['attr_a'] },
    { offering_attributes: ['attr_b'] },
  ],
  ['connectors', email, { connectors: [names] }, { connectors: [] }],
  [
    'subscriptionCategories',
    email,
    { subscription_categories: ['News'] },
    { subscription_categories: {} },
  ],
])('%s of the workspace is not asked for', (fact, { operation, request }, ...workspaces) => {
  const needed = (workspace: Workspace) =>
    contractFor(workspace).factsNeeded(operation, request as never).workspace ?? {}
  expect(needed({})).toHaveProperty(fact)
  for (const workspace of workspaces) expect(needed(workspace)).not.toHaveProperty(fact)
})

describe('offerings', () => {
  const offerings = {
    offer_1: { name: 'Winter_Sale' },
    offer_2: { name: 'Old_Sale', status: 'archived' },
  } as const
  const create = (name: string) =>
    rulesOf({ offerings }, offering.operation, changed('create-offering-minimal', { name }).request)
  const update = (params: object, members: object, facts?: Facts) => {
    const { operation, request } = changed('update-offering-scheduled', members)
    return rulesOf({ offerings }, operation, { ...request, params } as RequestInput, facts)
  }

  it('with another id are unknown, so their rules are skipped', () => {
    const { violated, unchecked } = update({ offer_id: 'offer_3' }, {})
    expect(violated).toEqual([])
    expect(unchecked).toContain('offering/unknown')
  })

  it('have names that are taken', () => {
    expect(create('Winter_Sale').violated).toContain('offering/name-taken')
  })

  it.each([
    ['that the workspace does not have, because offerings are created all the time', 'New_Sale'],
    ['of archived offerings', 'Old_Sale'],
  ])('may have a name elsewhere: one %s', (_what, name) => {
    const { violated, unchecked } = create(name)
    expect(violated).not.toContain('offering/name-taken')
    expect(unchecked).toContain('offering/name-taken')
    const { request } = changed('create-offering-minimal', { name })
    const needed = contractFor({ offerings }).factsNeeded('createOffering', request as never)
    expect(needed.workspace?.offeringNames).toEqual([name])
  })

  it('do not give their names to other offerings', () => {
    expect(update({ offer_id: 'offer_2' }, { name: 'Winter_Sale' }).violated).toContain(
      'offering/archived',
    )
    const other = { offering: { name: 'Other' } }
    expect(update({ offer_id: 'offer_3' }, { name: 'Winter_Sale' }, other).violated).toContain(
      'offering/name-taken',
    )
  })

  it('are asked for alone if the name is taken', () => {
    const { operation, request } = changed('update-offering-scheduled', { name: 'Winter_Sale' })
    const sent = { ...request, params: { offer_id: 'offer_3' } } as never
    const needed = contractFor({ offerings }).factsNeeded(operation, sent)
    expect(needed.workspace).not.toHaveProperty('offeringNames')
    expect(needed.offering).toEqual({ id: 'offer_3' })
  })
})

describe('campaigns', () => {
  const campaigns = {
    [id]: { status: 'ACTIVE', channel: 'PUSH', campaign_delivery_type: 'PERIODIC' },
  }
  const stop = { ...baseRequest('status-stop').input, params: { campaign_id: id } }

  it('with another id are unknown, so their rules are skipped', () => {
    const other = { ...stop, params: { campaign_id: '65f1c2a9d4e8b7a6c5d4e3f3' } }
    const { violated, unchecked } = rulesOf({ campaigns }, 'changeCampaignStatus', other)
    expect(violated).toEqual([])
    expect(unchecked).toContain('campaign/unknown')
    expect(unchecked).toContain('status/stop-periodic')
    expect(contractFor({ campaigns }).factsNeeded('changeCampaignStatus', other)).toEqual({
      campaign: { id: other.params.campaign_id },
    })
  })

  it('are not asked for', () => {
    expect(contractFor({ campaigns }).factsNeeded('changeCampaignStatus', stop)).toEqual({})
  })

  it('are asked for if a member is missing', () => {
    const partial = { [id]: { status: 'ACTIVE' } }
    expect(contractFor({ campaigns: partial }).factsNeeded('changeCampaignStatus', stop)).toEqual({
      campaign: { id },
    })
  })

  it('validate a draft to publish, with the settings of the workspace', () => {
    const sent = {
      ...baseRequest('publish-push').input,
      params: { campaign_id: id },
      body: { status: 'PUBLISH' },
    }
    const needed = (workspace: Workspace) =>
      contractFor(workspace).factsNeeded('updateCampaign', sent)
    expect(
      rulesOf({ campaigns, versioning_enabled: false }, 'updateCampaign', sent).violated,
    ).toContain('publish/not-draft')
    expect(needed({ campaigns }).workspace).toEqual({ versioningEnabled: true })
    expect(needed({ campaigns })).not.toHaveProperty('campaign')
    expect(needed({ versioning_enabled: true }).workspace).not.toHaveProperty('versioningEnabled')
  })
})

describe('the whole contract knows the workspace', () => {
  const contract = contractFor({ tags: ['tag_a'], versioning_enabled: true })

  it('an HTTP request', () => {
    const request = {
      method: 'POST',
      url: '/v5/offers',
      headers: baseRequest('create-offering-minimal').input.headers,
      body: { ...(offering.request.body as object), tags: ['tag_b'] },
    }
    const verdict = contract.checkHttp(request)
    expect(verdict?.ok === false && verdict.violations.map(({ target }) => target)).toEqual([
      'tags.0',
    ])
  })

  it('a Standard Schema', () => {
    const { validate } = contract.schema('createOffering')['~standard']
    const body = { ...(offering.request.body as object), tags: ['tag_a', 'tag_b'] }
    expect(validate(body).issues?.map(({ path }) => path)).toEqual([['tags', 1]])
  })

  it('a response, with and without its request', () => {
    const response = { status: 200, body: { data: [{ id, status: 'ACTIVE' }] } }
    const { input: request } = baseRequest('search')
    const findings = (context?: object) =>
      contract
        .checkResponse('searchCampaigns', response, context)
        .findings.map(({ target }) => target)
    expect(findings()).toContain('data.0.version_number')
    expect(findings({ request })).toContain('data.0.version_number')
    const facts = { workspace: { versioningEnabled: false } }
    expect(findings({ facts })).not.toContain('data.0.version_number')
    expect(findings({ request, facts })).not.toContain('data.0.version_number')
  })
})

describe('a request that cannot be read', () => {
  const throwing = {
    get draft_id() {
      throw new Error('unreadable')
    },
    get name() {
      throw new Error('unreadable')
    },
  }

  it('gets the same verdict as without a workspace', () => {
    const workspace = { campaigns: { [id]: {} }, offerings: { offer_1: { name: 'Sale' } } }
    const request = { headers: { 'X-SVC-Request-Id': 'a-1' }, body: throwing }
    for (const operation of ['testCampaign', 'createOffering'] as const) {
      const [one, other] = [createContract({ clock, workspace }), createContract({ clock })].map(
        (contract) => contract.check(operation, request as never),
      )
      expect(one).toEqual(other)
      expect(one).toMatchObject({ ok: false, response: { status: 500 } })
    }
  })
})

it('does not find an id that is empty or inherited', () => {
  const workspace = { campaigns: { '': { campaign_delivery_type: 'PERIODIC' } } }
  for (const campaign_id of ['', 'constructor', '__proto__']) {
    const sent = { ...baseRequest('status-stop').input, params: { campaign_id } }
    const { violated } = rulesOf(workspace, 'changeCampaignStatus', sent)
    expect(violated).not.toContain('status/stop-periodic')
  }
})

it('does not follow later changes of the option', () => {
  const tags = ['tag_a']
  const connector = { connector_type: 'SES', connector_name: 'Main' }
  const contract = contractFor({ tags, connectors: [connector] })
  tags.push('tag_b')
  connector.connector_name = 'Other'
  expect(contract.check('createCampaign', email.request as never)).toMatchObject({ ok: true })
  const body = { ...(offering.request.body as object), tags: ['tag_b'] }
  const verdict = contract.check('createOffering', { ...offering.request, body } as never)
  expect(verdict.ok === false && verdict.violations.map(({ rule }) => rule)).toEqual([
    'offering/tag-unknown',
  ])
})

describe('equals a contract without a workspace that gets the same facts', () => {
  const cases = topics
    .flatMap((topic) => topic.cases)
    .filter(({ http }) => http === undefined)
    .map((each) => ({ ...each, request: requestOf(each) }))

  const inventories = {
    tagIds: 'tags',
    templateIds: 'templates',
    offeringAttributeIds: 'offering_attributes',
    subscriptionCategories: 'subscription_categories',
    connectors: 'connectors',
    offeringsEnabled: 'offerings_enabled',
    versioningEnabled: 'versioning_enabled',
  } as const

  /** Values that contradict the facts of the cases; facts that are passed must win over them. */
  const decoys: Workspace = {
    tags: ['decoy'],
    templates: ['decoy'],
    offering_attributes: ['decoy'],
    subscription_categories: ['decoy'],
    connectors: [],
    offerings_enabled: false,
    versioning_enabled: false,
  }

  it('for any part of the facts that the workspace has', () => {
    let moved = 0
    fc.assert(
      fc.property(fc.constantFrom(...cases), fc.infiniteStream(fc.boolean()), (each, coins) => {
        const isMoved = () => coins.next().value as boolean
        const { input, facts } = inputOf(structuredClone(each.request))
        const { workspace: settings = {}, campaign, offering, ...others } = facts
        const workspace: Record<string, unknown> = {}
        const passed: Facts = { ...others }
        const passedSettings: Record<string, unknown> = {}
        for (const [name, value] of Object.entries(settings)) {
          const own = inventories[name as keyof typeof inventories]
          if (own !== undefined && value !== null && isMoved()) {
            workspace[own] = value
            moved++
          } else {
            passedSettings[name] = value
            if (own !== undefined && value !== null && isMoved()) workspace[own] = decoys[own]
          }
        }
        if (facts.workspace !== undefined) passed.workspace = passedSettings
        const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown }
        const draft = (body as { draft_id?: unknown } | undefined)?.draft_id
        const campaignId = params.campaign_id || params.parent_campaign_id || draft
        if (campaign !== undefined) {
          const isOwn = campaign !== null && typeof campaignId === 'string' && campaignId !== ''
          if (isOwn && isMoved()) workspace.campaigns = { [campaignId]: campaign }
          else passed.campaign = campaign
        }
        if (offering !== undefined) {
          const isOwn = offering !== null && params.offer_id
          // The name of an offering in the workspace is taken, which only its own check ignores.
          if (isOwn && isMoved()) workspace.offerings = { [params.offer_id ?? '']: offering }
          else passed.offering = offering
        }
        const options = { ...each.options, responseId: () => 'id', clock }
        const plain = createContract(options)
        let contract = plain
        try {
          contract = createContract({ ...options, workspace: workspace as Workspace })
        } catch {
          // Some cases have facts of an invalid type, which a workspace rejects.
          return
        }
        const { operation } = each.request
        expect(contract.check(operation, input as never, passed)).toEqual(
          plain.check(operation, input as never, facts),
        )
      }),
      { numRuns: 400 },
    )
    expect(moved).toBeGreaterThan(100)
  })
})
