import type { Contract, OperationName, RequestInput, Verdict } from '../../core/index.js'
import { onlyProblem, Problem } from '../documents/problem.js'
import { type DocumentedRequest, readRequestDocument } from '../documents/request-document.js'
import { problemAt, type SourceDocument } from '../documents/source-document.js'
import type { JudgedBody } from '../fix/judged-body.js'
import { certainRepairs } from '../fix/repairs.js'
import { type Judgement, judgementOf, needsOf, unusable } from '../results/judgement.js'
import { type PlacedViolation, withPlaces } from '../results/violation-place.js'
import type { CheckSettings } from './check-settings.js'

/** Judges the request of a document; what keeps it from being used is a judgement too. */
export const checkDocument = (
  document: SourceDocument | Problem,
  settings: CheckSettings,
): Judgement => judgeRead(readOrProblem(document, settings), settings)

/** The request of a document, or what keeps it from being used. */
export function readOrProblem(
  document: SourceDocument | Problem,
  settings: CheckSettings,
): ReadRequest | Problem {
  try {
    return document instanceof Problem ? document : readRequest(document, settings)
  } catch (error) {
    return onlyProblem(error)
  }
}

/** Judges what was read. */
export const judgeRead = (read: ReadRequest | Problem, settings: CheckSettings): Judgement =>
  read instanceof Problem ? unusable(read) : judgementOn(verdictOn(read, settings), read, settings)

/** The request that a document states, with what is known of it. */
export interface ReadRequest extends DocumentedRequest {
  document: SourceDocument
  operation: OperationName
}

/** Reads the request of a document. Throws a Problem where it cannot be used. */
function readRequest(document: SourceDocument, settings: CheckSettings): ReadRequest {
  const documented = readRequestDocument(document, settings.operation)
  const facts = { ...settings.facts, ...documented.facts }
  const operation = assertOperation(documented.operation, settings.contract, (message) =>
    problemAt(document, ['operation'], message),
  )
  return { ...documented, document, operation, facts }
}

export const verdictOn = (
  { operation, request, facts }: ReadRequest,
  { contract }: CheckSettings,
): Verdict => contract.check(operation, request, facts)

/**
 * What a verdict says of the document that the request was read from; that the library failed is a
 * judgement too.
 */
export function judgementOn(
  verdict: Verdict,
  read: ReadRequest,
  settings: CheckSettings,
): Judgement {
  try {
    return mendable(verdict, read, settings)
  } catch (error) {
    return unusable(onlyProblem(error))
  }
}

function mendable(
  verdict: Verdict,
  { document, operation, request, facts, bodyPath }: ReadRequest,
  { contract }: CheckSettings,
): Judgement {
  const origin = { document, bodyPath, bodyScan: request.bodyScan, operation, contract }
  const judgement = judgementOf(verdict, {
    place: (violations) => withPlaces(violations, origin),
    needs: (unchecked) => needsOf(unchecked, origin, request, facts),
    // Stryker disable next-line ArrayDeclaration: what is not there has the same place.
    problem: (message) => problemAt(document, [], message),
  })
  return withRepairs(judgement, {
    ...{ document, bodyPath, body: request.body, contract, operation, verdict },
    judge: (body) => contract.check(operation, { ...request, body } as RequestInput, facts),
  })
}

/** The judgement with what mends its findings without a doubt. */
function withRepairs(judgement: Judgement, judged: JudgedBody): Judgement {
  const { violations, warnings } = judgement
  const repairs = certainRepairs([...violations, ...warnings], judged)
  if (repairs.size === 0) return judgement
  const mended = (finding: PlacedViolation): PlacedViolation => {
    const repair = repairs.get(finding)
    return repair === undefined ? finding : { ...finding, repair }
  }
  return { ...judgement, violations: violations.map(mended), warnings: warnings.map(mended) }
}

/** The name of an operation, or the contract's own words on why it is none. */
export function assertOperation(
  name: string,
  contract: Contract,
  problem: (message: string) => Error,
): OperationName {
  const operation = name as OperationName
  if (Object.hasOwn(contract.operations, operation)) return operation
  try {
    contract.check(operation, {})
  } catch (error) {
    throw problem((error as Error).message)
  }
  return operation
}
