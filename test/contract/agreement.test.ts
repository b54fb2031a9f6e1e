import { addSchema, validate } from '@hyperjump/json-schema/draft-2020-12'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accepts, bodies, operations, schemaOf } from './agreement.js'

/*
 * The full JSON Schema of a body (structure and all portable rules) under an independent
 * validator, and the library told nothing but the body, must accept and reject the same bodies.
 * The long run of the same is `npm run proof:agreement`.
 */
describe.each(operations)('%s', (operation) => {
  const url = `https://contract.example/${operation}`
  addSchema(schemaOf(operation), url)

  it('library and independent validator accept the same bodies', async () => {
    const judge = await validate(url)
    const verdicts = { accepted: 0, rejected: 0 }
    fc.assert(
      fc.property(bodies(operation, 8), (list) => {
        for (const body of list) {
          const accepted = accepts(operation, body)
          if (accepted === undefined) continue
          const { valid } = judge(body as never)
          verdicts[valid ? 'accepted' : 'rejected']++
          expect({ body, accepted }).toEqual({ body, accepted: valid })
        }
      }),
      { numRuns: Number(process.env.AGREEMENT_RUNS ?? 100) },
    )
    expect(verdicts.accepted).toBeGreaterThan(20)
    expect(verdicts.rejected).toBeGreaterThan(20)
  })
})
