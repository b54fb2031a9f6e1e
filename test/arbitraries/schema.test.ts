import { describe, expect, it } from 'vitest'
import { serviceNames } from '../../src/core/contract/service-names.js'
import {
  type BodyContract,
  bodyContract,
  keySchema,
  type Schema,
} from '../../src/testing/arbitraries/schema.js'

const names = serviceNames('SVC', 'OPTIMIZED')
const contract = bodyContract('createCampaign', names) as BodyContract

describe('the contract of a body', () => {
  it('is cached for each set of names', () => {
    const renamed = serviceNames('ACME', 'SMART')
    expect(bodyContract('createCampaign', { ...names })).toBe(contract)
    expect(bodyContract('createCampaign', renamed)).not.toBe(contract)
  })

  it('exists only for operations with a body', () => {
    expect(bodyContract('getCampaign', names)).toBeUndefined()
  })

  it('has the names of the service only in its enums', () => {
    const renamed = serviceNames('ACME', 'SMART')
    const { root } = bodyContract('testCampaign', renamed) as BodyContract
    const enums = [...JSON.stringify(root).matchAll(/"enum":(\[[^\]]*\])/g)].map(([, list]) => list)
    expect(enums.filter((list) => /"(ACME_GAID|SMART)"/.test(String(list)))).toHaveLength(5)
    expect(enums.filter((list) => /"(SVC_GAID|OPTIMIZED)"/.test(String(list)))).toEqual([])
  })
})

describe('a flattened schema', () => {
  it('merges keywords, and keeps tagged branches separate', () => {
    const branch = { 'x-rule': 'a/rule', required: ['d'] }
    const one = { required: ['a', 'b'], properties: { a: { const: 1 } } }
    const other = { required: ['b', 'c'], properties: { b: { const: 2 } }, allOf: [branch] }
    expect(contract.node({ allOf: [one, branch, other] })).toEqual({
      location: '',
      tagged: [branch, branch],
      required: ['a', 'b', 'c'],
      properties: { a: { const: 1 }, b: { const: 2 } },
    })
    expect(contract.node({ required: ['a'], allOf: [{ type: 'object' }] })).toEqual({
      location: '',
      tagged: [],
      required: ['a'],
      type: 'object',
    })
  })

  it('supports true and false', () => {
    expect(contract.node(true)).toEqual({ location: '', tagged: [] })
    expect(contract.node(false)).toEqual({ location: '', tagged: [], not: true })
  })

  it('has the shape that a key selects, otherwise the last', () => {
    const titled = (title: string, schema: object) => ({ title, ...schema }) as Schema
    const shape = (name: string) => titled(name, { properties: { kind: { const: name } } })
    const any = titled('any', { properties: { kind: true } })
    const oneOf = [titled('none', {}), shape('a'), shape('b'), any]
    const titleFor = (value: unknown) => {
      const node = contract.nodeFor({ 'x-dispatch': 'kind', oneOf }, value)
      return Reflect.get(node, 'title')
    }
    expect(['a', 'b', 'c'].map((kind) => titleFor({ kind }))).toEqual(['a', 'b', 'any'])
    expect([{}, null, 'a'].map(titleFor)).toEqual(['any', 'any', 'any'])
  })

  it('has the first shape without a key that selects', () => {
    const node = contract.nodeFor({ oneOf: [{ const: 1 }, { const: 2 }] }, { const: 2 })
    expect(node.const).toBe(1)
  })

  it('has a schema for each key', () => {
    const node = contract.node({ properties: { a: false } })
    expect(keySchema(node, 'a')).toBe(false)
    expect(keySchema(node, 'toString')).toBe(true)
    expect(keySchema({ ...node, additionalProperties: { const: 1 } }, 'b')).toEqual({ const: 1 })
  })
})
