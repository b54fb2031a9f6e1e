import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../src/core/protocol/canonical-json.js'

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
    ['nothing', undefined, 'null'],
    ['empty containers', [{}, [], ''], '[{},[],""]'],
  ])('%s', (_what, value, text) => {
    expect(canonicalJson(value)).toBe(text)
  })

  it('matches the reference implementation', () => {
    const key = fc.string({ unit: 'grapheme' })
    const value = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'medium' },
        fc.string({ unit: 'grapheme' }),
        fc.double({ noDefaultInfinity: true, noNaN: true }),
        fc.integer(),
        fc.constantFrom(null, true, false, undefined),
        fc.array(tie('value')),
        fc.dictionary(key, tie('value')),
        fc.date({ noInvalidDate: true }),
      ),
    })).value
    fc.assert(
      fc.property(value, (given) => {
        expect(canonicalJson(given)).toBe(canonicalize(given) ?? 'null')
      }),
      { numRuns: 1000 },
    )
  })

  it('parses to the original value, for any order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const text = JSON.stringify(value)
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(text))
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value))
      }),
    )
  })

  it('supports a hundred thousand levels', () => {
    const levels = 100_000
    const text = '{"a":['.repeat(levels) + ']}'.repeat(levels)
    expect(canonicalJson(JSON.parse(text))).toBe(text)
  })

  it('is the same text for any value inside deep nesting, which is not written by recursion', () => {
    const key = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '__proto__',
        'constructor',
        'toJSON',
        'length',
        '10',
        '9',
        '-1',
        '\ud800',
        '',
      ),
    )
    const anything = fc.anything({
      key,
      values: [
        ...[fc.string({ unit: 'binary' }), fc.double(), fc.bigInt(), fc.boolean()],
        fc.constantFrom(undefined, null, -0, Symbol('s'), () => 1, { toJSON: () => ['b', 'a'] }),
      ],
      maxKeys: 30,
      ...{ withBoxedValues: true, withDate: true, withMap: true, withNullPrototype: true },
      ...{ withObjectString: true, withSet: true, withSparseArray: true, withTypedArray: true },
    })
    const shared = anything.map((value) => ({ a: value, b: [value, { value }] }))
    const levels = 200
    fc.assert(
      fc.property(fc.oneof(anything, shared, fc.dictionary(key, anything)), (value) => {
        let deep: unknown = [value]
        for (let level = 1; level < levels; level++) deep = [deep]
        const text = '['.repeat(levels) + canonicalJson([value]).slice(1, -1) + ']'.repeat(levels)
        expect(canonicalJson(deep)).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([99, 100, 101, 102, 103])('supports %i levels', (levels) => {
    const text = '{"a":['.repeat(levels) + ']}'.repeat(levels)
    expect(canonicalJson(JSON.parse(text))).toBe(text)
    const list = '['.repeat(levels) + ']'.repeat(levels)
    expect(canonicalJson(JSON.parse(list))).toBe(list)
  })

  it('sorts many keys like few', () => {
    const keys = Array.from({ length: 50 }, (_, index) => `k${(index * 37) % 50}`)
    for (const count of [19, 20, 21, 50]) {
      const some = keys.slice(0, count)
      const text = [...some].sort().map((key) => `"${key}":1`)
      expect(canonicalJson(Object.fromEntries(some.map((key) => [key, 1])))).toBe(
        `{${text.join(',')}}`,
      )
    }
  })

  it('writes shared objects in full each time', () => {
    const shared = { b: [1] }
    expect(canonicalJson({ x: shared, y: [shared] })).toBe('{"x":{"b":[1]},"y":[{"b":[1]}]}')
  })

  it('terminates on a cyclic value', () => {
    const ring: Record<string, unknown> = { a: 1 }
    ring.self = ring
    ring.list = [ring, 2]
    expect(canonicalJson(ring)).toBe('{"a":1,"list":[#0,2],"self":#0}')
  })

  it.each([20, 1000])('terminates quickly if %i levels share the next one', (levels) => {
    const doubled = (innermost: unknown) => {
      let value = innermost
      for (let level = 0; level < levels; level++) value = [value, value]
      return value
    }
    const start = performance.now()
    const text = canonicalJson(doubled([1]))
    expect(performance.now() - start).toBeLessThan(5000)
    expect(canonicalJson(doubled([1]))).toBe(text)
    expect(canonicalJson(doubled([2]))).not.toBe(text)
    expect(canonicalJson([doubled([1]), null])).not.toBe(canonicalJson([doubled([1]), 1]))
  })

  it('terminates quickly if all objects contain all', () => {
    const all: Record<string, unknown>[] = Array.from({ length: 60 }, () => ({}))
    for (const one of all) Object.assign(one, Object.fromEntries(all.entries()))
    expect(canonicalJson(all)).toBe(canonicalJson(all))
  })
})

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).reverse()
  return Object.fromEntries(entries.map(([key, member]) => [key, reversed(member)]))
}
