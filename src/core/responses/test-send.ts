import { asObject, isGivenId, isObject, type JsonObject, own } from '../base/json.js'
import { listed, quoted } from '../base/text.js'
import { platforms } from '../rules/content.js'
import { isEmailTest, testPartsOf } from '../rules/test-parts.js'
import { expectedTestResults } from './expected-test-results.js'
import type { ResponseCheck } from './response-check.js'
import { structure } from './structure.js'

const at = ['data', 'data']
const namesInKeys = [...platforms.map(({ name }) => name), 'EMAIL']

/**
 * Requires keys of the form `{PLATFORM}_{locale}_{variation}`, of the channel and the narrowing of
 * the request. With the draft, requires exactly the expected keys.
 */
export function testKeys(c: ResponseCheck): void {
  if (!isObject(c.data)) return
  const results = c.data.data
  if (!isObject(results)) {
    c.report(at, 'Must be an object of results.', { got: results })
    return
  }
  const keys = Object.keys(results)
  for (const key of keys) {
    if (!hasForm(key)) c.report([...at, key], 'The key must be `{PLATFORM}_{locale}_{variation}`.')
  }
  const body = c.request?.body
  if (body === undefined) c.skip()
  else compare(c, body, keys.filter(hasForm))
}

function hasForm(key: string): boolean {
  const platform = namesInKeys.find((name) => key.startsWith(`${name}_`))
  if (platform === undefined) return false
  const start = platform.length + 1
  const separator = key.indexOf('_', start + 1)
  return separator !== -1 && separator < key.length - 1
}

function compare(c: ResponseCheck, body: JsonObject, got: readonly string[]): void {
  const isDraft = isGivenId(body.draft_id)
  const campaign = isDraft ? asObject(c.facts.campaign) : body
  const expected = expectedTestResults(body, c.facts.campaign)
  const isEmail = isOfEmail(campaign, body)
  const isExcluded = (key: string): boolean =>
    !matchesNarrowing(key, body) || (isEmail !== undefined && isEmail !== key.startsWith('EMAIL_'))
  const excluded = got.filter(isExcluded)
  const messages = [some(excluded, 'not requested.')]
  if (expected === undefined) c.skip()
  else {
    const wanted = new Set(expected)
    const received = new Set(got)
    const missing = expected.filter((key) => !received.has(key))
    const surplus = got.filter((key) => !wanted.has(key) && !isExcluded(key))
    messages.unshift(some(missing, 'missing.'))
    messages.push(some(surplus, 'not expected.'))
  }
  const message = messages.filter(Boolean).join(' ')
  if (message === '') return
  // The number of results is documented only for drafts, and not what `platform` means for an e-mail.
  const hasPlatform = asObject(body.test_campaign_meta)?.platform !== undefined
  const isDocumented = isDraft && !(hasPlatform && isEmail)
  if (excluded.length > 0 || isDocumented) c.report(at, message, { expected, got })
  else c.should(at, message, { expected, got })
}

/** Returns whether a test is of an e-mail; undefined if its channel is unknown. */
function isOfEmail(campaign: JsonObject | undefined, body: JsonObject): boolean | undefined {
  const parts = testPartsOf(campaign, body)
  if (parts.platforms !== undefined) return isEmailTest(parts)
  return campaign?.channel === 'PUSH' || body.channel === 'PUSH' ? false : undefined
}

/** The most keys that a message names, and the length of the longest. */
const most = 2
const longest = 40

/** Returns what some keys are, in words; '' for no keys. */
function some(keys: readonly string[], what: string): string {
  if (keys.length === 0) return ''
  const names = keys.slice(0, most).filter((key) => key.length <= longest)
  const others = keys.length - names.length
  if (others === 0) return `${listed(names, 'and')} ${names.length === 1 ? 'is' : 'are'} ${what}`
  const count = `${others} ${names.length > 0 ? 'more' : others === 1 ? 'key' : 'keys'}`
  const named = names.length > 0 ? `${names.map(quoted).join(', ')} and ` : ''
  return `${named}${count} ${keys.length === 1 ? 'is' : 'are'} ${what}`
}

/** Returns whether a key has the platform, locale and variation that the request names. */
export function matchesNarrowing(key: string, body: JsonObject): boolean {
  const meta = asObject(body.test_campaign_meta) ?? {}
  const [platform, locale, variation] = ['platform', 'locale_name', 'variation'].map((field) => {
    const name = own(meta, field)
    return typeof name === 'string' && name !== '' ? name : undefined
  })
  const written = key.slice(0, key.indexOf('_'))
  const rest = key.slice(written.length + 1)
  return (
    (platform === undefined || platform === written || written === 'EMAIL') &&
    (locale === undefined || rest.startsWith(`${locale}_`)) &&
    (variation === undefined || rest.endsWith(`_${variation}`))
  )
}

/** Requires each result to be SENT, or FAILED with a reason, and a message for all. */
export function testStatus(c: ResponseCheck): void {
  structure(c)
  const results = asObject(asObject(c.data)?.data) ?? {}
  for (const [key, result] of Object.entries(results)) resultOf(c, result, [...at, key])
}

function resultOf(c: ResponseCheck, result: unknown, at: readonly string[]): void {
  if (!isObject(result)) {
    c.report(at, 'Must be an object with `status`.', { got: result })
    return
  }
  const { status, failure_reason: got } = result
  const atReason = [...at, 'failure_reason']
  if (status === 'SENT') {
    if (got !== undefined) c.report(atReason, 'Only a FAILED result can have a `failure_reason`.')
  } else if (status !== 'FAILED') {
    const expected = ['SENT', 'FAILED']
    c.report([...at, 'status'], 'Must be `SENT` or `FAILED`.', { expected, got: status })
  } else if (got === undefined) {
    c.should(atReason, 'A FAILED result should have a `failure_reason`.')
  } else if (typeof got !== 'string') c.report(atReason, 'Must be a string.', { got })
}
