import { isObject as isRecord } from './json.js'
import { listed, quoted } from './text.js'

/** What a value must be, and how to say so. */
export type OptionCheck = readonly [fits: (value: unknown) => boolean, expected: string]

export const isFunction: OptionCheck = [(value) => typeof value === 'function', 'a function']
export const isObject: OptionCheck = [isRecord, 'an object']
export const isFlag: OptionCheck = [(value) => typeof value === 'boolean', '`true` or `false`']
export const isText: OptionCheck = [(value) => typeof value === 'string' && value !== '', 'a text']
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

/** Requires a whole number of a range that may have no end. */
export const isWhole = (least: number, most = Number.POSITIVE_INFINITY): OptionCheck => [
  (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  wordsOnRange(least, most),
]

function wordsOnRange(least: number, most: number): string {
  if (most < Number.MAX_SAFE_INTEGER) return `a whole number from ${least} to ${most}`
  return least > Number.MIN_SAFE_INTEGER ? `a whole number, ${least} or more` : 'a whole number'
}

export const isListOf = ([fits]: OptionCheck, expected: string): OptionCheck => [
  (value) => Array.isArray(value) && value.every(fits),
  expected,
]

export const among = (...values: readonly string[]): OptionCheck => [
  (value) => values.includes(value as string),
  listed(values),
]

/**
 * Throws a TypeError on an option that there is not, or that has a wrong value. The names that there
 * are, all of them unless `unknown` says otherwise, are told without a comparison of texts, which not
 * everything that has options can load.
 */
export function assertOptions(
  options: object,
  checks: { readonly [name: string]: OptionCheck },
  unknown = unknownOption,
): void {
  if (!isRecord(options as unknown)) throw new TypeError('The options must be an object.')
  const known = Object.keys(checks)
  for (const [name, value] of Object.entries(options)) {
    const [fits, expected] = (Object.hasOwn(checks, name) && checks[name]) || []
    if (fits === undefined) {
      throw unknown(name, known)
    }
    if (value !== undefined && !fits(value)) throw wrongOption(name, String(expected))
  }
}

export const wrongOption = (name: string, expected: string): TypeError =>
  new TypeError(`Option ${quoted(name)} must be ${expected}.`)

const unknownOption = (name: string, known: readonly string[]): TypeError =>
  new TypeError(`Unknown option: ${quoted(name)}. There are ${known.join(', ')}.`)
