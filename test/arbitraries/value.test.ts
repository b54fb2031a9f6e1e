import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { serviceNames } from '../../src/core/contract/service-names.js'
import { formats } from '../../src/core/formats/formats.js'
import { formatArbitrary } from '../../src/testing/arbitraries/format.js'
import {
  type BodyContract,
  bodyContract,
  type Schema,
} from '../../src/testing/arbitraries/schema.js'
import { leastValue, valueArbitrary } from '../../src/testing/arbitraries/value.js'

const contract = bodyContract('createCampaign', serviceNames('SVC', 'OPTIMIZED')) as BodyContract

const sample = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.sample(arbitrary, { numRuns: 400, seed: 7 })
const values = (schema: Schema) => sample(valueArbitrary(contract, schema))
const lengths = (schema: Schema) =>
  [...new Set(values(schema).map((value) => (value as string | unknown[]).length))].sort()

const template = { $ref: '#/$defs/Template' }
const tagged = (...allOf: object[]): Schema => ({
  allOf: allOf.map((branch) => ({ 'x-rule': 'a/rule', ...branch })),
})

describe('the simplest value', () => {
  const least: [schema: Schema, value: unknown][] = [
    [{ const: 'a' }, 'a'],
    [tagged({ minLength: 1 }, { const: 'a' }), 'a'],
    [{ enum: ['a', 'b'] }, 'a'],
    [{ type: 'object' }, {}],
    [
      { required: ['a', 'b'], properties: { a: { type: 'integer' }, c: true } },
      { a: 1, b: 'text' },
    ],
    [{ type: 'array', items: { type: 'boolean' }, minItems: 2 }, [true, true]],
    [{ type: 'array', minItems: 1 }, ['text']],
    [{ items: { enum: ['a'] }, 'x-expects-content': true }, ['a']],
    [{ type: 'array', items: { type: 'string' } }, []],
    [{ type: 'integer', minimum: 0 }, 0],
    [{ type: 'integer' }, 1],
    [{ type: 'boolean' }, true],
    [{ type: 'string' }, 'text'],
    [{ type: 'string', minLength: 6 }, 'textaa'],
    [{ type: 'string', format: 'date-time' }, '2026-03-01T00:00:00Z'],
    [{ type: 'string', format: 'email' }, 'a@example.com'],
    [{ type: 'string', format: 'hex-color' }, '#fff'],
    [{ type: 'string', anyOf: [template, { format: 'uri' }] }, 'https://example.com/'],
    [{ type: 'string', pattern: '^a{2}$' }, 'aa'],
    [{ type: 'string', ...(tagged({ minLength: 1 }, { pattern: '^b$' }) as object) }, 'b'],
    [{}, 'text'],
    [{ oneOf: [{ required: ['a'], properties: { a: false } }, { const: 1 }] }, 1],
  ]

  it.each(least)('of %j is %j', (schema, value) => {
    expect(leastValue(contract, schema)).toEqual(value)
  })

  it('of a pattern is deterministic', () => {
    const schema = { type: 'string', pattern: '^[a-z]{20}$' }
    expect(leastValue(contract, schema)).toBe(leastValue(contract, schema))
  })
})

