import { isObject as isRecord } from './json.js'
import { listed, quoted } from './text.js'

/** A test of a value, and the words that complete "must be …". */
export type OptionCheck = readonly [isValid: (value: unknown) => boolean, expected: string]

export const isFunction: OptionCheck = [(value) => typeof value === 'function', 'a function']
export const isObject: OptionCheck = [isRecord, 'an object']
export const isFlag: OptionCheck = [(value) => typeof value === 'boolean', '`true` or `false`']
export const isText: OptionCheck = [
  (value) => typeof value === 'string' && value !== '',
  'a non-empty string',
]
export const isCount: OptionCheck = [
  (value) => Number.isSafeInteger(value) && Number(value) > 0,
  'a whole number above 0',
]
export const isAboveZero: OptionCheck = [
  (value) => Number.isFinite(value) && Number(value) > 0,
  'a number above 0',
]
export const isFromZero: OptionCheck = [
  (value) => Number.isFinite(value) && Number(value) >= 0,
  'a number, 0 or more',
]

/** Requires a whole number in a range; without `most` the range has no upper bound. */
export const isWhole = (least: number, most = Number.POSITIVE_INFINITY): OptionCheck => [
  (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  describeRange(least, most),
]

function describeRange(least: number, most: number): string {
  if (most < Number.MAX_SAFE_INTEGER) return `a whole number from ${least} to ${most}`
  return least > Number.MIN_SAFE_INTEGER ? `a whole number, ${least} or more` : 'a whole number'
}

export const isListOf = ([isValid]: OptionCheck, expected: string): OptionCheck => [
  (value) => Array.isArray(value) && value.every(isValid),
  expected,
]

export const isOneOf = (...values: readonly string[]): OptionCheck => [
  (value) => values.includes(value as string),
  listed(values),
]

/** The error messages about an object and its members. */
interface MemberMessages {
  notObject: string
  unknown: (name: string, known: readonly string[]) => string
  invalid: (name: string, expected: string) => string
}

/** Throws a TypeError if the value is not an object or has an unknown or invalid member. */
export function assertMembers(
  value: unknown,
  checks: { readonly [name: string]: OptionCheck },
  messages: MemberMessages,
): void {
  if (!isRecord(value)) throw new TypeError(messages.notObject)
  for (const [name, member] of Object.entries(value)) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined
    if (check === undefined) throw new TypeError(messages.unknown(name, Object.keys(checks)))
    const [isValid, expected] = check
    if (member !== undefined && !isValid(member)) {
      throw new TypeError(messages.invalid(name, expected))
    }
  }
}

/**
 * Throws a TypeError on an unknown option or an invalid value. By default the error lists all known
 * options: suggesting the nearest one needs a module that not every caller can load.
 */
export const assertOptions = (
  options: object,
  checks: { readonly [name: string]: OptionCheck },
  unknown = unknownOption,
): void => assertMembers(options, checks, { notObject, unknown, invalid: invalidMessage })

const notObject = 'The options must be an object.'

const invalidMessage = (name: string, expected: string): string =>
  `Option ${quoted(name)} must be ${expected}.`

export const invalidOption = (name: string, expected: string): TypeError =>
  new TypeError(invalidMessage(name, expected))

const unknownOption = (name: string, known: readonly string[]): string =>
  `Unknown option: ${quoted(name)}. Known options: ${known.join(', ')}.`
