import { isObject, type JsonObject } from '../../core/base/json.js'

/** Returns whether a value is valid. */
export type Predicate = (value: unknown) => boolean

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

/** The check of a member, and its description for messages. */
export type Check = readonly [isValid: Predicate, expected: string]
export type Shape = Readonly<Record<string, Check>>

/** Validates the members of external data. Throws a TypeError that names the invalid member. */
export function assertShape(
  value: unknown,
  shape: Shape,
  what: string,
): asserts value is JsonObject {
  if (!isObject(value)) throw new TypeError(`${what} must be an object.`)
  for (const [name, member] of Object.entries(value)) {
    const [isValid, expected] = Object.hasOwn(shape, name) ? (shape[name] ?? []) : []
    if (isValid === undefined) {
      const known = Object.keys(shape).join(', ')
      throw new TypeError(`${what}: unknown key \`${name}\`. Known keys: ${known}.`)
    }
    if (member !== undefined && !isValid(member)) {
      throw new TypeError(`${what}: \`${name}\` must be ${expected}.`)
    }
  }
}
