// Structure of JSON: each check takes (value, path, violations).
import { has, isObject } from './values.mjs'

export const at = (path, key) => (path === '' ? `${key}` : `${path}.${key}`)

export const rule = (test, message) => (value, path, violations) =>
  test(value) || violations.add(path, message)

export const text = rule((value) => typeof value === 'string', 'must be a string')
export const flag = rule((value) => typeof value === 'boolean', 'must be a boolean')
export const list = rule(Array.isArray, 'must be an array')
export const object = rule(isObject, 'must be an object')
export const integer = rule(Number.isInteger, 'must be an integer')
export const positive = rule(
  (value) => Number.isInteger(value) && value > 0,
  'must be a positive integer',
)

export const oneOf = (...words) =>
  rule((value) => words.includes(value), `must be one of ${words.join(', ')}`)

export const listOf =
  (item, most = Number.POSITIVE_INFINITY) =>
  (value, path, violations) => {
    if (!list(value, path, violations)) return
    if (value.length > most) violations.add(path, `must have at most ${most} entries`)
    for (const [index, entry] of value.entries()) item(entry, at(path, index), violations)
  }

export const mapOf = (item) => (value, path, violations) => {
  if (!object(value, path, violations)) return
  for (const [key, entry] of Object.entries(value)) item(entry, at(path, key), violations)
}

/** An object with these members; others are ignored. */
export const fields =
  (members, required = []) =>
  (value, path, violations) => {
    if (!object(value, path, violations)) return
    requireKeys(value, path, required, '', violations)
    for (const [key, check] of Object.entries(members)) {
      if (has(value, key)) check(value[key], at(path, key), violations)
    }
  }

/** Reports the keys that a value lacks. */
export function requireKeys(value, path, keys, reason, violations) {
  for (const key of keys) {
    if (!has(value, key)) violations.add(at(path, key), `is required ${reason}`.trim())
  }
}
