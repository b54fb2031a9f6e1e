import { describe, expect, it } from 'vitest'
import { createContract, type OperationName } from '../../src/core/index.js'
import { documented, documents, type Node } from './documents.js'

/** The marks in the documents separate documented requirements from decisions. */

/** The statuses in the API description; 2XX if it does not have the number. */
const described: Record<OperationName, string> = {
  createCampaign: '2XX 401',
  getCampaign: '2XX 401',
  updateCampaign: '2XX 401',
  validateCampaign: '401',
  changeCampaignStatus: '2XX 401',
  listCampaignExecutions: '2XX 401',
  searchCampaigns: '2XX 401',
  testCampaign: '200 400 401 409 500',
  listOfferings: '200 400 401 403 429 503',
  listOfferTemplates: '200 400 401 403 429 503',
  createOffering: '201 400 401 403 409 429 503',
  updateOffering: '200 400 401 403 404 409 429 503',
}

/** The added statuses, which every server needs. */
const decided: Record<OperationName, string> = {
  createCampaign: '400 403 405 409 413 415 429 500',
  getCampaign: '400 403 404 405 429 500',
  updateCampaign: '400 403 404 405 409 413 415 422 429 500',
  validateCampaign: '200 400 403 404 405 413 415 422 429 500',
  changeCampaignStatus: '400 403 404 405 409 413 415 422 429 500',
  listCampaignExecutions: '400 403 404 405 409 413 415 429 500',
  searchCampaigns: '400 403 405 409 413 415 429 500',
  testCampaign: '403 405 413 415 429',
  listOfferings: '405 500',
  listOfferTemplates: '405 500',
  createOffering: '405 413 415 500',
  updateOffering: '405 413 415 500',
}

const { rules } = createContract()

describe('the statuses of an operation', () => {
  it.each(Object.keys(described) as OperationName[])('%s', (name) => {
    const operation = documented(name)
    const statuses = Object.keys(operation.responses as Node).map((status) =>
      operation['x-any-success'] && status === '200' ? '2XX' : status,
    )
    const assumed = operation['x-assumed-statuses'] as string[]
    expect([...assumed].sort().join(' ')).toBe(decided[name])
    const rest = statuses.filter((status) => !assumed.includes(status))
    expect(rest.sort().join(' ')).toBe(described[name])
  })
})

it('silent-if names rules that the same operations have', () => {
  const ids = (operation: string) =>
    rules
      .filter(({ operations }) => (operations as string[]).includes(operation))
      .map(({ id }) => id)
  const violations = rules.flatMap(({ id, operations, silentIf }) =>
    operations
      .filter((operation) => !silentIf.every((other) => ids(operation).includes(other)))
      .map((operation) => `${id} on ${operation}`),
  )
  expect(violations).toEqual([])
})

describe.each(Object.entries(documents))('%s.yaml', (family, document) => {
  function* parts(value: unknown, place: string): Generator<[string, Node]> {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) yield [place, value as Node]
    for (const [key, inner] of Object.entries(value)) yield* parts(inner, `${place}/${key}`)
  }

  it('marks an assumed response only with a reason', () => {
    const values = (document['x-rules'] as Node[]).flatMap((rule) => [
      rule,
      ...((rule.overrides ?? []) as Node[]).map((override) => ({ ...rule, ...override })),
    ])
    const said = values.filter((rule) => rule['assumed-part'] !== undefined)
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter(({ assumed }) => assumed === undefined)).toEqual([])
  })

  it('has x-assumed exactly where there is a reason', () => {
    const violations = [...parts(document, '')].filter(
      ([, part]) => (part['x-assumed'] === true) !== (typeof part['x-assumed-reason'] === 'string'),
    )
    expect(violations.map(([place]) => place)).toEqual([])
  })

  it('x-enum-rules names rules, and x-renamed existing keys', () => {
    const keys = new Set(
      [...parts(document, '')].flatMap(([, { properties }]) => Object.keys(properties ?? {})),
    )
    const ids = new Set<string>(rules.map(({ id }) => id))
    const violations = [...parts(document, '')].filter(([, part]) => {
      const named = Object.values((part['x-enum-rules'] ?? {}) as Record<string, string>)
      const renamed = Object.values((part['x-renamed'] ?? {}) as Record<string, string>)
      return !named.every((id) => ids.has(id)) || !renamed.every((key) => keys.has(key))
    })
    expect(violations.map(([place]) => place)).toEqual([])
  })

  it('x-expects-content marks exactly the objects and lists that are pointless if empty', () => {
    const marked = [...parts(document, '')].filter(([, part]) => part['x-expects-content'] === true)
    const names = marked.map(([place]) => place.replace('/components/schemas/', ''))
    expect(names.sort()).toEqual(expectingContent[family])
  })
})

/** Bodies with changes, and the objects of a message, its recipients and an offering. */
const expectingContent: Readonly<Record<string, string[]>> = {
  campaigns: [
    'CampaignContent',
    'PushContent',
    'TestCampaignMeta/properties/identifier_values',
    'UpdateChannellessCampaignRequest',
    'UpdateEmailCampaignRequest',
    'UpdatePushCampaignRequest',
    'VariationDetails/properties/manual_distribution_percentage',
  ],
  offerings: [
    'NewScheduling',
    'OfferingUpdate',
    'Scheduling',
    'VariationMeta',
    'VariationMeta/properties/control_group',
  ],
}
