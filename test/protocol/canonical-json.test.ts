import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fingerprint } from '../../src/core/index.js'

/** Returns the fingerprint of a creation whose body is this canonical text. */
const printOf = (text: string): string =>
  createHash('sha256')
    .update(`{"body":${text},"operation":"createOffering","params":{}}`)
    .digest('hex')

const print = (body: unknown): string => fingerprint('createOffering', { body })

describe('canonical JSON', () => {
  it.each([
    ['no spaces', { a: [1, { b: null }], c: 'd' }, '{"a":[1,{"b":null}],"c":"d"}'],
    [
      'keys by UTF-16 code units',
      { '\ufb33': 1, '😀': 2, é: 3, a: 4, '10': 5, '9': 6, '': 7 },
      '{"":7,"10":5,"9":6,"a":4,"é":3,"😀":2,"\ufb33":1}',
    ],
    [
      'numbers as ECMAScript writes them',
      [1.0, -0, 1e21, 1e-7, 0.1, 1e20, 5e-324],
      '[1,0,1e+21,1e-7,0.1,100000000000000000000,5e-324]',
    ],
    [
      'the escapes that are needed',
      '"\\/\b\f\n\r\t\u0001\u2028é',
      '"\\"\\\\/\\b\\f\\n\\r\\t\\u0001\u2028é"',
    ],
    ['lone surrogates escaped', { '\ud800': '\udfff' }, '{"\\ud800":"\\udfff"}'],
    ['absent members left out', { a: undefined, b: () => 1, c: Symbol('c'), d: 1 }, '{"d":1}'],
    ['absent items as null', [undefined, () => 1, Symbol('c')], '[null,null,null]'],
    ['holes as null', Array(2), '[null,null]'],
    ['numbers that are not finite', [Number.NaN, Infinity, -Infinity], '[NaN,Infinity,-Infinity]'],
    ['a big integer beyond all numbers', 10n ** 400n, 'Infinity'],
    ['big integers as numbers', [10n, 2n ** 53n + 1n], '[10,9007199254740992]'],
    ['dates as they are sent', new Date(0), '"1970-01-01T00:00:00.000Z"'],
    ['dates that are none as null', { at: new Date(Number.NaN) }, '{"at":null}'],
    [
      'keys that prototypes have',
      JSON.parse('{"__proto__":1,"toJSON":2}'),
      '{"__proto__":1,"toJSON":2}',
    ],
    ['only own members', Object.create({ inherited: 1 }), '{}'],
    ['empty containers', [{}, [], ''], '[{},[],""]'],
  ])('%s', (_what, value, text) => {
    expect(print(value)).toBe(printOf(text))
  })

  it('matches the reference implementation', () => {
    const key = fc.string({ unit: 'grapheme' })
    const value = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'medium' },
        fc.string({ unit: 'grapheme' }),
        fc.double({ noDefaultInfinity: true, noNaN: true }),
        fc.integer(),
        fc.constantFrom(null, true, false),
        fc.array(tie('value')),
        fc.dictionary(key, tie('value')),
        fc.date({ noInvalidDate: true }),
      ),
    })).value
    fc.assert(
      fc.property(value, (given) => {
        expect(print(given)).toBe(printOf(canonicalize(given) ?? 'null'))
      }),
      { numRuns: 100 },
    )
  })

  it('is the same for any order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        expect(print(reversed(value))).toBe(print(value))
      }),
    )
  })

  it.each([
    ['[', ']'],
    ['{"a":', '}'],
  ])('has up to 256 levels: %s', (open, close) => {
    const nested = (levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`
    expect(print(JSON.parse(nested(256)))).toBe(printOf(nested(256)))
    for (const levels of [257, 100_000]) {
      expect(() => print(JSON.parse(nested(levels)))).toThrow(
        new TypeError('A body can be nested up to 256 levels deep.'),
      )
    }
  })

  it('sorts many keys like few', () => {
    const keys = Array.from({ length: 50 }, (_, index) => `k${(index * 37) % 50}`)
    for (const count of [19, 20, 21, 50]) {
      const some = keys.slice(0, count)
      const text = [...some].sort().map((key) => `"${key}":1`)
      expect(print(Object.fromEntries(some.map((key) => [key, 1])))).toBe(
        printOf(`{${text.join(',')}}`),
      )
    }
  })

  it('writes shared objects in full each time', () => {
    const shared = { b: [1] }
    expect(print({ x: shared, y: [shared] })).toBe(printOf('{"x":{"b":[1]},"y":[{"b":[1]}]}'))
  })

  it('rejects a cyclic value', () => {
    const ring: Record<string, unknown> = { a: 1 }
    ring.self = ring
    expect(() => print(ring)).toThrow(TypeError)
  })
})

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).reverse()
  return Object.fromEntries(entries.map(([key, member]) => [key, reversed(member)]))
}
