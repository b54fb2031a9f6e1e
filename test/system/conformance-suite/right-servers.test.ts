import { expect, it } from 'vitest'
import { createSandbox } from '../../../src/testing/sandbox/index.js'
import { keysOf, run, tried } from '../../conformance-suite/trying.js'

it('finds nothing in a handler whose state it sets', async () => {
  const only = ['http/*', 'params/*', 'body/*', 'auth/*', 'request-id/*', 'structure']
  const report = await tried({ only }, undefined, { kinds: ['cases'] })
  expect(keysOf(report)).toEqual([])
  expect(report.outcome).toBe('passed')
  expect(report.cases.passed).toBeGreaterThan(500)
})

const workspace = {
  offeringsEnabled: true,
  versioningEnabled: false,
  tagIds: ['t1', 't2', 't3'],
  templateIds: ['p1', 'p2'],
  offeringAttributeIds: ['a1', 'a2', 'a3'],
  connectors: [
    { connector_type: 'SENDGRID', connector_name: 'Letters' },
    { connector_type: 'SENDGRID', connector_name: 'Bills' },
    { connector_type: 'AMAZON_SES', connector_name: 'Other' },
  ],
  subscriptionCategories: ['News', 'Updates'],
}
const unlimited = {
  limits: {
    testCampaign: [],
    createOffering: [],
    updateOffering: [],
    listOfferings: [],
    listOfferTemplates: [],
  },
}

const withoutVariants = { kinds: ['cases', 'generated', 'sequences'] } as const

it('finds nothing in a server with fixtures', async () => {
  const active = {
    name: 'Running_offer',
    status: 'active',
    scheduling: {
      start_datetime: '2020-01-01T00:00:00Z',
      expiry_datetime: '2090-01-01T00:00:00Z',
    },
    variation_meta: { type: 'SMV', variantsPerLocale: ['a', 'b'] },
  }
  const archived = { name: 'Old_offer', status: 'archived' }
  const sandbox = createSandbox({
    contract: unlimited,
    data: {
      credentials: [
        { username: 'w', password: 'p' },
        { username: 'w', password: 'q', permitted: false },
      ],
      workspace,
      offerings: { offer_active: active, offer_archived: archived },
    },
  })
  const fixtures = {
    workspace,
    credentialsWithoutPermission: 'w:q',
    offerings: [
      { id: 'offer_active', ...active, disposable: true },
      { id: 'offer_archived', ...archived },
    ],
  }
  const options = { contract: unlimited, credentials: 'w:p', fixtures, seed: 3, cases: 20 }
  const report = await run({ target: sandbox.fetch, ...options }, withoutVariants)
  expect(keysOf(report)).toEqual([])
  expect(report.cases.passed).toBeGreaterThan(2700)
  expect(report.coverage.operations.every(({ requests }) => requests > 0)).toBe(true)
})

it('tests a server without fixtures', async () => {
  const sandbox = createSandbox({ contract: unlimited })
  const options = { target: sandbox.fetch, contract: unlimited, seed: 4, cases: 5 }
  const report = await run(options, withoutVariants)
  expect(keysOf(report)).toEqual([])
  expect(report.cases.passed).toBeGreaterThan(1000)
})

it('uses the names of the service', async () => {
  const contract = {
    serviceName: 'ACME',
    optimizedDistribution: 'ACME_AI',
    basePath: '/api',
    statusPath: '/v5/campaigns/{campaign_id}/state',
  }
  const sandbox = createSandbox({ contract })
  const only = ['changeCampaignStatus', 'listOfferings']
  const options = { target: sandbox.fetch, contract, only, seed: 5, cases: 20 }
  const report = await run(options)
  expect(keysOf(report)).toEqual([])
  expect(report.cases.passed).toBeGreaterThan(50)
})
