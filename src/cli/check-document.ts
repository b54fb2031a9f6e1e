import type { Contract, OperationName, RequestInput } from '../index.js'
import type { CheckSettings } from './check-settings.js'
import type { JudgedBody } from './fix/judged-body.js'
import { certainRepairs } from './fix/repairs.js'
import { type Judgement, judgementOf, needsOf, unusable } from './judgement.js'
import { onlyProblem, Problem } from './problem.js'
import { readRequestDocument } from './request-document.js'
import { problemAt, type SourceDocument } from './source-document.js'
import { type PlacedViolation, withPlaces } from './violation-place.js'

/** Judges the request of a document; what keeps it from being used is a judgement too. */
export function checkDocument(
  document: SourceDocument | Problem,
  settings: CheckSettings,
): Judgement {
  try {
    if (document instanceof Problem) throw document
    return judge(document, settings)
  } catch (error) {
    return unusable(onlyProblem(error))
  }
}

function judge(document: SourceDocument, settings: CheckSettings): Judgement {
  const { contract } = settings
  const documented = readRequestDocument(document, settings.operation)
  const { request, bodyPath } = documented
  const facts = { ...settings.facts, ...documented.facts }
  const operation = demandOperation(documented.operation, contract, (message) =>
    problemAt(document, ['operation'], message),
  )
  const origin = { document, bodyPath, bodyScan: request.bodyScan, operation, contract }
  const verdict = contract.check(operation, request, facts)
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
export function demandOperation(
  name: string,
  contract: Contract,
  problem: (message: string) => Error,
): OperationName {
  const operation = name as OperationName
  try {
    contract.check(operation, {})
  } catch (error) {
    throw problem((error as Error).message)
  }
  return operation
}
