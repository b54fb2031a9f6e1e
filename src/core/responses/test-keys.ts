import {
  asObject,
  given,
  isGivenId,
  isObject,
  type JsonObject,
  objectAt,
  own,
} from '../base/json.js'
import { listed, quoted } from '../base/text.js'
import { platforms } from '../rules/content.js'
import { isEmailTest, testPartsOf } from '../rules/test-parts.js'
import { expectedTestResults } from './expected-test-results.js'
import {
  dataOf,
  type ResponseCheck,
  type ResponseFinding,
  type ResponseSubject,
  unchecked,
} from './response-check.js'

const path = ['data', 'data']
const namesInKeys = [...platforms.map(({ name }) => name), 'EMAIL']

/**
 * Requires keys of the form `{PLATFORM}_{locale}_{variation}`. With the request and, for a draft,
 * the draft, requires exactly the expected keys; with only the request, keys that match its
 * narrowing.
 */
export const testKeys: ResponseCheck = function* (subject) {
  const data = dataOf(subject)
  if (!isObject(data)) return
  const results = own(data, 'data')
  if (!isObject(results)) {
    yield { at: path, message: 'Must be an object of results.', got: results }
    return
  }
  const keys = Object.keys(results)
  for (const key of keys) {
    if (!hasForm(key)) {
      yield { at: [...path, key], message: 'The key must be `{PLATFORM}_{locale}_{variation}`.' }
    }
  }
  yield* compared(subject, keys.filter(hasForm))
}

function hasForm(key: string): boolean {
  const platform = namesInKeys.find((name) => key.startsWith(`${name}_`))
  if (platform === undefined) return false
  const start = platform.length + 1
  const separator = key.indexOf('_', start + 1)
  return separator !== -1 && separator < key.length - 1
}

function* compared(
  { request, facts }: ResponseSubject,
  keys: readonly string[],
): Generator<ResponseFinding | typeof unchecked> {
  const body = request?.body
  if (body === undefined) {
    yield unchecked
    return
  }
  const level = isDocumented(body, facts.campaign) ? {} : ({ level: 'SHOULD' } as const)
  const expected = expectedTestResults(body, facts.campaign)
  if (expected === undefined) {
    yield unchecked
    const others = keys.filter((key) => !matchesNarrowing(key, body))
    if (others.length > 0) {
      yield { at: path, ...level, message: `${some(others)} not requested.`, got: keys }
    }
    return
  }
  const wanted = new Set(expected)
  const received = new Set(keys)
  const missing = expected.filter((key) => !received.has(key))
  const surplus = keys.filter((key) => !wanted.has(key))
  const messages = [
    ...(missing.length > 0 ? [`${some(missing)} missing.`] : []),
    ...(surplus.length > 0 ? [`${some(surplus)} not expected.`] : []),
  ]
  if (messages.length > 0) {
    yield { at: path, ...level, message: messages.join(' '), expected, got: keys }
  }
}

/**
 * Returns whether the keys are documented: only those for a draft, and not what `platform` means for
 * an e-mail.
 */
function isDocumented(body: JsonObject, draft: unknown): boolean {
  if (!isGivenId(own(body, 'draft_id'))) return false
  const hasPlatform = given(objectAt(body, ['test_campaign_meta']) ?? {}, 'platform')
  return !(hasPlatform && isEmailTest(testPartsOf(asObject(draft), body)))
}

/** The most keys that a message names, and the length of the longest. */
const most = 2
const longest = 40

function some(keys: readonly string[]): string {
  const names = keys.slice(0, most).filter((key) => key.length <= longest)
  const others = keys.length - names.length
  if (others === 0) return `${listed(names, 'and')} ${names.length === 1 ? 'is' : 'are'}`
  const count = `${others} ${names.length > 0 ? 'more' : others === 1 ? 'key' : 'keys'}`
  const verb = keys.length === 1 ? 'is' : 'are'
  return names.length > 0
    ? `${names.map(quoted).join(', ')} and ${count} ${verb}`
    : `${count} ${verb}`
}

/** Returns whether a key has the platform, locale and variation that the request names. */
export function matchesNarrowing(key: string, body: object): boolean {
  const meta = objectAt(body, ['test_campaign_meta']) ?? {}
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
