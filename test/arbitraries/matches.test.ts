import { describe, expect, it } from 'vitest'
import { serviceNames } from '../../src/core/contract/service-names.js'
import { matches } from '../../src/testing/arbitraries/matches.js'
import {
  type BodyContract,
  bodyContract,
  type Schema,
} from '../../src/testing/arbitraries/schema.js'

const contract = bodyContract('createCampaign', serviceNames('SVC', 'OPTIMIZED')) as BodyContract

const keywords: [schema: Schema, fitting: unknown[], others: unknown[]][] = [
  [true, [1, null, {}], []],
  [false, [], [1, null, {}]],
  [{ type: 'object' }, [{}], [[], null, 'object']],
  [{ type: 'array' }, [[]], [{}, 'array']],
  [{ type: 'string' }, ['', 'text'], [1, null, ['text']]],
  [{ type: 'boolean' }, [true, false], ['true', 0, null]],
  [{ type: 'number' }, [1, 1.5], ['1', true, null]],
  [{ type: 'integer' }, [1, -1], [1.5, '1', null]],
  [{ type: 'unheard_of' }, [], [1, 'unheard_of', null]],
  [{ const: 'a' }, ['a'], ['b', 1, null]],
  [{ enum: ['a', 1] }, ['a', 1], ['b', '1', null]],
  [{ pattern: '^\\p{Lu}$' }, ['É', 7, null], ['é', 'p{Lu}']],
  [{ minimum: 2 }, [2, 3, '1', null], [1, -2]],
  [{ minItems: 2 }, [[1, 2], [1, 2, 3], 'a', null, { length: 1 }], [[], [1]]],
  [{ items: { type: 'string' } }, [[], ['a'], 'a', { 0: 1 }, 7], [[1], ['a', 1]]],
  [{ required: ['a', 'b'] }, [{ a: 1, b: 2 }, [], 'a', null], [{}, { a: 1 }, { b: 1 }]],
  [
    { properties: { a: { const: 1 }, b: { const: 2 } } },
    [{}, { a: 1 }, { a: 1, b: 2, c: 3 }, [], null],
    [{ a: 2 }, { a: 1, b: 1 }, { a: undefined }],
  ],
  [
    { properties: { a: true }, additionalProperties: { const: 1 } },
    [{}, { a: 2 }, { a: 2, b: 1 }, [2], 'b', null],
    [{ b: 2 }, { b: 1, c: 2 }],
  ],
  [{ additionalProperties: false }, [{}, null], [{ a: 1 }]],
  [
    { propertyNames: { pattern: '^a' } },
    [{}, { a: 1 }, ['b'], 'b', null],
    [{ b: 1 }, { a: 1, b: 1 }],
  ],
  [{ anyOf: [{ const: 1 }, { const: 2 }] }, [1, 2], [3, null]],
  [{ not: { const: 1 } }, [2, null], [1]],
  [
    { if: { required: ['a'] }, then: { required: ['b'] } },
    [{}, { b: 1 }, { a: 1, b: 1 }],
    [{ a: 1 }],
  ],
  [{ if: { const: 1 } }, [1, 2], []],
]

describe('a tagged branch', () => {
  it.each(keywords)('%j matches %j, not %j', (schema, fitting, others) => {
    expect(fitting.filter((value) => !matches(contract, schema, value))).toEqual([])
    expect(others.filter((value) => matches(contract, schema, value))).toEqual([])
  })

  it('may have annotations', () => {
    const annotated = { title: 'a', description: 'b', default: 1, examples: [1], 'x-rule': 'c' }
    expect(matches(contract, annotated as Schema, 2)).toBe(true)
  })

  it('throws on an unsupported keyword', () => {
    expect(() => matches(contract, { maximum: 1 }, 2)).toThrow(
      'Unsupported keyword maximum in a tagged branch',
    )
  })
})
