import { addSchema, validate } from '@hyperjump/json-schema/draft-2020-12'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isObject } from '../../src/core/base/json.js'
import { bases, requestOf, topics } from '../conformance/load-cases.js'
import { accepts, bodies, operations, schemaOf } from './agreement.js'

/*
 * An independent validator with the full JSON Schema of a body (structure and all portable rules),
 * and the library with only the body, must accept and reject the same bodies.
 */

/** The requests of all conformance cases, and the bases without one part of their body. */
const written = [
  ...topics
    .flatMap(({ cases }) => cases)
    .filter(({ http }) => http === undefined)
    .map(requestOf),
  ...Object.values(bases).flatMap(({ operation, body }) =>
    withoutOnePart(body).map((rest) => ({ operation, body: rest })),
  ),
]

function withoutOnePart(value: unknown): unknown[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const { [key]: _, ...rest } = value
    return [rest, ...withoutOnePart(inner).map((part) => ({ ...value, [key]: part }))]
  })
}

/** `AGREEMENT_RUNS` takes more. */
const numRuns = Number(process.env.AGREEMENT_RUNS ?? 20)

describe.each(operations)('%s', (operation) => {
  const url = `https://contract.example/${operation}`
  addSchema(schemaOf(operation), url)

  it('library and independent validator agree on the bodies of the conformance cases', async () => {
    const hyperjump = await validate(url)
    const differing = written.filter(({ operation: own, body }) => {
      if (own !== operation || !isObject(body)) return false
      const accepted = accepts(operation, body)
      return accepted !== undefined && hyperjump(body as never).valid !== accepted
    })
    expect(differing).toEqual([])
  })

  it('library and Ajv with ajv-formats agree on them, formats included', () => {
    const ajv = new Ajv2020({ strict: false })
    const accepted = addFormats.default(ajv).compile(schemaOf(operation))
    const differing = written.filter(
      ({ operation: own, body }) =>
        own === operation &&
        isObject(body) &&
        accepted(body) !== (accepts(operation, body) ?? false),
    )
    expect(differing).toEqual([])
  })

  it('library and independent validator accept the same generated bodies', async () => {
    const hyperjump = await validate(url)
    const verdicts = { accepted: 0, rejected: 0 }
    fc.assert(
      fc.property(bodies(operation, 8), (list) => {
        for (const body of list) {
          const accepted = accepts(operation, body)
          if (accepted === undefined) continue
          const { valid } = hyperjump(body as never)
          verdicts[valid ? 'accepted' : 'rejected']++
          expect({ body, accepted }).toEqual({ body, accepted: valid })
        }
      }),
      { numRuns },
    )
    expect(verdicts.accepted).toBeGreaterThan(numRuns / 5)
    expect(verdicts.rejected).toBeGreaterThan(numRuns / 5)
  })
})
