import { readFileSync } from 'node:fs'
import Ajv2020 from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../src/core/base/kinds.js'
import { workspaceKind } from '../../../src/core/contract/workspace.js'
import { root } from '../command.js'

const schema = JSON.parse(readFileSync(`${root}generated/schemas/workspace.json`, 'utf8'))
const Ajv = Ajv2020.default ?? Ajv2020
const isRight = new Ajv({
  strict: true,
  strictTypes: false,
  strictRequired: false,
  validateFormats: false,
}).compile(schema)

const accepts = (workspace: unknown): boolean =>
  [...problemsOf(workspaceKind, workspace)].length === 0

/** Values of every type, and values that some members accept. */
const anything = fc.constantFrom<unknown>(
  ...[null, true, false, 0, 1.5, '', 'a', 'active', 'ACTIVE', [], {}, ['a'], [''], [1], [[]]],
  ...[{ a: '' }, { a: 'A' }, { a: 1 }, { '': 'a' }, { a: {} }, { a: null }, { a: { status: 1 } }],
  ...[[{}], [{ connector_type: 'a' }], [{ connector_type: 'a', connector_name: 'b' }]],
  ...[[{ connector_type: '', connector_name: 'b' }]],
  ...[[{ connector_type: 'a', connector_name: 'b', c: 1 }]],
)

const fields = fc.constantFrom(
  ...['status', 'name', 'scheduling', 'variation_meta', 'channel', 'campaign_delivery_type'],
  ...['basic_details', 'connector', 'campaign_content', 'start_datetime', 'id', 'other'],
)
const resource = fc.dictionary(
  fields,
  fc.oneof(anything, fc.dictionary(fc.constantFrom('start_datetime', 'expiry_datetime'), anything)),
  { maxKeys: 2 },
)
const member = fc.constantFrom(...Object.keys(schema.properties), 'other', 'constructor')
const workspaces = fc.dictionary(
  member,
  fc.oneof(anything, fc.dictionary(fc.constantFrom('a', 'b'), resource, { maxKeys: 2 })),
  { maxKeys: 2 },
)

describe('workspace schema', () => {
  test('accepts the same workspaces as the library', () => {
    const seen = { valid: 0, invalid: 0 }
    fc.assert(
      fc.property(fc.oneof({ weight: 20, arbitrary: workspaces }, anything), (value) => {
        const valid = accepts(value)
        seen[valid ? 'valid' : 'invalid']++
        expect({ value, valid: isRight(value) }).toEqual({ value, valid })
      }),
      { numRuns: 1500 },
    )
    expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(100)
  })
})
