import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OperationName } from '../../generated/operations.js'
import { plans } from '../../generated/plans.js'
import type { ContractOptions } from '../../src/core/contract/options.js'
import type { OperationPlan } from '../../src/core/engine/operation-plan.js'
import {
  brokenRequest,
  type GeneratedRequest,
  validRequest,
} from '../../src/testing/arbitraries/index.js'
import { TriageComparison } from './comparison.js'
import { oddBody } from './odd-bodies.js'

/* `npm run proof -- triage` compares a million bodies. */

const numRuns = 60
const operations = Object.entries<OperationPlan>(plans).filter(([, { body }]) => body !== undefined)

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
  describe.each(Object.entries(namings))('with %s', (_, options) => {
    const comparison = new TriageComparison(plan, options)
    it.each(['valid', 'broken', 'odd'] as const)(
      'has the same verdict on %s bodies as without triage',
      (kind) => {
        fc.assert(
          fc.property(
            kinds(operation as OperationName, options)[kind],
            fc.boolean(),
            ({ request, facts }, hasFacts) => {
              expect(comparison.difference(request, hasFacts ? facts : {})).toBeUndefined()
            },
          ),
          { numRuns },
        )
      },
    )
  })
})
