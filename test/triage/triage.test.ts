import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OperationName } from '../../generated/operations.js'
import { plans } from '../../generated/plans.js'
import { type ContractOptions, readOptions } from '../../src/core/contract/options.js'
import { check } from '../../src/core/engine/check.js'
import type { OperationPlan } from '../../src/core/engine/operation-plan.js'
import { everyBit } from '../../src/core/engine/structure.js'
import {
  brokenRequest,
  type GeneratedRequest,
  validRequest,
} from '../../src/testing/arbitraries/index.js'
import { oddBody } from './odd-bodies.js'

/** Bodies of each kind, with each set of options: a million with TRIAGE_RUNS=20000. */
const numRuns = Number(process.env.TRIAGE_RUNS ?? 60)
const operations = Object.entries<OperationPlan>(plans).filter(([, { body }]) => body !== undefined)

/** Returns the plan with every validator and every rule: no triage decides what runs. */
function withoutTriage(plan: OperationPlan): OperationPlan {
  const { body } = plan
  if (body === undefined) return plan
  const structure = Object.fromEntries(
    Object.entries(body.structure).map(([value, each]) => [
      value,
      { ...each, triage: () => everyBit },
    ]),
  )
  return { ...plan, body: { ...body, structure } }
}

/** Returns a verdict as text, with what JSON leaves out. */
const asText = (verdict: object): string =>
  JSON.stringify({ ...verdict, request: undefined }, (_, value) =>
    typeof value === 'bigint' || typeof value === 'symbol' ? String(value) : value,
  )

const kinds = (operation: OperationName, options: ContractOptions) => {
  const valid = validRequest(operation, options)
  return {
    valid,
    broken: brokenRequest(operation, options) as fc.Arbitrary<GeneratedRequest>,
    odd: valid.chain((generated) =>
      oddBody(fc.constant(generated.request.body)).map(
        (body) => ({ ...generated, request: { ...generated.request, body } }) as GeneratedRequest,
      ),
    ),
  }
}

const namings = {
  'the default names': {},
  'other names': { serviceName: 'ACME', optimizedDistribution: 'ACME_AI' },
}

describe.each(operations)('%s', (operation, plan) => {
  const full = withoutTriage(plan)
  describe.each(Object.entries(namings))('with %s', (_, options) => {
    const settings = readOptions({ ...options, responseId: () => 'response-1' })
    it.each(['valid', 'broken', 'odd'] as const)(
      'gives the same verdict on %s bodies as without triage',
      (kind) => {
        fc.assert(
          fc.property(
            kinds(operation as OperationName, options)[kind],
            fc.boolean(),
            ({ request, facts }, hasFacts) => {
              const known = hasFacts ? facts : {}
              const expected = asText(check(full, settings, request, known))
              expect(asText(check(plan, settings, request, known))).toBe(expected)
            },
          ),
          { numRuns },
        )
      },
    )
  })
})
