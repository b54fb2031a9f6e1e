import AjvModule, { type ValidateFunction } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isObject } from '../../../src/core/base/json.js'
import { withRuleBranches } from '../../../src/core/contract/rule-branches.js'
import { formats } from '../../../src/core/formats/formats.js'
import { createContract, type OperationName } from '../../../src/core/index.js'
import { bodies, operations, schemaOf } from '../../contract/agreement.js'

/*
 * The generated collectors against Ajv on the published schema without its tagged branches: the same
 * places are wrong.
 */

const Ajv = AjvModule.default ?? AjvModule
const ajv = new Ajv({ allErrors: true, strict: false, formats, unicodeRegExp: true })

const { rules } = createContract()
const byEnum = [
  'status/publish-not-accepted',
  'create/channel-not-supported',
  'create/delivery-type-not-supported',
  'update/channel-not-supported',
]
const structureAlone = createContract({
  maxViolations: 1_000_000,
  maxResponseBytes: 1_000_000_000,
  rules: Object.fromEntries(
    rules.map(({ id }) => [id, byEnum.includes(id) ? 'error' : 'off'] as const),
  ),
})

type Schema = { [keyword: string]: unknown; $defs?: Record<string, Schema> }

/** The schema without the parts that rules check. */
function untagged(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => !isTagged(each)).map(untagged)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).map(([key, inner]) => [key, untagged(inner)] as const)
  return Object.fromEntries(kept.filter(([key, inner]) => key !== 'allOf' || isFilled(inner)))
}
const isTagged = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'x-rule')
const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0

/** Ajv's validator for each channel, and for bodies of no known channel. */
function byChannel(operation: OperationName): (body: unknown) => ValidateFunction {
  const { $defs = {}, ...root } = untagged(withRuleBranches(schemaOf(operation))) as Schema
  const name = String(root.$ref).split('/').at(-1) as string
  const { oneOf, 'x-otherwise': otherwise, ...whole } = $defs[name] as Schema
  const compile = (shape: object) => ajv.compile({ $defs, allOf: [whole, shape] })
  const shapes = (oneOf as { $ref: string }[] | undefined)?.map(({ $ref }) => $ref)
  const find = (part: string) => shapes?.find((shape) => shape.includes(part))
  const validators = ['Push', 'Email', 'Channelless'].map((part) => {
    const shape = find(part)
    return compile(shape === undefined ? (otherwise ?? {}) : { $ref: shape })
  }) as [ValidateFunction, ValidateFunction, ValidateFunction]
  return (body) => {
    const channel = (body as { channel?: unknown } | null)?.channel
    return validators[channel === 'PUSH' ? 0 : channel === 'EMAIL' ? 1 : 2]
  }
}

const places = (list: string[]) => [...new Set(list)].sort()

describe.each(operations)('%s', (operation) => {
  it('the collector finds what Ajv finds, at the same places', () => {
    const validatorFor = byChannel(operation)
    const invalid = { some: 0, none: 0 }
    fc.assert(
      fc.property(bodies(operation, 8), (list) => {
        for (const body of list.filter(isObject)) {
          const validate = validatorFor(body)
          validate(body)
          const found = (validate.errors ?? []).map(
            ({ instancePath, params: { missingProperty: key } }) =>
              instancePath + (key === undefined ? '' : `/${key}`),
          )
          const verdict = structureAlone.check(operation, { body })
          const ours = verdict.ok ? [] : verdict.violations.map(({ pointer }) => pointer)
          expect({ body, places: places(ours) }).toEqual({ body, places: places(found) })
          invalid[found.length === 0 ? 'none' : 'some']++
        }
      }),
      { numRuns: 100 },
    )
    expect(invalid.some).toBeGreaterThan(20)
    expect(invalid.none).toBeGreaterThan(20)
  })
})
