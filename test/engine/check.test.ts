import { describe, expect, it } from 'vitest'
import { createContract, type Facts, type OperationName } from '../../src/index.js'
import { bases } from '../conformance/load-cases.js'
import { baseRequest, statusChange } from './requests.js'

const contract = createContract()

/** The value with everything in it frozen, so that a write to it throws. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const inner of Object.values(value)) deepFreeze(inner)
    Object.freeze(value)
  }
  return value
}

describe('check', () => {
  it.each(Object.keys(bases))('accepts %s without a warning', (name) => {
    const { operation, input, facts } = baseRequest(name)
    const verdict = contract.check(operation, input, facts)
    expect(verdict.ok ? [] : verdict.violations).toEqual([])
    expect(verdict.warnings).toEqual([])
  })

  it.each(Object.keys(bases))('leaves %s as it was, frozen or not', (name) => {
    const { operation, input, facts } = baseRequest(name)
    const before = structuredClone(input)
    const verdict = contract.check(operation, input, facts)
    expect(input).toEqual(before)
    expect(contract.check(operation, deepFreeze(input), deepFreeze(facts))).toEqual(verdict)
  })

  it('hands back the very body that it was given', () => {
    const { operation, input, facts } = baseRequest('test-push-inline')
    const verdict = contract.check(operation, input, facts)
    expect(verdict.ok && verdict.request.body).toBe(input.body)
  })

  it('throws a TypeError with the nearest name for an operation that does not exist', () => {
    expect(() => contract.check('testCampaing' as OperationName, {})).toThrow(
      new TypeError('Unknown operation: `testCampaing`. Did you mean `testCampaign`?'),
    )
    expect(() => contract.check('toString' as OperationName, {})).toThrow(TypeError)
  })

  it.each([
    ['undefined', undefined],
    ['null', null],
    ['a string', 'x'],
    ['a number', 1],
  ])('takes %s for a request as one without parts', (_what, request) => {
    const verdict = contract.check('changeCampaignStatus', request as never, null as never)
    expect(verdict.ok ? [] : verdict.violations.map(({ rule }) => rule)).toEqual(['body/missing'])
  })

  it('answers 500 and keeps the fault where something of the request throws', () => {
    const fault = new Error('boom')
    const body = {
      get action(): string {
        throw fault
      },
    }
    const verdict = contract.check('changeCampaignStatus', statusChange(body))
    expect(verdict).toMatchObject({
      ok: false,
      fault,
      violations: [],
      response: { status: 500, body: { error: { code: 'INTERNAL_ERROR', details: [] } } },
    })
  })

  it('answers 500 even where the functions of the options throw', () => {
    const fails = () => {
      throw new Error('boom')
    }
    const broken = createContract({ responseId: fails, docUrl: fails, clock: fails })
    const { operation, input } = baseRequest('create-offering-smv')
    const verdict = broken.check(operation, input)
    expect(verdict).toMatchObject({
      ok: false,
      response: { status: 500, body: { error: { code: 'INTERNAL_ERROR' }, response_id: '' } },
    })
  })

  it('holds at most as many violations as the option says, and counts the rest', () => {
    const values = Array.from({ length: 10 }, () => 1)
    const request = statusChange({ action: 'STOP' })
    const body = {
      draft_id: '66b1f0c2a94e3d0012ab34cd',
      test_campaign_meta: { identifier: 'PUSH_ID', identifier_values: values },
    }
    const verdict = createContract({ maxViolations: 4 }).check('testCampaign', { ...request, body })
    expect(verdict).toMatchObject({ ok: false, truncated: 6 })
    expect(verdict.ok ? [] : verdict.violations).toHaveLength(4)
  })

  it('finds its way through keys that objects have from elsewhere', () => {
    const body = JSON.parse(
      '{"action":"STOP","__proto__":{"polluted":true},"constructor":1,"toString":2}',
    )
    const verdict = contract.check('changeCampaignStatus', statusChange(body))
    expect(verdict.ok).toBe(true)
    expect(verdict.warnings.map(({ target }) => target)).toEqual([
      '__proto__',
      'constructor',
      'toString',
    ])
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('judges content nested 100,000 levels deep', () => {
    const text = `${'{"a":'.repeat(100_000)}{"meta":{"templateId":"t"}}${'}'.repeat(100_000)}`
    const { operation, input, facts } = baseRequest('update-offering-active-smv')
    const offering = { ...(facts.offering as object), conversion: JSON.parse(text) }
    const request = {
      ...input,
      body: { offer_content: JSON.parse(text), conversion: JSON.parse(text) },
    }
    const known: Facts = {
      ...facts,
      offering,
      workspace: { ...facts.workspace, templateIds: ['t'] },
    }
    const verdict = contract.check(operation, request, known)
    expect(verdict.ok ? [] : verdict.violations).toEqual([])
  })
})
