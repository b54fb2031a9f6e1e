import * as fc from 'fast-check'
import type { FindingLevel, OperationName } from '../../core/index.js'
import { type BrokenRequest, brokenRequest, validRequest } from '../../testing/arbitraries/index.js'
import type { GeneratedRequest } from '../../testing/arbitraries/request.js'
import type { CaseRequest } from '../cases/cases.js'
import { givenOfFacts } from '../cases/facts-of-given.js'
import { descriptionOf } from '../checking/requirement.js'
import type { Scenario, Trial } from '../checking/trial.js'
import type { FindingSubject } from '../report/exchange.js'
import type { Naming } from '../sending/wire.js'
import { withDefaultFacts } from '../world/default-facts.js'

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
export const scenarioOfDrawn = ({ operation, request, facts }: Drawn): Scenario =>
  withDefaultFacts({
    ...(request as Omit<CaseRequest, 'operation'>),
    ...{ operation, given: givenOfFacts(operation, request, facts) },
  })

/** Returns the trial of a generated request; its subject is the violated rule or `structure`. */
export function trialOf({ operation, faults }: Drawn, id: string): Trial {
  const subject = faults?.[0]?.rule ?? 'structure'
  return { id, subject, level: levelOf(operation, subject) }
}

/** Returns the highest level of findings about a rule; that of a decision is SHOULD. */
export const levelOf = (operation: OperationName, subject: FindingSubject): FindingLevel =>
  descriptionOf(operation, subject)?.assumed === undefined ? 'MUST' : 'SHOULD'

/** Each request has a seed of its own, so that it can be drawn without those before it. */
const seedAt = (seed: number, index: number): number => (seed + Math.imul(index, 0x9e3779b1)) | 0

/** Draws the request with an index. */
export function drawAt(arbitrary: fc.Arbitrary<Drawn>, seed: number, index: number): Drawn {
  const [drawn] = fc.sample(arbitrary, { seed: seedAt(seed, index), numRuns: 1 })
  return drawn as Drawn
}

/**
 * Passes smaller and smaller requests to a predicate, starting from the one with an index, as long
 * as it holds for one of them. Rejects with the error of the predicate.
 */
export async function shrunk(
  arbitrary: fc.Arbitrary<Drawn>,
  { seed, index }: { seed: number; index: number },
  predicate: (drawn: Drawn) => Promise<boolean>,
): Promise<void> {
  let thrown: { cause: unknown } | undefined
  // Errors are collected, because fast-check would continue to shrink on a throw.
  const property = fc.asyncProperty(arbitrary, async (drawn) => {
    if (thrown !== undefined) return true
    try {
      return !(await predicate(drawn))
    } catch (cause) {
      thrown = { cause }
      return true
    }
  })
  await fc.check(property, { seed: seedAt(seed, index), path: '0', numRuns: 1 })
  if (thrown !== undefined) throw thrown.cause
}
