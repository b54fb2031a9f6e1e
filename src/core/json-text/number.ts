import { Failure } from './error.js'

/**
 * Returns the index after the JSON number at `start`, which has a digit or a minus sign there. Throws a
 * Failure if it is no number.
 */
export function endOfNumber(text: string, start: number): number {
  const first = text[start] === '-' ? start + 1 : start
  let at = endOfDigits(text, first)
  if (at === first) {
    throw new Failure('minus-without-digit', at, 'a minus sign must be followed by a digit')
  }
  if (text[first] === '0' && at > first + 1) {
    throw new Failure('leading-zero', first, 'a number must not have leading zeros')
  }
  if (text[at] === '.') {
    const fraction = at + 1
    at = endOfDigits(text, fraction)
    if (at === fraction) {
      const message = 'a decimal point must be followed by a digit'
      throw new Failure('fraction-without-digit', at, message)
    }
  }
  if (text[at] === 'e' || text[at] === 'E') {
    const exponent = text[at + 1] === '+' || text[at + 1] === '-' ? at + 2 : at + 1
    at = endOfDigits(text, exponent)
    if (at === exponent) {
      throw new Failure('exponent-without-digit', at, 'an exponent must have a digit')
    }
  }
  return at
}

function endOfDigits(text: string, start: number): number {
  let at = start
  while (isDigit(text.charCodeAt(at))) at++
  return at
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39

/**
 * Returns whether parsing keeps a JSON number: the parsed double has exactly its value, or prints
 * as the same decimal (`0.1`, which is not a double). Takes linear time even for a large exponent.
 */
export function survivesParsing(literal: string): boolean {
  // Only saves time: a double represents any 15 digits.
  if (literal.length <= 15 && !hasExponent.test(literal)) return true
  const value = Math.abs(Number(literal))
  if (!Number.isFinite(value)) return false
  const decimal = toDecimal(literal)
  if (value === 0) return decimal.digits === ''
  const shortest = toDecimal(String(value))
  // Numbers this close with the same digits have the same power.
  return shortest.digits === decimal.digits || isExactly(value, decimal)
}

const hasExponent = /[eE]/

/** `digits` times ten to the `power`; the digits have no leading or trailing zeros. */
interface Decimal {
  digits: string
  power: number
}

/** Returns the decimal of a number literal without its sign. */
function toDecimal(literal: string): Decimal {
  const mark = literal.search(hasExponent)
  const exponent = mark === -1 ? 0 : Number(literal.slice(mark + 1))
  const significand = literal.slice(literal[0] === '-' ? 1 : 0, mark === -1 ? undefined : mark)
  const point = significand.indexOf('.')
  const fractionDigits = point === -1 ? 0 : significand.length - point - 1
  const digits =
    point === -1 ? significand : significand.slice(0, point) + significand.slice(point + 1)
  let start = 0
  let end = digits.length
  while (digits[start] === '0') start++
  while (digits[end - 1] === '0') end--
  return {
    digits: digits.slice(start, end),
    power: exponent - fractionDigits + (digits.length - end),
  }
}

/** Returns whether a double above zero equals the decimal that it was parsed from. */
function isExactly(value: number, { digits, power }: Decimal): boolean {
  if (power >= 0) return BigInt(digits) * 10n ** BigInt(power) === BigInt(value)
  // A double with n decimal places has n binary places, so 2^n times it is an integer. With more
  // places than a double can have, it becomes infinite before the integers get large.
  const places = -power
  let scaled = value
  for (let place = 0; place < places; place++) scaled *= 2
  return Number.isInteger(scaled) && BigInt(digits) === BigInt(scaled) * 5n ** BigInt(places)
}
