import { readFileSync } from 'node:fs'
import { addSchema, validate } from '@hyperjump/json-schema/draft-2020-12'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createContract, type OperationName } from '../../src/index.js'
import { bases, requestOf, topics } from '../conformance/load-cases.js'

/*
 * The full JSON Schema of a body (structure and all portable rules) under an independent
 * validator, and the library told nothing but the body, must accept and reject the same bodies.
 * Formats are annotations to JSON Schema, and what is not portable is switched off.
 */

const { rules } = createContract()
const portable = new Set<string>([
  ...rules.filter((rule) => rule.portable).map(({ id }) => id),
  // Their schema is an enum, which leaves the word on one value to the rule.
  'status/publish-not-accepted',
  'create/channel-not-supported',
  'create/delivery-type-not-supported',
  'update/channel-not-supported',
])
const contract = createContract({
  rules: Object.fromEntries(
    rules.filter(({ id }) => !portable.has(id)).map(({ id }) => [id, 'off'] as const),
  ),
})

const operations: OperationName[] = [
  'createCampaign',
  'updateCampaign',
  'validateCampaign',
  'listCampaignExecutions',
  'searchCampaigns',
  'testCampaign',
  'changeCampaignStatus',
  'createOffering',
  'updateOffering',
]

/** Values of every type, and words that mean something in one place or another. */
const values = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, 1, 2, 101, -1, 1.5, '', 'x', [], {}, [1], ['x']),
  fc.constantFrom('PUSH', 'EMAIL', 'MANUAL', 'OPTIMIZED', 'dwell', 'default', 'Custom', 'TIMER'),
  fc.constantFrom<unknown>({ triggered_at: 'dwell' }, { ios: {} }, { push: {} }, { email: {} }),
  fc.constantFrom('LOCATION_TRIGGERED', 'BUSINESS_EVENT_TRIGGERED', 'SMS', 'ONE_TIME'),
  fc.constantFrom('STOP', 'PUBLISH', 'SMV', 'EMAIL', 'PUSH_ID', 'IMAGE_BANNER_WITH_TEXT'),
  fc.constantFrom('66b1f0c2a94e3d0012ab34cd', 'a name', 'a_name', 'SPECIFIC_TIME_USER_TIMEZONE'),
)
const keys = fc.constantFrom(
  ...['draft_id', 'channel', 'push', 'email', 'default', 'variation_1', 'fr', 'locales', 'timer'],
  ...['campaign_content', 'basic_details', 'connector', 'template_type', 'custom_template_id'],
  ...['personalized_value', 'timer_ends_at', 'auto_dismiss_notification', 'triggered_at', 'name'],
  ...['variation_details', 'no_of_variations', 'distribution_type', 'html_content', 'platform'],
  ...['geofences', 'platform_specific_details', 'campaign_delivery_type', 'status', 'limit'],
  ...['android', 'ios', 'send_to_all_eligible_device', 'scheduling', 'start_datetime', '__proto__'],
)

/** One random change at one place of a value, chosen by numbers so that it shrinks. */
const change = fc.record({
  steps: fc.array(fc.nat(1000), { maxLength: 9 }),
  kind: fc.constantFrom('remove', 'replace', 'add', 'duplicate'),
  key: keys,
  value: values,
})
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

function applyChange(root: Record<string, unknown>, { steps, kind, key, ...rest }: Change): void {
  const value = structuredClone(rest.value)
  let at = root
  for (const step of steps.slice(0, -1)) {
    const inner = Object.values(at)[step % Math.max(1, Object.keys(at).length)]
    if (typeof inner !== 'object' || inner === null) break
    at = inner as Record<string, unknown>
  }
  const names = Object.keys(at)
  const chosen = names[(steps.at(-1) ?? 0) % Math.max(1, names.length)] ?? key
  const define = (name: string, content: unknown) =>
    Object.defineProperty(at, name, {
      value: content,
      enumerable: true,
      writable: true,
      configurable: true,
    })
  if (Array.isArray(at) && kind !== 'replace') at[at.length] = value
  else if (kind === 'remove') delete at[chosen]
  else if (kind === 'replace') define(chosen, value)
  else if (kind === 'add') define(key, value)
  else define(key, structuredClone(at[chosen] ?? value))
}

/** The bodies of all conformance cases, and those of the bases without one of their parts. */
const bodies = [
  ...topics
    .flatMap(({ cases }) => cases)
    .filter(({ http }) => http === undefined)
    .map(requestOf),
  ...Object.values(bases).flatMap(({ operation, body }) =>
    withoutOnePart(body).map((rest) => ({ operation, body: rest })),
  ),
]

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function withoutOnePart(value: unknown): unknown[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const { [key]: _, ...rest } = value
    return [rest, ...withoutOnePart(inner).map((part) => ({ ...value, [key]: part }))]
  })
}

describe.each(operations)('%s', (operation) => {
  const url = `https://contract.example/${operation}`
  const path = new URL(`../../generated/schemas/${operation}.json`, import.meta.url)
  addSchema(JSON.parse(readFileSync(path, 'utf8')), url)
  const ofOperation = Object.values(bases).filter((base) => base.operation === operation)
  const starts = ofOperation.map(({ body }) => body ?? { request_id: 'a' })

  it('library and independent validator agree on the bodies of the conformance cases', async () => {
    const judge = await validate(url)
    const wrong: unknown[] = []
    for (const { operation: own, body } of bodies) {
      if (own !== operation || !isObject(body)) continue
      const verdict = contract.check(operation, { body })
      const violations = verdict.ok ? [] : verdict.violations
      if (violations.length > 0 && violations.every(isOfFormat)) continue
      if (judge(body as never).valid !== verdict.ok) wrong.push({ body, violations })
    }
    expect(wrong).toEqual([])
  })

  it('library and independent validator accept the same bodies', async () => {
    const judge = await validate(url)
    const verdicts = { accepted: 0, rejected: 0 }
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        (pick, changes) => {
          const body = structuredClone(starts[pick % starts.length]) as Record<string, unknown>
          for (const each of changes) applyChange(body, each)
          const verdict = contract.check(operation, { body })
          const violations = verdict.ok ? [] : verdict.violations
          const ofFormats = violations.filter(isOfFormat)
          fc.pre(ofFormats.length === 0 || ofFormats.length < violations.length)
          const { valid } = judge(body as never)
          verdicts[valid ? 'accepted' : 'rejected']++
          expect({ body, accepted: verdict.ok }).toEqual({ body, accepted: valid })
        },
      ),
      { numRuns: Number(process.env.AGREEMENT_RUNS ?? 1500) },
    )
    expect(verdicts.accepted).toBeGreaterThan(50)
    expect(verdicts.rejected).toBeGreaterThan(50)
  })
})

/** The messages of the formats. */
const formatMessage = /^Must be an? (?:RFC 3339|e-mail|absolute|hex colour)/

function isOfFormat({ message }: { message: string }): boolean {
  return formatMessage.test(message)
}
