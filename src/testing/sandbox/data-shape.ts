import { isObject, type JsonObject } from '../../core/base/json.js'

/** Whether a value is what it must be. */
export type Fits = (value: unknown) => boolean

export const isText: Fits = (value) => typeof value === 'string'
export const isFlag: Fits = (value) => typeof value === 'boolean'
export const listOf =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.every(fits)
export const mapOf =
  (fits: Fits): Fits =>
  (value) =>
    isObject(value) && Object.values(value).every(fits)
export const textsIn =
  (...names: string[]): Fits =>
  (value) =>
    isObject(value) && names.every((name) => isText(value[name]))

/** What a member must be, and how to say so. */
export type Check = readonly [fits: Fits, expected: string]
export type Shape = Readonly<Record<string, Check>>

/** Checks the members of data that came from outside. Throws a TypeError that names what is wrong. */
export function assertShape(
  value: unknown,
  shape: Shape,
  what: string,
): asserts value is JsonObject {
  if (!isObject(value)) throw new TypeError(`${what} must be an object.`)
  for (const [name, member] of Object.entries(value)) {
    const [fits, expected] = Object.hasOwn(shape, name) ? (shape[name] ?? []) : []
    if (fits === undefined) {
      const known = Object.keys(shape).join(', ')
      throw new TypeError(`${what} has no \`${name}\`; there are ${known}.`)
    }
    if (member !== undefined && !fits(member)) {
      throw new TypeError(`${what}: \`${name}\` must be ${expected}.`)
    }
  }
}
