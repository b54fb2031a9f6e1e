import fc from 'fast-check'
import type { OperationName } from '../../generated/operations.js'
import type { Facts } from '../../src/core/contract/facts.js'
import type { RequestInput } from '../../src/core/contract/request.js'
import { createContract } from '../../src/core/index.js'
import {
  brokenRequest,
  type NameOptions,
  validRequest,
} from '../../src/testing/arbitraries/index.js'
import { inputOf, requestOf, topics } from '../conformance/load-cases.js'
import { type KnownValues, knownValues, oddBody, singleChanges } from './odd-bodies.js'

/** A request whose body the triage reads, and the facts of its check. */
export interface TriageRequest {
  request: RequestInput
  facts: Facts
}

/** How many variants are made of a body: enough that generating requests takes little time. */
const variants = 30
const basesAtOnce = 2

const requests = topics
  .flatMap(({ cases }) => cases.filter(({ http }) => http === undefined))
  .map(requestOf)

/** Returns the requests of an operation's conformance cases. */
export const casesOf = (operation: OperationName): TriageRequest[] =>
  requests
    .filter((request) => request.operation === operation)
    .map(inputOf)
    .map(({ input, facts }) => ({ request: input, facts }))

/** How many valid requests have about every field that a body can have. */
const validRequests = 200

/**
 * Generates requests that differ from another one in one member, for each member of the bodies. The
 * others have as few violations as possible, so that the triage sets few bits without the change.
 */
export function* nearlyValid(
  operation: OperationName,
  names: NameOptions,
  seed: number,
): Generator<TriageRequest> {
  const { check } = createContract(names)
  const violationsOf = ({ request, facts }: TriageRequest): number => {
    const verdict = check(operation, request, facts)
    return verdict.warnings.length + (verdict.ok ? 0 : verdict.violations.length)
  }
  const generated = fc.sample(validRequest(operation, names), { numRuns: validRequests, seed })
  const bases = [...(generated as TriageRequest[]), ...casesOf(operation)]
    .map((each) => ({ ...each, violations: violationsOf(each) }))
    .sort((one, other) => one.violations - other.violations)
  const seen = new Set<string>()
  for (const { request, facts } of bases) {
    for (const body of singleChanges(request.body, seen)) {
      yield { request: { ...request, body }, facts }
    }
  }
}

const known = new Map<OperationName, KnownValues>()

/** Returns the values in the conformance cases of an operation. */
function knownOf(operation: OperationName): KnownValues {
  const values =
    known.get(operation) ?? knownValues(casesOf(operation).map(({ request }) => request.body))
  known.set(operation, values)
  return values
}

/**
 * Generates requests of an operation without end: odd variants of the conformance cases and of
 * generated requests, valid and broken.
 */
export function* variantsOf(
  operation: OperationName,
  names: NameOptions,
  seed: number,
): Generator<TriageRequest> {
  const cases = casesOf(operation)
  const bases: fc.Arbitrary<TriageRequest>[] = [
    fc.constantFrom(...cases),
    validRequest(operation, names) as fc.Arbitrary<TriageRequest>,
    brokenRequest(operation, names) as fc.Arbitrary<TriageRequest>,
    brokenRequest(operation, { ...names, faults: 2 }) as fc.Arbitrary<TriageRequest>,
  ]
  let next = seed
  const sample = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns: number): Value[] =>
    fc.sample(arbitrary, { numRuns, seed: next++ })
  while (true) {
    for (const { request, facts } of bases.flatMap((each) => sample(each, basesAtOnce))) {
      const others = sample(fc.constantFrom(...cases), variants)
      const bodies = [request.body, ...sample(oddBody(request.body, knownOf(operation)), variants)]
      for (const [index, body] of bodies.entries()) {
        const ofOther = others[index]?.facts ?? {}
        const given = [facts, {}, facts, ofOther][index % 4] as Facts
        yield { request: { ...request, body }, facts: given }
      }
    }
  }
}
