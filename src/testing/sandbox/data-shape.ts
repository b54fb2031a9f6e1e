import { isObject, type JsonObject } from '../../core/base/json.js'
import { assertMembers, type OptionCheck } from '../../core/base/option-checks.js'

/** Returns whether a value is valid. */
type Predicate = (value: unknown) => boolean

export const isText: Predicate = (value) => typeof value === 'string'
export const isFlag: Predicate = (value) => typeof value === 'boolean'
export const listOf =
  (isItem: Predicate): Predicate =>
  (value) =>
    Array.isArray(value) && value.every(isItem)
export const mapOf =
  (isItem: Predicate): Predicate =>
  (value) =>
    isObject(value) && Object.values(value).every(isItem)
export const textsIn =
  (...names: string[]): Predicate =>
  (value) =>
    isObject(value) && names.every((name) => isText(value[name]))

type Shape = Readonly<Record<string, OptionCheck>>

/** Validates the members of external data. Throws a TypeError that names the invalid member. */
export function assertShape(
  value: unknown,
  shape: Shape,
  what: string,
): asserts value is JsonObject {
  assertMembers(value, shape, {
    notObject: `${what} must be an object.`,
    unknown: (name, known) => `${what}: unknown key \`${name}\`. Known keys: ${known.join(', ')}.`,
    invalid: (name, expected) => `${what}: \`${name}\` must be ${expected}.`,
  })
}
