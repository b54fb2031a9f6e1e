import fc from 'fast-check'
import type { Contract, OperationName } from '../../core/index.js'
import { type BrokenRequest, brokenRequest, validRequest } from '../../testing/arbitraries/index.js'
import type { GeneratedRequest } from '../../testing/arbitraries/request.js'
import { givenOfFacts } from '../cases/facts-of-given.js'
import type { Situation, Trial } from '../checking/trial.js'
import type { FindingSubject } from '../report/report.js'
import type { Naming } from '../sending/wire.js'

/** A request that was made up, and what the contract must say of it. */
export type Drawn = GeneratedRequest & Partial<BrokenRequest>

/**
 * Requests of an operation: right ones, and ones with one thing broken, three of these for each
 * right one.
 */
export function requestsOf(operation: OperationName, naming: Naming): fc.Arbitrary<Drawn> {
  const { serviceName = 'SVC', optimizedDistribution = 'OPTIMIZED' } = naming
  const names = { serviceName, optimizedDistribution }
  return fc.oneof(
    { weight: 1, arbitrary: validRequest(operation, names) as fc.Arbitrary<Drawn> },
    { weight: 3, arbitrary: brokenRequest(operation, names) as fc.Arbitrary<Drawn> },
  )
}

/** The situation of a made-up request. Its names are those of the service already. */
export const situationOfDrawn = ({ operation, request, facts }: Drawn): Situation => ({
  operation,
  input: request,
  given: givenOfFacts(operation, request, facts),
})

/** What a made-up request is about: the rule that is broken, or that nothing is. */
export function trialOf(drawn: Drawn, id: string, contract: Contract): Trial {
  const subject: FindingSubject = drawn.faults?.[0]?.rule ?? 'structure'
  const entry = contract.rules.find(
    (rule) => rule.id === subject && rule.operations.includes(drawn.operation),
  )
  return { id, subject, level: entry?.assumed === undefined ? 'MUST' : 'SHOULD' }
}

/** Draws requests one after the other and shows each, with its place, until one is the last. */
export async function drawEach(
  arbitrary: fc.Arbitrary<Drawn>,
  { seed, count }: { seed: number; count: number },
  show: (drawn: Drawn, index: number) => Promise<'last' | undefined>,
): Promise<void> {
  let index = 0
  let thrown: { cause: unknown } | undefined
  // What is wrong is collected and not thrown, so that the draw goes on.
  const property = fc.asyncProperty(arbitrary, async (drawn) => {
    try {
      return (await show(drawn, index++)) !== 'last'
    } catch (cause) {
      thrown = { cause }
      return false
    }
  })
  await fc.check(property, { seed, numRuns: count, endOnFailure: true })
  if (thrown !== undefined) throw thrown.cause
}

/** So many smaller requests are tried at most. */
const mostShrinks = 300

/** The smallest request of which the same is true as of the one at a place of the draw. */
export async function shrunk(
  arbitrary: fc.Arbitrary<Drawn>,
  { seed, index }: { seed: number; index: number },
  isStillTrue: (drawn: Drawn) => Promise<boolean>,
): Promise<Drawn | undefined> {
  let tries = 0
  const property = fc.asyncProperty(
    arbitrary,
    async (drawn) => tries++ > mostShrinks || !(await isStillTrue(drawn)),
  )
  const outcome = await fc.check(property, { seed, path: String(index), numRuns: 1 })
  return outcome.counterexample?.[0]
}
