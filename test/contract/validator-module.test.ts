import AjvModule from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { describe, expect, it } from 'vitest'
import { asModule } from '../../tools/generate/validator-module.js'

const Ajv = AjvModule.default ?? AjvModule
const standaloneCode = standaloneModule.default ?? standaloneModule

/** Returns the code that Ajv writes for a schema, with the options of the generator. */
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
  it('makes each validator add errors to one collector', () => {
    const text = asModule(compiled({ type: 'object', properties: { a: { type: 'string' } } }))
    expect(text).toContain('(data, found)')
    expect(text).toContain('found.add("type", "string", "a");')
    expect(text).not.toContain('instancePath')
  })

  it('adds the path to errors of a nested validator', () => {
    const schema = { items: { $ref: '#/$defs/name' }, $defs: { name: { type: 'string' } } }
    expect(asModule(compiled(schema))).toContain('found.within(before, i0)')
  })

  it('passes the keys of a path, innermost first, unescaped', () => {
    const slash = asModule(compiled({ properties: { 'a/b': { type: 'string' } } }))
    expect(slash).toContain('found.add("type", "string", "a/b");')
    const map = { type: 'object', additionalProperties: { type: 'array', items: { minimum: 1 } } }
    const text = asModule(compiled({ type: 'object', properties: { a_b: map } }))
    expect(text).toContain('found.add("type", "array", key0, "a_b");')
    expect(text).toContain('found.add("minimum", 1, i0, key0, "a_b");')
  })

  it('counts code points only if the UTF-16 length does not decide', () => {
    const text = asModule(compiled({ type: 'string', minLength: 2, maxLength: 5 }))
    expect(text).toContain('isLongerThan(data, 5)')
    expect(text).toContain('isShorterThan(data, 2)')
  })

  it('looks up many keys in a set, and ignores keys without a value', () => {
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
