import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describeRules } from '../../src/core/descriptions.js'
import { createContract, type OperationName } from '../../src/core/index.js'
import {
  type Fault,
  faultsOf,
  validRequest,
  withFaults,
} from '../../src/testing/arbitraries/index.js'

/*
 * Compares the library with independent validators: valid bodies, bodies with known mistakes and
 * bodies with random changes. Rules that are not portable are off. Formats are annotations in JSON
 * Schema, so bodies whose only violation is a format are excluded.
 */

/** The operations that have a body. */
export const operations: OperationName[] = [
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

const rules = describeRules()
const portable = new Set<string>([
  ...rules.filter((rule) => rule.portable).map(({ id }) => id),
  // Their schema is an enum, which leaves one value to the rule.
  'status/publish-not-accepted',
  'create/channel-not-supported',
  'create/delivery-type-not-supported',
  'update/channel-not-supported',
  // The schema leaves another type of the whole body to the rule.
  'body/not-object',
])
const contract = createContract({
  rules: Object.fromEntries(
    rules.filter(({ id }) => !portable.has(id)).map(({ id }) => [id, 'off'] as const),
  ),
})

/** Returns the full JSON Schema of an operation's body, as published. */
export const schemaOf = (operation: OperationName): { [keyword: string]: never } =>
  JSON.parse(
    readFileSync(new URL(`../../generated/schemas/${operation}.json`, import.meta.url), 'utf8'),
  )

/** Returns whether the library accepts a body; undefined if only a format is invalid. */
export function accepts(operation: OperationName, body: unknown): boolean | undefined {
  const verdict = contract.check(operation, { body })
  if (verdict.ok) return true
  return verdict.violations.every(({ keyword }) => keyword === 'format') ? undefined : false
}

/** Values of every type, and words that are valid somewhere. */
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

/** Makes one random change in a value, selected by numbers so that it shrinks. */
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

/**
 * Bodies of an operation, each list from one valid request: unchanged, with known mistakes, with
 * random changes, with both.
 */
export const bodies = (operation: OperationName, length: number): fc.Arbitrary<unknown[]> =>
  fc
    .record({
      generated: validRequest(operation),
      variants: fc.array(
        fc.record({
          picks: fc.array(fc.nat(), { maxLength: 2 }),
          changes: fc.array(change, { maxLength: 3 }),
        }),
        { minLength: length, maxLength: length },
      ),
    })
    .map(({ generated, variants }) => {
      const faults = faultsOf(generated)
      return variants.map(({ picks, changes }) => {
        const chosen = faults.length === 0 ? [] : picks.map((pick) => faults[pick % faults.length])
        const { body = {} } = withFaults(generated, chosen as Fault[]).request
        if (isRecord(body)) for (const each of changes) applyChange(body, each)
        // Mistakes may leave gaps in an array, which JSON does not have.
        return JSON.parse(JSON.stringify(body))
      })
    })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
