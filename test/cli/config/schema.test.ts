import { readFileSync } from 'node:fs'
import Ajv2020 from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { configuration } from '../../../src/cli/config/options.js'
import { readConfig } from '../../../src/cli/config/read-config.js'
import type { Kind, Kinds } from '../../../src/core/base/kinds.js'
import { root } from '../command.js'

const schema = JSON.parse(readFileSync(`${root}generated/schemas/config.json`, 'utf8'))
const Ajv = Ajv2020.default ?? Ajv2020
const isValid = new Ajv({ strict: true, strictTypes: false, strictRequired: false }).compile(schema)

/** Returns whether the command accepts a value as configuration. */
function isAccepted(value: unknown): boolean {
  const name = 'a.json'
  const folder = '/'
  try {
    readConfig({ name, folder, value, positionOf: () => undefined })
    return true
  } catch {
    return false
  }
}

/** Values of every type, and values that some options accept. */
const values: readonly unknown[] = [
  ...[null, true, false, 0, 1, -1, 1.5, 65_536, 4e6, 2 ** 53, '', 'a', 'A B', [], {}, [1], [[]]],
  ...[['a'], ['a', ''], { a: 1 }, { files: 'a' }, [{}], '/a', '/a/', '/a b', '/', 'MANUAL'],
  ...['/x/{campaign_id}/y', '/x{campaign_id}', 'testCampaign', 'testCampagn', 'json', 'html'],
  ...['github', 'must', 'debug', 'detail', { json: 'a' }, { html: 'a' }, { a: 'off' }, { x: [] }],
  ...[{ 'auth/*': 'off' }, { 'field/unknown': 'warn' }, { 'auth/*': 'no' }, { structure: 'off' }],
  ...[0, 1].map((requests) => ({ testCampaign: [{ requests, perSeconds: 2 }] })),
  { testCampaign: {} },
]
const anything = fc.constantFrom(...values)

/** Generates a value for a kind; any part may be invalid. */
function valueFor(kind: Kind, depth = 0): fc.Arbitrary<unknown> {
  const mostly = (arbitrary: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 20, arbitrary }, { weight: 1, arbitrary: anything })
  if (kind.parts !== undefined && kind.isValid([])) {
    return mostly(fc.array(valueFor(kind.parts, depth + 1), { maxLength: 2 }))
  }
  if (kind.members === undefined) return anything
  const members = Object.entries(kind.members).map(([name, inner]) =>
    fc.tuple(fc.constant(name), valueFor(inner, depth + 1)),
  )
  const unknown = fc.tuple(fc.constantFrom('x', '__proto__', 'constructor'), anything)
  const entry = fc.oneof(
    { weight: 40, arbitrary: fc.oneof(...members) },
    { weight: 1, arbitrary: unknown },
  )
  const files: [string, unknown][] = depth > 0 ? [['files', 'a']] : []
  return mostly(
    fc.array(entry, { maxLength: 2 }).map((more) => Object.fromEntries([...files, ...more])),
  )
}

test('the schema accepts the same configurations as the command', () => {
  const seen = { accepted: 0, rejected: 0 }
  fc.assert(
    fc.property(valueFor(configuration), (value) => {
      seen[isAccepted(value) ? 'accepted' : 'rejected']++
      expect({ value, isValid: isValid(value) }).toEqual({ value, isValid: isAccepted(value) })
    }),
    { numRuns: 500 },
  )
  expect(Math.min(seen.accepted, seen.rejected)).toBeGreaterThan(50)
})

test('the schema accepts the same values of each option as the command', () => {
  const each = (members: Kinds, whole: (value: object) => object) => {
    for (const [name, inner] of Object.entries(members)) {
      const configs = values.map((value) => whole({ [name]: value }))
      const accepted = configs.filter(isAccepted)
      expect({ name, accepted }).toEqual({ name, accepted: configs.filter((one) => isValid(one)) })
      const isOfCode = inner.schema === undefined && inner.choices === undefined
      expect({ name, isNever: accepted.length === 0 }).toEqual({ name, isNever: isOfCode })
      expect(accepted.length).toBeLessThan(values.length)
      if (inner.members !== undefined) each(inner.members, (value) => whole({ [name]: value }))
    }
  }
  each(configuration.members, (value) => value)
})
