import { describe, expect, it } from 'vitest'
import { isObject } from '../../src/core/base/json.js'
import { createContract, type Facts } from '../../src/core/index.js'
import { baseRequest } from './requests.js'

const contract = createContract()

/** Returns the verdict on a base request with another body and other facts. */
function check(base: string, body: unknown, facts: Facts = {}, options = {}) {
  const request = baseRequest(base)
  const known = { ...request.facts, ...facts }
  return createContract(options).check(request.operation, { ...request.input, body }, known)
}

const rulesOf = (verdict: ReturnType<typeof check>) =>
  verdict.ok ? [] : verdict.violations.map(({ rule, target }) => `${rule} at ${target}`)

describe('cyclic values', () => {
  const cyclic = () => {
    const value: Record<string, unknown> = { a: 1 }
    value.self = value
    return value
  }

  it('are rejected, whatever reads them', () => {
    const { facts } = baseRequest('update-offering-active-smv')
    const offering = { ...(facts.offering as object), conversion: cyclic() }
    const tooDeep = ['body/not-json at ']
    expect(
      rulesOf(check('update-offering-active-smv', { conversion: cyclic() }, { offering })),
    ).toEqual(tooDeep)
    expect(rulesOf(check('update-offering-scheduled', { offer_content: cyclic() }))).toEqual(
      tooDeep,
    )
  })
})

const full = ['test-push-inline-full', 'test-email-inline-full', 'search', 'create-offering-dmv']

it.each(full)('%s: a member without a value is none', (name) => {
  const withNone = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withNone)
    if (!isObject(value)) return value
    const members = Object.entries(value).map(([key, inner]) => [key, withNone(inner)])
    return { ...Object.fromEntries(members), unheard_of: undefined }
  }
  const { body } = baseRequest(name).input
  const { request: _, ...verdict } = check(name, withNone(body)) as { request?: unknown }
  expect(check(name, body)).toMatchObject(verdict)
})

it('ignores a body that the operation does not take', () => {
  const { operation, input, facts } = baseRequest('get-campaign')
  const body = { request_id: 'another' }
  expect(contract.check(operation, { ...input, body }, facts).ok).toBe(true)
})

it('answers on a value whose keys are all inherited, as those of a URL are', () => {
  const { warnings } = check('update-email', { basic_details: new URL('https://example.com') })
  expect(warnings.map(({ rule, target }) => `${rule} at ${target}`)).toContain(
    'field/unknown at basic_details.href',
  )
})

describe('a locked field', () => {
  const { facts } = baseRequest('update-offering-active-smv')
  const withConversion = (conversion: unknown): Facts => ({
    offering: { ...(facts.offering as object), conversion },
  })

  it.each<[string, unknown, unknown, boolean]>([
    ['keys that are not sent stay', { a: 1, b: 2 }, { a: 1 }, true],
    ['another value', { a: 1 }, { a: 2 }, false],
    ['a further key', { a: 1 }, { a: 1, b: 2 }, false],
    ['an array is replaced, so all of it counts', [{ a: 1, b: 2 }], [{ a: 1 }], false],
    ['a shorter array', [1, 2], [1], false],
    ['another order', [1, 2], [2, 1], false],
    ['the same instant', { at: '2026-05-01T12:00:00Z' }, { at: '2026-05-01T14:00:00+02:00' }, true],
    ['null for a value', { a: 1 }, { a: null }, false],
    ['the same array', [{ a: 1, b: [2] }], [{ b: [2], a: 1 }], true],
    ['another instant', { at: '2026-05-01T12:00:00Z' }, { at: '2026-05-01T12:00:01Z' }, false],
    ['an instant in a list', ['2026-05-01T12:00:00Z'], '2026-05-01T12:00:00Z', false],
    ['an instant that becomes a list', '2026-05-01T12:00:00Z', ['2026-05-01T12:00:00Z'], false],
    ['another value further in', { x: { a: 1 } }, { x: { a: 2 } }, false],
    ['some of the keys further in', { x: { a: 1, b: 2 } }, { x: { a: 1 } }, true],
    ['some of the keys deep within a list', [{ x: { a: 1, b: 2 } }], [{ x: { a: 1 } }], false],
    ['a longer list', [1], [1, null], false],
    ['an object for a list', [1], { 0: 1 }, false],
    ['a list for an object', { 0: 1, length: 1 }, [1], false],
    ['an empty object for a list', [], {}, false],
    ['an empty list for an object', {}, [], false],
    ['an empty object for a number', 1, {}, false],
    ['a number for an object', {}, 1, false],
    ['null for a date-time', '2031-05-01T09:00:00Z', null, false],
  ])('%s', (_what, stored, sent, isUnchanged) => {
    const verdict = check(
      'update-offering-active-smv',
      { conversion: sent },
      withConversion(stored),
    )
    expect(rulesOf(verdict)).toEqual(isUnchanged ? [] : ['offering/field-locked at conversion'])
  })
})

