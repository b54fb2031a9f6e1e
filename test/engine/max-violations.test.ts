import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createContract } from '../../src/core/index.js'
import { edits, mutate } from '../../tools/proof/fuzz/mutate.js'
import { bases, inputOf } from '../conformance/load-cases.js'

const fixed = { responseId: () => 'r-1', clock: () => new Date('2026-05-01T12:00:00Z') }
const unlimited = createContract({
  ...fixed,
  maxViolations: Number.MAX_SAFE_INTEGER,
  maxResponseBytes: Number.MAX_SAFE_INTEGER,
})
const numRuns = 300

/** A valid request with odd values in its body. */
const invalidRequests = fc
  .tuple(fc.constantFrom(...Object.keys(bases)), edits)
  .map(([name, changes]) => {
    const document = structuredClone(bases[name])
    if (document === undefined) throw new Error(`there is no base ${name}`)
    const { input, facts } = inputOf(document)
    const request: Record<string, unknown> = { ...input, headers: {}, body: input.body ?? {} }
    mutate(request, changes)
    return { operation: document.operation, request, facts }
  })

it('a limit omits and counts violations, and changes nothing else', {
  timeout: 60_000,
}, () => {
  const property = fc.property(invalidRequests, fc.integer({ min: 1, max: 6 }), (given, limit) => {
    const { operation, request, facts } = given
    const whole = unlimited.check(operation, request, facts)
    const cut = createContract({ ...fixed, maxViolations: limit }).check(operation, request, facts)
    fc.pre(!('fault' in whole))
    const [all, kept] = [whole, cut].map((verdict) => [
      ...(verdict.ok ? [] : verdict.violations),
      ...verdict.warnings,
    ])
    expect(whole).not.toHaveProperty('truncated')
    expect(kept?.length).toBe(Math.min(limit, all?.length ?? 0))
    expect((kept?.length ?? 0) + (cut.truncated ?? 0)).toBe(all?.length)
    expect(cut.unchecked).toEqual(whole.unchecked)
    expect(cut.ok).toBe(whole.ok)
    // Those that decide the response are kept first, each group in the same order.
    const { status, code } = whole.ok ? {} : { ...whole.response, ...whole.response.body.error }
    const decide = (one: { status: number; code: string }) =>
      one.status === status && (one.code === code || status !== 403)
    const errors = whole.ok ? [] : whole.violations
    const byWeight = [
      ...errors.filter(decide),
      ...errors.filter((one) => !decide(one)),
      ...whole.warnings,
    ]
    const wanted = new Set(byWeight.slice(0, limit))
    expect(kept).toEqual(all?.filter((each) => wanted.has(each)))
    if (whole.ok || cut.ok) return
    const answer = ({ status, headers, body: { error } }: typeof whole.response) => [
      ...[status, headers, error.code, error.target],
    ]
    expect(answer(cut.response)).toEqual(answer(whole.response))
    // Warnings stay as long as they fit.
    const room = limit - Math.min(limit, whole.violations.length)
    expect(cut.warnings).toEqual(whole.warnings.slice(0, room))
  })
  fc.assert(property, { numRuns })
})

it('keeps the first violations of the contract, not the first of the body', () => {
  const body = {
    basic_details: { tags: Array(3_000).fill(1) },
    campaign_delivery_type: 'ONE_TIME',
    created_by: 'x',
  }
  const verdict = createContract(fixed).check('createCampaign', { body })
  expect(verdict.ok ? [] : verdict.violations[0]?.target).toBe('channel')
})

it('reports a thousand violations and warnings by default', () => {
  const body = { tags: Array(3_000).fill('x'), priority: 0 }
  const facts = { workspace: { tagIds: [] } }
  const whole = unlimited.check('updateOffering', { body }, facts)
  const cut = createContract(fixed).check('updateOffering', { body }, facts)
  expect(whole.ok ? [] : whole.violations).toHaveLength(3_001)
  expect(cut.ok ? {} : { count: cut.violations.length, truncated: cut.truncated }).toEqual({
    count: 1_000,
    truncated: 2_001,
  })
})
