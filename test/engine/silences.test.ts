import { describe, expect, it } from 'vitest'
import {
  type ContractOptions,
  createContract,
  type Facts,
  type OperationName,
  type Rejected,
  type RequestInput,
  scanJson,
} from '../../src/core/index.js'
import { baseRequest } from './requests.js'

/** Returns violations and warnings as `<severity> <rule> <target>`. */
function found(
  operation: OperationName,
  request: RequestInput,
  rules: ContractOptions['rules'] = {},
  facts: Facts = {},
): string[] {
  const verdict = createContract({ rules }).check(operation, request, facts)
  const all = [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
  return all.map(({ severity, rule, target }) => `${severity} ${rule} ${target}`)
}

/** An inline test of a push with these locales and this content. */
const push = (content: object, locales?: string[]): RequestInput => ({
  body: {
    ...(baseRequest('test-push-inline').input.body as object),
    campaign_content: { ...(locales && { locales }), content },
  },
})
const valid = { push: { android: { template_type: 'BASIC' } } }
const invalid = { push: { android: { template_type: 'BASICS' } } }
const invalidPath = 'push.android.template_type'

describe('a rule that another one silences', () => {
  const request: RequestInput = { headers: { Authorization: 'Bearer x' } }
  const reported = (malformed: 'error' | 'warn', rejected: 'error' | 'warn') =>
    found(
      'getCampaign',
      request,
      {
        'request-id/missing': 'off',
        'auth/credentials-malformed': malformed,
        'auth/credentials-rejected': rejected,
      },
      { authenticated: false },
    )
  const malformed = 'auth/credentials-malformed Authorization'
  const rejected = 'auth/credentials-rejected Authorization'

  it('reports nothing if the other is at least as severe', () => {
    expect(reported('error', 'error')).toEqual([`error ${malformed}`])
    expect(reported('warn', 'warn')).toEqual([`warn ${malformed}`])
    expect(reported('error', 'warn')).toEqual([`error ${malformed}`])
  })

  it('is reported if the other is only a warning', () => {
    expect(reported('warn', 'error')).toEqual([`error ${rejected}`, `warn ${malformed}`])
  })
})

describe('an unknown field that a rule reports', () => {
  const request: RequestInput = { body: { limit: 1, campaign_fields: { id: 'a', x: 1 } } }
  const reported = (legacy: 'error' | 'warn', unknown: 'error' | 'warn') =>
    found('searchCampaigns', request, {
      'request-id/missing': 'off',
      'search/legacy-id': legacy,
      'field/unknown': unknown,
    })
  const field = (name: string) => `field/unknown campaign_fields.${name}`
  const legacy = 'search/legacy-id campaign_fields.id'

  it('is reported once if the rule is at least as severe', () => {
    expect(reported('error', 'error')).toEqual([`error ${field('x')}`, `error ${legacy}`])
    expect(reported('warn', 'warn')).toEqual([`warn ${field('x')}`, `warn ${legacy}`])
    expect(reported('error', 'warn')).toEqual([`error ${legacy}`, `warn ${field('x')}`])
  })

  it('is reported as an error next to the warning', () => {
    expect(reported('warn', 'error')).toEqual([
      `error ${field('x')}`,
      `error ${field('id')}`,
      `warn ${legacy}`,
    ])
  })
})

describe('violations under an invalid path', () => {
  const content = { default: { variation_1: valid }, a: invalid, ab: { variation_1: invalid } }
  const request = push(content, ['a', 'ab'])
  const below = `error structure campaign_content.content.a.${invalidPath}`
  const beside = `error structure campaign_content.content.ab.variation_1.${invalidPath}`
  const place = 'content/variation-level-missing campaign_content.content.a'

  it('are not reported, but their siblings are', () => {
    expect(found('testCampaign', request)).toEqual([beside, `error ${place}`])
  })

  it('are reported if the path has only a warning', () => {
    const request = push({ android: { template_type: 'BASICS' } })
    const rule = 'content/default-locale-missing'
    const place = `${rule} campaign_content.content`
    const inside = 'error structure campaign_content.content.android.template_type'
    expect(found('testCampaign', request)).toEqual([`error ${place}`])
    expect(found('testCampaign', request, { [rule]: 'warn' })).toEqual([inside, `warn ${place}`])
  })

  it('are reported beside flat content if that is only a warning', () => {
    const request = push({ ...valid, a: { x: 1 } })
    const rule = 'content/mixed-shape'
    const place = `${rule} campaign_content.content`
    const inside = 'error structure campaign_content.content.a.x'
    expect(found('testCampaign', request)).toEqual([`error ${place}`])
    expect(found('testCampaign', request, { [rule]: 'warn' })).toContain(inside)
  })

  it('are not hidden if only a scan of the text finds them', () => {
    const bodyScan = scanJson('{"limit":1,"limit":2}')
    expect(found('testCampaign', { ...request, bodyScan })).toEqual([
      beside,
      `error ${place}`,
      'warn body/duplicate-key limit',
    ])
  })

  it('are reported if nothing hides them', () => {
    const keyed = push({ default: { variation_1: valid }, a: { variation_1: invalid } }, ['a'])
    expect(found('testCampaign', keyed)).toEqual([below.replace('.a.', '.a.variation_1.')])
  })
})

describe('a key that violates a rule', () => {
  const reported = (percentage: unknown) => {
    const body = structuredClone(baseRequest('test-push-inline').input.body) as {
      campaign_content: object
    }
    Object.assign(body.campaign_content, {
      variation_details: {
        distribution_type: 'MANUAL',
        no_of_variations: 1,
        manual_distribution_percentage: { A: percentage },
      },
    })
    const { violations } = createContract().check('testCampaign', { body }) as Rejected
    return violations.map(({ rule, source }) => `${rule} ${source}`)
  }

  it('is reported with what the documentation says about it', () => {
    expect(reported(100)).toContain('variation/key-format VariationDetails')
  })

  it('is not reported for an invalid value', () => {
    expect(reported('100').join()).toContain('structure')
    expect(reported('100').join()).not.toContain('variation/key-format')
  })
})

describe('a value that violates two keywords', () => {
  it('is reported for its type', () => {
    const body = { ...(baseRequest('status-stop').input.body as object), action: 7 }
    const verdict = createContract().check('changeCampaignStatus', { body })
    expect(verdict.ok ? [] : verdict.violations.map(({ message }) => message)).toEqual([
      'Must be a string, not a number.',
    ])
  })
})

it('ignores keys whose value is undefined, known or not', () => {
  const body = { action: 'STOP', x: undefined, request_id: undefined, y: 1 }
  expect(found('changeCampaignStatus', { body })).toEqual(['warn field/unknown y'])
})