describe('partial facts', () => {
  it.each<[string, string, unknown, Facts, string[]]>([
    [
      'an offering without status and scheduling',
      'update-offering-active-smv',
      { scheduling: { start_datetime: '2031-01-01T00:00:00Z' } },
      { offering: {} },
      ['offering/expired', 'offering/archived', 'offering/schedule-order', 'offering/field-locked'],
    ],
    [
      'an offering without its name',
      'update-offering-active-smv',
      { name: 'spring_sale' },
      { offering: { status: 'active' }, workspace: { offeringNames: ['spring_sale'] } },
      ['offering/feature-disabled', 'offering/name-taken'],
    ],
    [
      'an active offering without the type of its variations',
      'update-offering-active-smv',
      { variation_meta: { smv_distribution: { a: 100 } } },
      { offering: { status: 'active' } },
      ['offering/field-locked'],
    ],
    [
      'a draft without its channel',
      'test-push-draft-no-channel',
      {
        draft_id: '66b1f0c2a94e3d0012ab34cd',
        test_campaign_meta: { identifier: 'PUSH_ID', identifier_values: ['a'], locale_name: 'zz' },
      },
      { campaign: { status: 'DRAFT' } },
      ['test/identifier-channel', 'test/narrowing-unknown', 'test/draft-channel'],
    ],
  ])('%s', (_what, base, body, facts, unchecked) => {
    const verdict = check(base, body, facts)
    expect(rulesOf(verdict)).toEqual([])
    expect(verdict.unchecked.filter((id) => !/^(?:idempotency|rate-limit)/.test(id))).toEqual(
      unchecked,
    )
  })
})

describe('one mistake is reported once', () => {
  it.each<[string, string, unknown, string[]]>([
    [
      'locales that are null',
      'test-push-inline',
      {
        channel: 'PUSH',
        campaign_content: {
          locales: null,
          content: {
            default: { variation_1: { push: { web: {} } } },
            fr: { variation_1: { push: { web: {} } } },
          },
        },
        test_campaign_meta: { identifier: 'PUSH_ID', identifier_values: ['a'] },
      },
      ['structure at campaign_content.locales'],
    ],
    [
      'details of a banner that are null',
      'test-push-inline',
      {
        channel: 'PUSH',
        campaign_content: {
          content: {
            push: { android: { template_type: 'IMAGE_BANNER_WITH_TEXT', basic_details: null } },
          },
        },
        test_campaign_meta: { identifier: 'PUSH_ID', identifier_values: ['a'] },
      },
      ['structure at campaign_content.content.push.android.basic_details'],
    ],
    [
      'fields of push in a body about e-mail, which are unknown there',
      'test-email-draft',
      {
        channel: 'EMAIL',
        draft_id: '66b1f0c2a94e3d0012ab34cd',
        basic_details: {
          geofences: { triggered_at: 'dwell' },
          platform_specific_details: { ios: {} },
        },
        test_campaign_meta: { identifier: 'EMAIL', identifier_values: ['a@example.com'] },
      },
      [],
    ],
  ])('%s', (_what, base, body, wanted) => {
    expect(rulesOf(check(base, body))).toEqual(wanted)
  })

  it('does not look up a malformed id', () => {
    const { operation, input, facts } = baseRequest('status-stop')
    const request = { ...input, params: { campaign_id: 'x' } }
    const verdict = contract.check(operation, request, { ...facts, campaign: null })
    expect(rulesOf(verdict)).toEqual(['params/malformed at campaign_id'])
    expect(verdict.ok ? 0 : verdict.response.status).toBe(400)
  })
})

describe('a partially known draft', () => {
  const { operation, input, facts } = baseRequest('validate-push')
  const { campaign_delivery_type: _, ...withoutType } = facts.campaign as Record<string, unknown>

  it('leaves rules about its delivery type unchecked', () => {
    const verdict = contract.check(operation, input, {
      ...facts,
      campaign: { ...withoutType, basic_details: { name: 'a' } },
    })
    expect(rulesOf(verdict)).toEqual([])
    expect(verdict.unchecked).toContain('delivery/business-event-required')
  })

  it('leaves the connector of an e-mail campaign unchecked', () => {
    const email = baseRequest('validate-email')
    const {
      channel: _channel,
      connector: _connector,
      ...campaign
    } = email.facts.campaign as Record<string, unknown>
    const verdict = contract.check(email.operation, email.input, { ...email.facts, campaign })
    expect(verdict.unchecked).toContain('publish/incomplete')
  })
})

it.each([
  ['a list', []],
  ['a string', 'x'],
  ['a number', 7],
])('parameters that are %s are given, but empty', (_what, params) => {
  const { operation, input } = baseRequest('status-stop')
  const verdict = contract.check(operation, { ...input, params: params as never })
  expect(rulesOf(verdict)).toEqual(['params/malformed at campaign_id'])
})

describe('an unreadable request', () => {
  const { operation, input } = baseRequest('create-offering-smv')
  const conversion = {
    get goal() {
      throw new Error('boom')
    },
  }
  const body = { ...(input.body as object), conversion }

  it('needs no facts', () => {
    expect(contract.factsNeeded(operation, { ...input, body })).toEqual({})
    expect(contract.factsNeeded(operation, input)).not.toEqual({})
  })
})
