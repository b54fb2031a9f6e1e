import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scanJson } from '../../src/core/index.js'

const survivesParsing = (literal: string): boolean =>
  scanJson(literal).impreciseNumbers.length === 0

describe('a number keeps its value', () => {
  it.each([
    ...['0', '-0', '0.0', '0e999999999', '1.0', '1e2', '1E+2', '1.10', '-1.50e-3', '100'],
    ...['0.1', '0.30', '123456789012345', '9007199254740992', '-9007199254740994', '1e23'],
    ...['1152921504606846976', '10000000000000000000000', '12345678901234567168'],
    // The double nearest to 0.1, and a fraction that prints shorter.
    '0.1000000000000000055511151231257827021181583404541015625',
    '1234567890123456.75',
    ...['1.7976931348623157e308', '5e-324', '2.2250738585072014E-308', '0.000001e6'],
    `0.${'0'.repeat(400)}1e401`,
    `1${'0'.repeat(400)}e-400`,
    BigInt(Number.MAX_VALUE).toString(),
    // With as many zeros as a double can end in.
    `${3n * 2n ** 60n}e22`,
  ])('%s', (literal) => {
    expect(survivesParsing(literal)).toBe(true)
  })
})

describe('a number changes', () => {
  it.each([
    ['a whole number past 2^53', '9007199254740993'],
    ['a negative one', '-9007199254740993'],
    ['a long id', '12345678901234567890'],
    ['more digits than a double has', '0.1000000000000000055511'],
    ['a price with too many digits', '19.9900000000000000001'],
    ['beyond every double', '1e400'],
    ['far beyond', '1e1000000000'],
    ['an exponent beyond every number', `1e${'9'.repeat(400)}`],
    ['smaller than every double', '1e-400'],
    ['far smaller', '-1e-1000000000'],
    ['rounded to the largest', '1.7976931348623158e308'],
    ['a small one with a digit too many', '4.9e-324'],
    ['eighteen digits at 1e300', '1.23456789012345678e300'],
    [
      'one off the double nearest to 0.1',
      '0.1000000000000000055511151231257827021181583404541015626',
    ],
  ])('%s', (_what, literal) => {
    expect(survivesParsing(literal)).toBe(false)
    expect(scanJson(`{"a":[0,${literal}]}`).impreciseNumbers).toMatchObject([
      { path: ['a', 1], offset: 8 },
    ])
  })
})

/** Returns sign, numerator and a power of ten of a literal, at any cost. */
function isSameDecimal(one: string, other: string): boolean {
  const a = rational(one)
  const b = rational(other)
  return a.numerator * b.denominator === b.numerator * a.denominator
}

function rational(literal: string) {
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(literal) ?? []
  const power = Number(exponent) - fraction.length
  const digits = BigInt(`${whole}${fraction}`) * (sign === '-' ? -1n : 1n)
  return {
    numerator: power > 0 ? digits * 10n ** BigInt(power) : digits,
    denominator: power < 0 ? 10n ** BigInt(-power) : 1n,
  }
}

/** Returns every digit of a double; toFixed prints up to 100 after the point. */
const everyDigit = (value: number): string =>
  Number.isInteger(value) ? BigInt(value).toString() : value.toFixed(100)

describe('the verdict on a number', () => {
  const literal = fc
    .tuple(
      fc.constantFrom('', '-'),
      fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.bigInt(0n, 10n ** 17n)),
      fc.stringMatching(/^(\.\d{1,40})?$/),
      fc.stringMatching(/^([eE][+-]?[0-3]?\d)?$/),
    )
    .map((parts) => parts.join(''))

  it('matches arithmetic without rounding', () => {
    fc.assert(
      fc.property(literal, (text) => {
        const value = Number(text)
        const keeps =
          isSameDecimal(text, String(value)) ||
          // Up to here a double has at most 100 decimal places, or is far from the literal's.
          (Math.abs(value) > 1e-10 && isSameDecimal(text, everyDigit(value)))
        expect(survivesParsing(text)).toBe(keeps)
      }),
      { numRuns: 1000 },
    )
  })

  it('accepts everything that JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (value) => {
        expect(survivesParsing(JSON.stringify(value))).toBe(true)
      }),
    )
  })

  it('accepts every digit of a double', () => {
    const wholeOrNotSmall = fc
      .double({ noDefaultInfinity: true, noNaN: true })
      .filter((value) => Number.isInteger(value) || Math.abs(value) > 1e-10)
    fc.assert(
      fc.property(wholeOrNotSmall, (value) => {
        expect(survivesParsing(everyDigit(value))).toBe(true)
      }),
    )
  })
})
