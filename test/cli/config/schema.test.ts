import { readFileSync } from 'node:fs'
import Ajv2020 from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Kind } from '../../../src/cli/config/kinds.js'
import { configuration } from '../../../src/cli/config/options.js'
import { readConfig } from '../../../src/cli/config/read-config.js'
import { formatNames } from '../../../src/cli/formats/format-names.js'
import { reportFormats } from '../../../src/conformance/reports/index.js'
import { createContract } from '../../../src/core/index.js'
import { root } from '../command.js'

const schema = JSON.parse(readFileSync(`${root}generated/schemas/config.json`, 'utf8'))
const Ajv = Ajv2020.default ?? Ajv2020
const isRight = new Ajv({ strict: true, strictTypes: false, strictRequired: false }).compile(schema)

/** Returns whether the command accepts a value as configuration. */
function isTaken(value: unknown): boolean {
  const [name, path, folder] = ['a.json', '/a.json', '/']
  try {
    readConfig({ name, path, folder, value, positionOf: () => undefined })
    return true
  } catch {
    return false
  }
}

/** Values of every type, and values that some options accept. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, 1, -1, 1.5, 65_536, 4e6, 2 ** 53, '', 'a', [], {}),
  fc.constantFrom<unknown>(['a'], ['a', ''], [1], [[]], { a: 1 }, { files: 'a' }, [{}], 'MANUAL'),
  fc.constantFrom<unknown>(
    'A B',
    '/a',
    '/a/',
    '/a b',
    '/',
    '/x/{campaign_id}/y',
    '/x{campaign_id}',
  ),
  fc.constantFrom<unknown>(
    'testCampaign',
    'testCampagn',
    'json',
    'html',
    'github',
    'must',
    'debug',
  ),
  fc.constantFrom<unknown>(
    'detail',
    { 'auth/*': 'off' },
    { 'field/unknown': 'warn' },
    { a: 'off' },
  ),
  fc.constantFrom<unknown>({ 'auth/*': 'no' }, { structure: 'off' }, { json: 'a' }, { html: 'a' }),
  fc.constantFrom<unknown>(
    { testCampaign: [{ requests: 1, perSeconds: 2 }] },
    { testCampaign: {} },
  ),
  fc.constantFrom<unknown>({ testCampaign: [{ requests: 0, perSeconds: 2 }] }, { x: [] }),
)

/** Generates a value for a kind; any part may be invalid. */
function valueFor(kind: Kind, depth = 0): fc.Arbitrary<unknown> {
  if (kind.is === 'list') return mostly(fc.array(valueFor(kind.items, depth + 1), { maxLength: 2 }))
  if (kind.is !== 'members') return anything
  const known = Object.entries(kind.members)
  const entry = fc.oneof(
    {
      weight: 40,
      arbitrary: fc
        .constantFrom(...known)
        .chain(([name, [inner]]) =>
          valueFor(inner, depth + 1).map((value): [string, unknown] => [name, value]),
        ),
    },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom('x', '__proto__', 'constructor'), anything) },
  )
  const files = fc.constant<[string, unknown][]>(depth > 0 ? [['files', 'a']] : [])
  return mostly(
    fc
      .tuple(files, fc.array(entry, { maxLength: 2 }))
      .map((lists) => Object.fromEntries(lists.flat())),
  )
}

const mostly = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 20, arbitrary }, { weight: 1, arbitrary: anything })

describe('configuration schema', () => {
  test('accepts the same options as the command', () => {
    const seen = { valid: 0, invalid: 0 }
    fc.assert(
      fc.property(valueFor(configuration), (value) => {
        seen[isTaken(value) ? 'valid' : 'invalid']++
        expect({ value, isRight: isTaken(value) }).toEqual({ value, isRight: isRight(value) })
      }),
      { numRuns: 3000 },
    )
    // Both outcomes occurred.
    expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(300)
  })

  test('accepts the same values as the command', () => {
    const values = fc.sample(anything, { numRuns: 400, seed: 1 })
    const differing: unknown[] = []
    const each = (kind: Kind & { is: 'members' }, whole: (value: object) => object) => {
      for (const [name, [inner]] of Object.entries(kind.members)) {
        const taken = values.filter((value) => {
          const config = whole({ [name]: value })
          if (isTaken(config) !== isRight(config)) differing.push(config)
          return isTaken(config)
        })
        const isOfCode = inner.is === 'library' && inner.schema === undefined
        expect({ name, isEverTaken: taken.length > 0 }).toEqual({ name, isEverTaken: !isOfCode })
        expect(taken.length).toBeLessThan(values.length)
        if (inner.is === 'members') each(inner, (value) => whole({ [name]: value }))
      }
    }
    each(configuration, (value) => value)
    expect(differing).toEqual([])
  })

  test('lists the operations, rules and groups of the contract', () => {
    const { operations, rules } = createContract()
    const ids = [...new Set<string>(rules.map(({ id }) => id))]
    const groups = new Set(ids.map((id) => id.replace(/\/.*/, '/*')))
    expect(schema.$defs.operation.enum).toEqual(Object.keys(operations))
    expect([...schema.$defs.rule.anyOf[0].enum].sort()).toEqual([...groups, ...ids].sort())
  })

  test('lists the formats of check and conform', () => {
    const { format, outputs, conform } = schema.properties
    expect(format.enum).toEqual(formatNames)
    expect(Object.keys(outputs.properties)).toEqual(formatNames)
    expect(conform.properties.format.enum).toEqual(Object.keys(reportFormats))
    expect(Object.keys(conform.properties.outputs.properties)).toEqual(Object.keys(reportFormats))
  })
})
