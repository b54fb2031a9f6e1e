import { expect, it } from 'vitest'
import { withRuleBranches } from '../../src/core/contract/rule-branches.js'

const condition = { 'x-rule': 'a/b', required: ['b'] }

it.each<[title: string, published: unknown, read: unknown]>([
  [
    'a keyword with a rule',
    { type: 'string', pattern: '^a', minLength: 2, 'x-keyword-rules': { pattern: 'a/b' } },
    { type: 'string', minLength: 2, allOf: [{ 'x-rule': 'a/b', pattern: '^a' }] },
  ],
  [
    'one condition',
    { type: 'object', if: { not: { type: 'object' } }, else: condition },
    { type: 'object', allOf: [condition] },
  ],
  [
    'several conditions, after other branches and keywords',
    {
      allOf: [{ $ref: '#/a' }],
      required: ['a'],
      'x-keyword-rules': { required: 'c/d' },
      if: { not: { type: 'object' } },
      else: { allOf: [condition, condition] },
    },
    { allOf: [{ $ref: '#/a' }, { 'x-rule': 'c/d', required: ['a'] }, condition, condition] },
  ],
  [
    'an `else` without a rule',
    { if: { type: 'object' }, else: { required: ['a'] } },
    { if: { type: 'object' }, else: { required: ['a'] } },
  ],
  [
    'a schema that accepts nothing, at any depth',
    { items: { properties: { a: { type: 'null', not: {}, description: 'No value.' } } } },
    { items: { properties: { a: false } } },
  ],
  [
    'sets of keys',
    {
      type: 'object',
      anyOf: [
        { propertyNames: { not: { enum: ['a'] } }, additionalProperties: { type: 'string' } },
        { propertyNames: { enum: ['a'] }, properties: { a: { type: 'number' } } },
      ],
      'x-keyword-rules': { anyOf: 'a/b' },
    },
    {
      type: 'object',
      properties: { a: { type: 'number' } },
      additionalProperties: { type: 'string' },
      allOf: [
        {
          'x-rule': 'a/b',
          anyOf: [{ propertyNames: { not: { enum: ['a'] } } }, { propertyNames: { enum: ['a'] } }],
        },
      ],
    },
  ],
  [
    'forbidden keys, which have no structure',
    {
      propertyNames: { not: { enum: ['a'] } },
      additionalProperties: { type: 'string' },
      'x-keyword-rules': { propertyNames: 'a/b' },
    },
    {
      properties: { a: {} },
      additionalProperties: { type: 'string' },
      allOf: [{ 'x-rule': 'a/b', propertyNames: { not: { enum: ['a'] } } }],
    },
  ],
])('reads %s', (_title, published, read) => {
  const before = structuredClone(published)
  expect(withRuleBranches(published)).toEqual(read)
  expect(published).toEqual(before)
})
