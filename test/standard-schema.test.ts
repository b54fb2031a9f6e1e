import { describe, expect, it } from 'vitest'
import { createContract, type OperationName } from '../src/core/index.js'
import { bases } from './conformance/load-cases.js'

const contract = createContract({ clock: () => new Date('2025-11-20T10:00:00Z') })
const operations = Object.keys(contract.operations) as OperationName[]
const withBody = operations.filter((name) => contract.operations[name].body !== 'none')

it.each(operations)('%s has the shape of Standard Schema v1', (operation) => {
  const schema = contract.schema(operation)
  const standard = schema['~standard']
  expect(Object.keys(schema)).toEqual(['~standard'])
  expect(standard).toMatchObject({ version: 1, vendor: 'campaign-contract' })
  for (const value of [undefined, null, 5, 'x', [], {}, { channel: 5 }]) {
    const result = standard.validate(value)
    expect(Object.keys(result)).toEqual([result.issues === undefined ? 'value' : 'issues'])
    if (result.issues === undefined) expect(result.value).toBe(value)
    else expect(result.issues.length).toBeGreaterThan(0)
    for (const issue of result.issues ?? []) {
      expect(issue.message).toBeTypeOf('string')
      expect(Array.isArray(issue.path)).toBe(true)
    }
  }
})

describe('validate', () => {
  const given = Object.entries(bases).filter(([, { operation }]) => withBody.includes(operation))

  it.each(given)('accepts a valid body and returns the same object: %s', (_name, base) => {
    const { validate } = contract.schema(base.operation)['~standard']
    const body = structuredClone(base.body)
    expect(validate(body)).toEqual({ value: base.body })
    const result = validate(body)
    expect(result.issues === undefined && result.value).toBe(body)
  })

  it('validates structure and rules; each issue has path, code and message', () => {
    const { validate } = contract.schema('testCampaign')['~standard']
    const { issues } = validate({
      channel: 'PUSH',
      basic_details: {
        platforms: ['ANDROID', 'PHONE'],
        platform_specific_details: { ios: {} },
      },
      campaign_content: {
        locales: ['fr', 'default'],
        content: { 'a/b~c': { variation_1: { push: {} } } },
      },
      test_campaign_meta: { identifier: 'PUSH_ID' },
    })
    expect(issues).toEqual(
      [
        ['structure', '/basic_details/platforms/1', 'basic_details', 'platforms', 1],
        [
          'structure',
          '/test_campaign_meta/identifier_values',
          'test_campaign_meta',
          'identifier_values',
        ],
        [
          'content/default-locale-listed',
          '/campaign_content/locales/1',
          'campaign_content',
          'locales',
          1,
        ],
        [
          'content/default-locale-missing',
          '/campaign_content/content/default',
          'campaign_content',
          'content',
          'default',
        ],
        [
          'content/locale-unlisted',
          '/campaign_content/content/a~1b~0c',
          'campaign_content',
          'content',
          'a/b~c',
        ],
        [
          'push/ios-audience-required',
          '/basic_details/platform_specific_details/ios',
          'basic_details',
          'platform_specific_details',
          'ios',
        ],
      ].map(([rule, pointer, ...path]) => ({
        rule,
        path,
        pointer,
        code: 'VALIDATION_FAILED',
        message: expect.stringMatching(/^\S.+\.$/s),
      })),
    )
  })

  it('agrees with check on a body alone', () => {
    const body = { name: 'spring sale', priority: 101, scheduling: { start_datetime: 'x' } }
    const { issues } = contract.schema('createOffering')['~standard'].validate(body)
    const verdict = contract.check('createOffering', { body })
    const violations = verdict.ok ? [] : verdict.violations
    const said = ({ rule, code, pointer, message }: (typeof violations)[number]) => ({
      rule,
      code,
      pointer,
      message,
    })
    expect(issues?.map(({ path: _, ...issue }) => issue)).toEqual(violations.map(said))
    expect(issues?.map(({ code }) => code)).toContain('INVALID_OFFER_NAME')
    expect(issues?.map(({ code }) => code)).toContain('REQUIRED_FIELD_MISSING')
  })

  it.each([
    ['nothing', undefined, 'body/missing'],
    ['null', null, 'body/not-object'],
    ['a list', [], 'body/not-object'],
    ['a text', '{}', 'body/not-object'],
  ])('an issue of the whole body has the empty path: %s', (_what, value, rule) => {
    const { issues } = contract.schema('createOffering')['~standard'].validate(value)
    expect(issues).toEqual([
      { rule, path: [], pointer: '', code: 'VALIDATION_FAILED', message: expect.any(String) },
    ])
  })

  it('accepts a missing optional body', () => {
    const { validate } = contract.schema('validateCampaign')['~standard']
    expect(validate(undefined)).toEqual({ value: undefined })
  })

  it('reports warnings only if they are raised to errors', () => {
    const body = { action: 'STOP', actoin: 'STOP' }
    const { validate } = contract.schema('changeCampaignStatus')['~standard']
    expect(validate(body)).toEqual({ value: body })
    const strict = createContract({ rules: { 'field/unknown': 'error' } })
    const result = strict.schema('changeCampaignStatus')['~standard'].validate(body)
    expect(result.issues).toMatchObject([{ rule: 'field/unknown', path: ['actoin'] }])
  })

  it('needs no headers, parameters and facts', () => {
    const strict = createContract({
      rules: Object.fromEntries(contract.rules.map(({ id }) => [id, 'error'] as const)),
    })
    const body = { action: 'STOP' }
    expect(strict.schema('changeCampaignStatus')['~standard'].validate(body)).toEqual({
      value: body,
    })
  })

  it('keeps a numeric key of an object as a string', () => {
    const { validate } = contract.schema('testCampaign')['~standard']
    const body = structuredClone(bases['test-push-inline']?.body) as Record<string, object>
    const content = { content: { default: { 1: { push: { android: { template_type: 'x' } } } } } }
    const { issues } = validate({ ...body, campaign_content: content })
    const paths = issues?.map(({ path }) => path)
    const at = ['campaign_content', 'content', 'default', '1', 'push', 'android', 'template_type']
    expect(paths).toContainEqual(at)
  })

  it('reports an internal error as an issue', () => {
    const fault = new Error('no clock')
    const broken = createContract({
      clock: () => {
        throw fault
      },
    })
    const { validate } = broken.schema('createOffering')['~standard']
    expect(validate(bases['create-offering-smv']?.body)).toEqual({
      issues: [expect.objectContaining({ code: 'INTERNAL_ERROR', path: [], fault })],
    })
  })
})

it('throws a TypeError with the nearest name on an unknown operation', () => {
  expect(() => contract.schema('testCampaigns' as OperationName)).toThrow('`testCampaign`')
})
