import { isObject } from '../../core/base/json.js'
import { nearest } from '../../core/base/nearest.js'
import { bodyKeys } from '../checking/body-keys.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { isNearOperation, parts, remarks } from '../documents/request-document.js'
import { memberOf } from './json-parts.js'

/*
 * A folder contains other files than requests, which are skipped. What is nearly a request is not,
 * because a typo must not hide it.
 */

type Setting = Pick<CheckSettings, 'contract' | 'operation'>

/** Number of items that are read of a list. */
const someItems = 10

/** Number of keys that are read of an object. */
const someKeys = 200

/** Returns whether a value is a request document or a body, possibly with a typo. */
export function looksLikeRequest(value: unknown, setting: Setting): boolean {
  if (Array.isArray(value)) {
    return value.slice(0, someItems).some((item) => isRequestObject(item, setting))
  }
  return isRequestObject(value, setting)
}

function isRequestObject(value: unknown, setting: Setting): boolean {
  if (!isObject(value)) return false
  const keys = Object.keys(value).slice(0, someKeys)
  if (keys.includes('operation')) return true
  const named = parts.filter((part) => keys.includes(part))
  const isOperation = (each: unknown) =>
    typeof each === 'string' && Object.hasOwn(setting.contract.operations, each)
  if (keys.some((key) => isOperation(memberOf(value, key)))) return true
  if (named.length > 0 && keys.some(isNearOperation)) return true
  // Other formats have some of these keys too, but next to keys of their own.
  const hasOnlyParts =
    keys.length === named.length + remarks.filter((key) => keys.includes(key)).length
  if (hasOnlyParts && named.length >= (setting.operation === undefined ? 2 : 1)) return true
  return isBody(value, setting) || isBody(memberOf(value, 'body'), setting)
}

/** Returns whether a value looks like the body of the operation given, or of any. */
function isBody(value: unknown, { contract, operation }: Setting): boolean {
  if (!isObject(value)) return false
  const keys = Object.keys(value).slice(0, someKeys)
  return bodyKeys(contract).some((each) => {
    const found = keys.filter((key) => each.known.has(key))
    // With an operation, even the body of another one is an error rather than an unrelated file.
    if (operation !== undefined && found.length * 2 >= keys.length) return true
    if (operation === each.operation) return hasNearKeys(keys, [...each.known])
    const isComplete = each.required.length > 0 && each.required.every((key) => keys.includes(key))
    return (isComplete && found.length === keys.length) || isSpecific(found, keys)
  })
}

/** Returns whether a third of the keys are known ones, possibly with a typo. */
const hasNearKeys = (keys: readonly string[], known: readonly string[]): boolean =>
  keys.filter((key) => known.includes(key) || nearest(key, known) !== undefined).length * 3 >=
  keys.length

/** Returns whether half of the keys are known ones that other files are unlikely to have. */
const isSpecific = (found: readonly string[], keys: readonly string[]): boolean =>
  found.length >= 2 && found.length * 2 >= keys.length && found.some(isDistinctive)

/** Returns whether a key, such as `campaign_content`, is unlikely in files of other tools. */
const isDistinctive = (key: string): boolean => key.includes('_') && key !== 'request_id'

/**
 * Returns whether the words of a text allow a request. Reading the words takes a fraction of the
 * time of parsing YAML, and also decides about a text that cannot be parsed.
 */
export function mentionsRequest(text: string, { contract, operation }: Setting): boolean {
  // Any object may be a bare body.
  if (operation !== undefined) return true
  const words = new Set<string>()
  for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
    if (word === 'operation' || word === 'openapi') return true
    words.add(word)
  }
  const has = (names: Iterable<string>, least: number): boolean => {
    let found = 0
    for (const name of names) if (words.has(name) && ++found >= least) return true
    return false
  }
  if (has(Object.keys(contract.operations), 1)) return true
  if (has(parts, 2)) return true
  if (has(parts, 1) && [...words].some(isNearOperation)) return true
  return bodyKeys(contract).some(
    ({ known, required }) => has(known, 2) || (required.length === 1 && has(required, 1)),
  )
}
