import type { Fault } from './error.js'

/** Index after the JSON number that starts, with a digit or a minus sign, at `start`. */
export function endOfNumber(text: string, start: number): number | Fault {
  const first = text[start] === '-' ? start + 1 : start
  let at = endOfDigits(text, first)
  if (at === first)
    return {
      code: 'minus-without-digit',
      offset: at,
      message: 'a minus sign must be followed by a digit',
    }
  if (text[first] === '0' && at > first + 1) {
    return {
      code: 'leading-zero',
      offset: first,
      message: 'a number must not start with a zero before other digits',
    }
  }
  if (text[at] === '.') {
    const fraction = at + 1
    at = endOfDigits(text, fraction)
    if (at === fraction)
      return {
        code: 'fraction-without-digit',
        offset: at,
        message: 'a decimal point must be followed by a digit',
      }
  }
  if (text[at] === 'e' || text[at] === 'E') {
    const exponent = text[at + 1] === '+' || text[at + 1] === '-' ? at + 2 : at + 1
    at = endOfDigits(text, exponent)
    if (at === exponent)
      return {
        code: 'exponent-without-digit',
        offset: at,
        message: 'an exponent must have a digit',
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
 * Whether a JSON number survives being parsed: the number it becomes has exactly its value, or is
 * written as the same decimal (`0.1`, which no double is). Time is linear in the literal, however
 * large its exponent.
 */
export function survivesParsing(literal: string): boolean {
  // A double keeps any 15 digits.
  // Stryker disable next-line ConditionalExpression,EqualityOperator: it only saves time.
  if (literal.length <= 15 && !hasExponent.test(literal)) return true
  const value = Math.abs(Number(literal))
  if (!Number.isFinite(value)) return false
  const decimal = toDecimal(literal)
  if (value === 0) return decimal.digits === ''
  const shortest = toDecimal(String(value))
  // Numbers of the same digits that are this near to each other have the same power.
  return shortest.digits === decimal.digits || isExactly(value, decimal)
}

const hasExponent = /[eE]/

/** `digits` times ten to the `power`; there is no zero at either end of the digits. */
interface Decimal {
  digits: string
  power: number
}

/** The decimal of a number literal without regard to its sign. */
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

/** Whether a double above zero is exactly the decimal nearest to which it is. */
function isExactly(value: number, { digits, power }: Decimal): boolean {
  // Stryker disable next-line EqualityOperator: without places both ways say the same.
  if (power >= 0) return BigInt(digits) * 10n ** BigInt(power) === BigInt(value)
  // A double with n decimal places has n binary places, so that times 2^n it is whole. Where the
  // places are more than any double has, it becomes infinite before large numbers are made.
  const places = -power
  let scaled = value
  for (let place = 0; place < places; place++) scaled *= 2
  return Number.isInteger(scaled) && BigInt(digits) === BigInt(scaled) * 5n ** BigInt(places)
}
