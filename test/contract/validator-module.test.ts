import AjvModule from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { describe, expect, it } from 'vitest'
import { asModule } from '../../tools/generate/validator-module.js'

const Ajv = AjvModule.default ?? AjvModule
const standaloneCode = standaloneModule.default ?? standaloneModule

/** The code that Ajv writes for a schema, under the options of the generator. */
function compiled(schema: object): string {
  const ajv = new Ajv({
    allErrors: true,
    inlineRefs: false,
    messages: false,
    strict: false,
    code: { source: true, esm: true, lines: true },
  })
  return standaloneCode(ajv, ajv.compile(schema))
}

describe('the step after Ajv', () => {
  it('has each validator add to one collector what it finds', () => {
    const text = asModule(compiled({ type: 'object', properties: { a: { type: 'string' } } }))
    expect(text).toContain('(data, found)')
    expect(text).toContain('found.add("type", "string", "a");')
    expect(text).not.toContain('instancePath')
  })

  it('puts what a nested validator finds beneath its place', () => {
    const schema = { items: { $ref: '#/$defs/name' }, $defs: { name: { type: 'string' } } }
    expect(asModule(compiled(schema))).toContain('found.within(before, i0)')
  })

  it('tells the keys of a place, innermost first, as they are', () => {
    const slash = asModule(compiled({ properties: { 'a/b': { type: 'string' } } }))
    expect(slash).toContain('found.add("type", "string", "a/b");')
    const map = { type: 'object', additionalProperties: { type: 'array', items: { minimum: 1 } } }
    const text = asModule(compiled({ type: 'object', properties: { a_b: map } }))
    expect(text).toContain('found.add("type", "array", key0, "a_b");')
    expect(text).toContain('found.add("minimum", 1, i0, key0, "a_b");')
  })

  it('counts code points only where the number of units does not tell', () => {
    const text = asModule(compiled({ type: 'string', minLength: 2, maxLength: 5 }))
    expect(text).toContain('isLongerThan(data, 5)')
    expect(text).toContain('isShorterThan(data, 2)')
  })

  it('looks many keys up in a set, and takes a key without a value for none', () => {
    const names = 'abcdefghijk'.split('')
    const properties = Object.fromEntries(names.map((name) => [name, {}]))
    const text = asModule(compiled({ type: 'object', properties, additionalProperties: false }))
    expect(text).toMatch(/const keys\d+ = new Set\(\["a","b",/)
    expect(text).toContain('.has(key0)) && data[key0] !== undefined){')
  })

  it.each([
    ['anyOf', { anyOf: [{ type: 'string' }, { type: 'number' }] }],
    ['not', { not: { type: 'string' } }],
    ['uniqueItems', { type: 'array', uniqueItems: true }],
  ])('refuses code that it does not know, such as that of %s', (_, schema) => {
    expect(() => asModule(compiled(schema))).toThrow("Ajv's output has an unknown form")
  })
})
