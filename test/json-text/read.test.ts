import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson } from '../../src/core/json-text/read.js'
import { type JsonScan, scanJson } from '../../src/core/json-text/scan.js'

const space = fc.constantFrom('', '', '', ' ', '\n', '\t', '\r\n  ')

const backslash = String.raw`"\\"`

/** Strings that look like keys, colons, numbers or the ends of other values. */
const string = fc.oneof(
  fc.constantFrom('"a"', '"b"', '"\\u0061"', '""', '"__proto__"', '"toString"', '"0"'),
  fc
    .array(
      fc.constantFrom(
        ...[':', ' :', '\\":', '\\" :1e400', '\\\\', '\\"', '\\u0022', '\\n', ',', '{', '}', ']'],
        ...['a', 'é', '12:30', '9007199254740993', 'https://x', ' ', '-', '01'],
      ),
      { maxLength: 4 },
    )
    .map((parts) => `"${parts.join('')}"`)
    // After a key `\\`, JSON.parse of Node 24 reads other escaped keys of one character as `\\`, too.
    .filter((literal) => literal !== backslash),
)

const number = fc.oneof(
  fc.constantFrom(
    ...['0', '-0', '-0.0', '1', '-12.5', '9007199254740991', '9007199254740992'],
    ...['9007199254740993', '-9007199254740993', '9007199254740994', '1e400', '-1E-400', '1e5'],
    ...['0.1', '0.10000000000000000', '0.10000000000000001', '123456789.12345678'],
    ...['1.0000000000000000000000001', '5e-324', '1e22', '12345678901234567890'],
  ),
  fc.stringMatching(/^-?(0|[1-9]\d{0,20})(\.\d{1,20})?([eE][+-]?\d{1,3})?$/),
)

/** JSON texts whose objects may repeat keys, with spaces of all kinds. */
const { text } = fc.letrec<{ text: string }>((tie) => {
  const member = fc.tuple(space, string, space, space, tie('text'), space)
  return {
    text: fc.oneof(
      { maxDepth: 5, depthSize: 'small' },
      fc.oneof(string, number, fc.constantFrom('true', 'null')),
      fc
        .array(member, { maxLength: 4 })
        .map((all) => all.map(([a, key, b, c, value, d]) => `${a}${key}${b}:${c}${value}${d}`))
        .map((all) => `{${all.join()}}`),
      fc.array(tie('text'), { maxLength: 3 }).map((all) => `[${all.join(', ')}]`),
    ),
  }
})

const nothing: JsonScan = { duplicateKeys: [], impreciseNumbers: [] }

const findingsOf = ({ duplicateKeys, impreciseNumbers }: JsonScan) =>
  [duplicateKeys, impreciseNumbers].map((all) => all.map(({ path, offset }) => [path, offset]))

describe('reading a text', () => {
  it('finds what the scan finds', () => {
    fc.assert(
      fc.property(text, (each) => {
        const { value, scan = nothing } = readJson(each)
        expect(value).toEqual(JSON.parse(each))
        expect(findingsOf(scan)).toEqual(findingsOf(scanJson(each)))
      }),
      { numRuns: 10_000 },
    )
  })

  it.each([
    ['a duplicate key', '{"a":1,"a":2}'],
    ['a duplicate key behind an escape', '{"a":1,"\\u0061":2}'],
    ['a duplicate key at depth', '[{"b":[{"a":{},"a":{}}]}]'],
    ['a duplicate `__proto__`', '{"__proto__":1,"__proto__":2}'],
    ['a duplicate key whose first value has keys', '{"a":{"b":1},"a":{"c":1}}'],
    ['duplicate keys before spaced colons', '{"a" :1,"a"\n:2,"b":"\\":"}'],
    ['a whole number past 2^53', '{"a":9007199254740993}'],
    ['a number after spaces', '{"a" : \r\n\t -1e400 }'],
    ['a number in an array', '{"a":[[0.10000000000000001]]}'],
    ['a number alone', '1e400'],
  ])('finds %s', (_what, each) => {
    const { scan = nothing } = readJson(each)
    expect(findingsOf(scan)).toEqual(findingsOf(scanJson(each)))
    expect(findingsOf(scan)).not.toEqual(findingsOf(nothing))
  })

  it.each([
    ['an empty object', '{}'],
    ['spaces of all kinds', '{\r\n\t"a" : {"b"\n:[true, {"c":null}]}}'],
    ['numbers that parsing keeps', '{"a":-1.5,"b":{"c":9007199254740992},"d":1e2}'],
    ['strings with colons', '{"a":"https://x:80/12:30","b":["c:d"],"e:f":"g"}'],
    ['keys that prototypes have', '{"__proto__":{"toString":"a"},"constructor":"b"}'],
  ])('needs no scan for %s', (_what, each) => {
    expect(readJson(each).scan).toBeUndefined()
    expect(readJson(each).value).toEqual(JSON.parse(each))
  })

  it('counts only keys of the text if prototypes have more', () => {
    const prototype = Object.prototype as Record<string, unknown>
    prototype.inherited = 1
    try {
      expect(readJson('{"a":1,"a":2}').scan?.duplicateKeys).toHaveLength(1)
    } finally {
      delete prototype.inherited
    }
  })

  it('leaves deep values to the scan', () => {
    const levels = 200_000
    const deep = `${'{"a":'.repeat(levels)}{"b":1,"b":2}${'}'.repeat(levels)}`
    expect(readJson(deep).scan?.duplicateKeys).toHaveLength(1)
  })
})