describe('values', () => {
  it('of a constant or an enum are its members', () => {
    expect(new Set(values({ const: 'a' }))).toEqual(new Set(['a']))
    expect(new Set(values(tagged({ pattern: 'b' }, { const: 'a' })))).toEqual(new Set(['a']))
    expect(new Set(values({ enum: ['a', 'b'] }))).toEqual(new Set(['a', 'b']))
    expect(new Set(values({ type: 'boolean' }))).toEqual(new Set([true, false]))
  })

  it('have every possible shape', () => {
    const oneOf = [{ required: ['a'], properties: { a: false } }, { const: 1 }, { const: 2 }]
    expect(new Set(values({ oneOf }))).toEqual(new Set([1, 2]))
  })

  it('without a type have any type', () => {
    const found = new Set(values({}).map((value) => JSON.stringify(value)))
    const kinds = ['text', '', 0, 1.5, -7, true, false, null, [], {}, ['a', 1]]
    const nested = { note: ['any', { depth: 2 }] }
    expect([...kinds, nested].filter((kind) => !found.has(JSON.stringify(kind)))).toEqual([])
    expect(found.size).toBeGreaterThan(50)
  })

  it('of a number reach its bounds', () => {
    const bounded = values({ type: 'integer', minimum: 3, maximum: 5 })
    expect([...new Set(bounded)].sort()).toEqual([3, 4, 5])
    const others = values({ type: 'integer' }) as number[]
    expect(others.filter((value) => value < 0 || value > 1000)).toEqual([])
    expect([Math.min(...others), Math.max(...others)]).toEqual([0, 1000])
  })

  it('of a string vary', () => {
    const found = values({ type: 'string' })
    const texts = ['a', 'Weekend sale', 'Grüße', 'Hello {{name}}', '周末', '0', 'true', ' ']
    expect(texts.filter((text) => !found.includes(text))).toEqual([])
    expect(found).not.toContain('')
  })

  it('of a string have the required length', () => {
    expect(lengths({ type: 'string', minLength: 60, maxLength: 60 })).toEqual([60])
    expect(lengths({ type: 'string', maxLength: 2 })).toEqual([1, 2])
    expect(lengths({ type: 'string', pattern: '^a', minLength: 5, maxLength: 6 })).toEqual([5, 6])
  })

  it('of a pattern match it, also if it is in a rule', () => {
    expect(new Set(values({ type: 'string', pattern: '^\\u{61}$' }))).toEqual(new Set(['a']))
    const ofRule = { type: 'string', ...(tagged({ minLength: 1 }, { pattern: '^b$' }) as object) }
    expect(new Set(values(ofRule))).toEqual(new Set(['b']))
  })

  it('are templates where the format allows them', () => {
    const found = values({ type: 'string', anyOf: [template, { format: 'hex-color' }] })
    const templates = ['{{value}}', 'x{% if a %}b{% endif %}']
    expect(templates.filter((text) => !found.includes(text))).toEqual([])
    const others = found.filter((text) => !templates.includes(text as string)) as string[]
    expect(others.every(formats['hex-color'])).toBe(true)
    expect(others.length).toBeGreaterThan(found.length / 2)
  })

  it('of a list have the required length', () => {
    const items = { type: 'integer' }
    expect(lengths({ items, minItems: 1, maxItems: 2 })).toEqual([1, 2])
    expect(lengths({ type: 'array', items })).toEqual([0, 1, 2, 3, 4])
    expect(lengths({ items, 'x-expects-content': true })).toEqual([1, 2, 3, 4])
  })

  it('of an object have the declared keys', () => {
    const properties = { a: { const: 1 }, b: { const: 2 }, c: false }
    const found = values({ properties, required: ['a'] }).map((value) => JSON.stringify(value))
    expect(new Set(found)).toEqual(new Set(['{"a":1}', '{"a":1,"b":2}']))
  })

  it('of an open object have any keys', () => {
    const additionalProperties = { const: 1 }
    const declared = { a: { const: 2 } }
    const keys = (schema: object) =>
      values({ additionalProperties, ...schema } as Schema).map((value) => {
        expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
        return Object.keys(value as object)
      })
    const some = keys({ properties: declared, required: ['a'] })
    const found = [...new Set(some.flat())].sort()
    const open = ['default', 'fr', 'pt_BR', 'variation_1', 'variation_2', 'variation_3']
    expect(found).toEqual(['a', ...open])
    const count = (all: string[][]) => [...new Set(all.map(({ length }) => length))].sort()
    expect(count(keys({ type: 'object' }))).toEqual([0, 1, 2, 3])
    expect(count(keys({ type: 'object', 'x-expects-content': true }))).toEqual([1, 2, 3])
  })
})

describe('strings of a format', () => {
  it.each(['date-time', 'uri', 'email', 'hex-color'] as const)('%s are valid', (format) => {
    expect(sample(formatArbitrary(format)).filter((text) => !formats[format](text))).toEqual([])
  })

  it('date-time cover every notation', () => {
    const found = sample(formatArbitrary('date-time'))
    const ends = found.map((text) => text.replace(/^.{10}[Tt].{8}(\.\d+)?/, ''))
    const named = ['Z', 'z', '+00:00', '-00:00']
    expect(named.filter((end) => !ends.includes(end))).toEqual([])
    expect(ends.some((end) => /^\+(?!00:00)/.test(end))).toBe(true)
    expect(ends.some((end) => /^-(?!00:00)/.test(end))).toBe(true)
    const digits = found.map((text) => /\.(\d+)/.exec(text)?.[1]?.length ?? 0)
    expect([...new Set(digits)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(new Set(found.map((text) => text[10]))).toEqual(new Set(['T', 't']))
  })

  it('of others include unusual ones', () => {
    const uris = sample(formatArbitrary('uri'))
    const unusual = ['https://example.com/a%20b', 'mailto:a@example.com', 'app://shop/sale']
    expect(unusual.filter((uri) => !uris.includes(uri))).toEqual([])
    expect(uris.some((uri) => /\?.*#/.test(uri))).toBe(true)
    const emails = sample(formatArbitrary('email'))
    expect(emails).toContain('ada@example.com')
    expect(emails).toContain("o'hara+news@mail.example.co.uk")
    const colors = sample(formatArbitrary('hex-color')).map((color) => color.replace(/\w/g, ''))
    expect(new Set(colors)).toEqual(new Set(['', '#']))
  })

  it('exist for known formats only', () => {
    expect(() => formatArbitrary('time')).toThrow('No arbitrary for the format time')
  })
})
