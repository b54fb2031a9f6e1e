import fc from 'fast-check'
import type { Contract, OperationName } from '../../core/index.js'
import { type BrokenRequest, brokenRequest, validRequest } from '../../testing/arbitraries/index.js'
import type { GeneratedRequest } from '../../testing/arbitraries/request.js'
import { givenOfFacts } from '../cases/facts-of-given.js'
import type { Scenario, Trial } from '../checking/trial.js'
import type { FindingSubject } from '../report/finding-subject.js'
import type { Naming } from '../sending/wire.js'

/** A generated request and its expected verdict. */
export type Drawn = GeneratedRequest & Partial<BrokenRequest>

/** Generates requests of an operation: one valid to three with one violation. */
export function requestsOf(operation: OperationName, naming: Naming): fc.Arbitrary<Drawn> {
  const { serviceName = 'SVC', optimizedDistribution = 'OPTIMIZED' } = naming
  const names = { serviceName, optimizedDistribution }
  return fc.oneof(
    { weight: 1, arbitrary: validRequest(operation, names) as fc.Arbitrary<Drawn> },
    { weight: 3, arbitrary: brokenRequest(operation, names) as fc.Arbitrary<Drawn> },
  )
}

/** Returns the scenario of a generated request, which uses the names of the service already. */
export const scenarioOfDrawn = ({ operation, request, facts }: Drawn): Scenario => ({
  operation,
  input: request,
  given: givenOfFacts(operation, request, facts),
})

/** Returns the trial of a generated request; its subject is the violated rule or `structure`. */
export function trialOf(drawn: Drawn, id: string, contract: Contract): Trial {
  const subject: FindingSubject = drawn.faults?.[0]?.rule ?? 'structure'
  const entry = contract.rules.find(
    (rule) => rule.id === subject && rule.operations.includes(drawn.operation),
  )
  return { id, subject, level: entry?.assumed === undefined ? 'MUST' : 'SHOULD' }
}

/** Generates requests and passes each with its index to a callback, until it returns `'last'`. */
export async function drawEach(
  arbitrary: fc.Arbitrary<Drawn>,
  { seed, count }: { seed: number; count: number },
  visit: (drawn: Drawn, index: number) => Promise<'last' | undefined>,
): Promise<void> {
  let index = 0
  let thrown: { cause: unknown } | undefined
  // Errors are collected, because fast-check would shrink on a throw.
  const property = fc.asyncProperty(arbitrary, async (drawn) => {
    try {
      return (await visit(drawn, index++)) !== 'last'
    } catch (cause) {
      thrown = { cause }
      return false
    }
  })
  await fc.check(property, { seed, numRuns: count, endOnFailure: true })
  if (thrown !== undefined) throw thrown.cause
}

/** Shrunk requests tried at most. */
const maxShrinks = 300

/** Returns the smallest request for which the predicate holds, starting from the one at `index`. */
export async function shrunk(
  arbitrary: fc.Arbitrary<Drawn>,
  { seed, index }: { seed: number; index: number },
  predicate: (drawn: Drawn) => Promise<boolean>,
): Promise<Drawn | undefined> {
  let tries = 0
  const property = fc.asyncProperty(
    arbitrary,
    async (drawn) => tries++ > maxShrinks || !(await predicate(drawn)),
  )
  const outcome = await fc.check(property, { seed, path: String(index), numRuns: 1 })
  return outcome.counterexample?.[0]
}
