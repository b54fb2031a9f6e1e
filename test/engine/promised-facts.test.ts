import { describe, expect, it } from 'vitest'
import { check as checkUpdate } from '../../generated/operations/updateOffering.js'
import { createContract, decideIdempotency, type Facts } from '../../src/core/index.js'
import { baseRequest } from './requests.js'

const contract = createContract()
const { operation, input, facts } = baseRequest('update-offering-active-smv')
const later = (value: unknown = {}): never => Promise.resolve(value) as never
const day = '2026-03-02T12:00:00Z'

const promised: [path: string, facts: () => Facts][] = [
  ['facts', () => later()],
  ['now', () => ({ now: later(new Date(day)) })],
  ['authenticated', () => ({ authenticated: later(false) })],
  ['permitted', () => ({ permitted: later(false) })],
  ['workspace', () => ({ workspace: later() })],
  ['workspace.offeringsEnabled', () => ({ workspace: { offeringsEnabled: later(false) } })],
  ['workspace.tagIds', () => ({ workspace: { tagIds: later([]) } })],
  ['workspace.tagIds.0', () => ({ workspace: { tagIds: [later('a')] } })],
  ['campaign', () => ({ campaign: later(null) })],
  ['campaign.basic_details', () => ({ campaign: { basic_details: later() } })],
  ['offering', () => ({ offering: later(null) })],
  ['offering.status', () => ({ offering: { status: later('expired') } })],
  [
    'offering.scheduling.start_datetime',
    () => ({ offering: { scheduling: { start_datetime: later(day) } } }),
  ],
  ['idempotency', () => ({ idempotency: later(null) })],
  ['idempotency.response.body', () => ({ idempotency: earlier(later({})) })],
  ['recentRequests', () => ({ recentRequests: later([]) })],
  ['recentRequests.0', () => ({ recentRequests: [later(1)] })],
  ['campaign', () => ({ campaign: { then: () => {} } as never })],
]

const earlier = (body: unknown) => ({
  fingerprint: 'f',
  state: 'completed' as const,
  createdAt: new Date(day),
  response: { status: 200, body },
})
const url = '/v5/offers/offer_1'
const messageOf = (path: string) =>
  path === 'facts'
    ? 'The facts are a promise. Pass the awaited value.'
    : `Fact \`${path}\` is a promise. Pass the awaited value.`

describe.each(promised)('a promise as %s', (path, make) => {
  const message = messageOf(path)

  it('is a TypeError in every check', () => {
    const prepared = contract.prepare({ method: 'PATCH', url, headers: {} })
    for (const act of [
      () => contract.check(operation, input, make()),
      () => contract.checkHttp({ method: 'PATCH', url, headers: {}, body: '{}' }, make()),
      () => contract.checkHttp({ method: 'DELETE', url, headers: {} }, make()),
      () => contract.checkResponse(operation, { status: 200, body: {} }, { facts: make() }),
      () => prepared?.checkHead(make()),
      () => prepared?.receive('{}').check(make()),
      () => checkUpdate(input, make()),
    ]) {
      expect(act).toThrow(new TypeError(message))
    }
  })
})

it('is not looked for in large values, or in facts that cannot be read', () => {
  const content = { a: { b: { c: later() } } }
  const unreadable = {
    get now(): never {
      throw new Error('no database')
    },
  }
  expect(contract.check(operation, input, { ...facts, campaign: content as never }).ok).toBe(true)
  const lazy = {
    ...facts.offering,
    get owner(): never {
      throw new Error('not loaded')
    },
  }
  expect(contract.check(operation, input, { ...facts, offering: lazy as never }).ok).toBe(true)
  expect(contract.check(operation, input, unreadable)).toMatchObject({
    ok: false,
    fault: new Error('no database'),
  })
})

it('is a TypeError of a lookup, in the verdict', () => {
  const body = { tags: ['a'], name: 'spring_sale', offer_content: { meta: { templateId: 't' } } }
  for (const [inventory, other] of [
    ['tagIds', {}],
    ['templateIds', {}],
    ['offeringNames', {}],
  ] as const) {
    const workspace = { ...other, [inventory]: async () => true }
    const verdict = contract.check(operation, { ...input, body }, { ...facts, workspace } as never)
    expect(verdict).toMatchObject({
      ok: false,
      response: { status: 500 },
      fault: new TypeError(
        `Fact \`workspace.${inventory}\` returned a promise. It must return true or false.`,
      ),
    })
  }
})

it('is a TypeError as a stored call', () => {
  const question = { operation, fingerprint: 'f', stored: later(), now: 0 }
  expect(() => decideIdempotency(question)).toThrow(
    new TypeError('`stored` is a promise. Pass the awaited value.'),
  )
})

describe('an offering status', () => {
  const checked = (status: unknown, scheduling?: object) =>
    contract.check(
      'updateOffering',
      { ...input, body: { scheduling: { start_datetime: '2031-01-01T00:00:00Z' } } },
      { ...facts, offering: { ...facts.offering, scheduling, status } as never },
    )
  const window = {
    start_datetime: '2020-01-01T00:00:00Z',
    expiry_datetime: '2040-01-01T00:00:00Z',
  }

  it.each(['ARCHIVED', 'Expired', 'Active', 'SCHEDULED', 'paused', ''])(
    'outside the documented words is unknown: %j',
    (status) => {
      for (const scheduling of [undefined, window]) {
        const { unchecked } = checked(status, scheduling)
        expect(unchecked).toEqual(
          expect.arrayContaining([
            'offering/expired',
            'offering/archived',
            'offering/field-locked',
          ]),
        )
      }
    },
  )

  it.each([7, true, {}, ['archived']])('that is not a string is a TypeError: %j', (status) => {
    expect(() => checked(status)).toThrow(new TypeError('Fact `offering.status` must be a string.'))
  })

  it.each([undefined, null])('that is %s is missing', (status) => {
    const verdict = checked(status, window)
    expect(verdict.ok || verdict.violations.map(({ rule }) => rule)).toEqual([
      'offering/field-locked',
    ])
  })
})

it.each([
  'tagIds',
  'templateIds',
  'offeringAttributeIds',
  'offeringNames',
  'subscriptionCategories',
])('%s that are no list, set or function are a TypeError', (name) => {
  const facts = { workspace: { [name]: { tag_summer: true } } } as never
  expect(() => contract.check(operation, input, facts)).toThrow(
    new TypeError(
      `Fact \`workspace.${name}\` must be an array or a set of strings, or a function that looks up one.`,
    ),
  )
})

it('ids that can only be looked up reject unknown ones, without a suggestion', () => {
  const tagIds = { has: (id: string) => id === 'tag_summer' } as never
  const verdict = contract.check(operation, { body: { tags: ['tag_sumer'] } }, {
    ...facts,
    workspace: { ...facts.workspace, tagIds },
  } as Facts)
  expect(verdict.ok ? [] : verdict.violations).toEqual([
    expect.objectContaining({
      rule: 'offering/tag-unknown',
      message: 'The workspace has no tag with this id.',
    }),
  ])
})
