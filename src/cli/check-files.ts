import type { Contract, Facts, OperationName, RequestInput, RuleId } from '../index.js'
import { readDocuments } from './documents.js'
import type { FoundFile } from './find-files.js'
import { onlyProblem, Problem } from './problem.js'
import { readText } from './read-text.js'
import { readRequestDocument } from './request-document.js'
import type { Result } from './result.js'
import { problemAt, type SourceDocument } from './source-document.js'
import { type Origin, withPlaces } from './violation-place.js'

export interface CheckSettings {
  contract: Contract
  /** Operation of bare bodies, and of documents that name none. */
  operation: OperationName | undefined
  /** Facts for all documents. */
  facts: Facts
}

/** Checks the files one by one; a file that cannot be used does not keep the others from it. */
export async function* checkFiles(
  files: readonly FoundFile[],
  settings: CheckSettings,
): AsyncGenerator<Result> {
  for (const file of files) {
    const documents = await documentsOf(file)
    for (const [index, document] of documents.entries()) {
      const number = documents.length > 1 ? { document: index + 1 } : {}
      yield { file: file.name, ...number, ...checkDocument(document, settings) }
    }
  }
}

async function documentsOf(file: FoundFile): Promise<(SourceDocument | Problem)[]> {
  if (file.source === undefined) return [new Problem(file.problem)]
  try {
    return readDocuments(file.name, await readText(file.source))
  } catch (error) {
    return [onlyProblem(error)]
  }
}

type Outcome = Omit<Result, 'file' | 'document'>

function checkDocument(document: SourceDocument | Problem, settings: CheckSettings): Outcome {
  try {
    if (document instanceof Problem) throw document
    return judge(document, settings)
  } catch (error) {
    return unusable(onlyProblem(error))
  }
}

function judge(document: SourceDocument, settings: CheckSettings): Outcome {
  const { contract } = settings
  const documented = readRequestDocument(document, settings.operation)
  const { request, bodyPath } = documented
  const facts = { ...settings.facts, ...documented.facts }
  const operation = demandOperation(documented.operation, contract, (message) =>
    problemAt(document, ['operation'], message),
  )
  const verdict = contract.check(operation, request, facts)
  if (!verdict.ok && verdict.fault !== undefined) throw faultOf(verdict.fault, document)
  const origin = { document, bodyPath, bodyScan: request.bodyScan, operation, contract }
  const warnings = withPlaces(verdict.warnings, origin)
  const { unchecked } = verdict
  const needs = needsOf(unchecked, origin, request, facts)
  if (verdict.ok) {
    const replay = verdict.replay && { replay: verdict.replay }
    const status = verdict.replay?.status ?? null
    return { operation, ok: true, status, ...replay, violations: [], warnings, unchecked, needs }
  }
  const { response, truncated } = verdict
  const violations = withPlaces(verdict.violations, origin)
  return {
    ...{ operation, ok: false, status: response.status, response },
    ...{ violations, warnings, unchecked, needs },
    ...(truncated !== undefined && { truncated }),
  }
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

function faultOf(fault: unknown, document: SourceDocument): Problem {
  const text = fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)
  // Stryker disable next-line ArrayDeclaration: what is not there has the same place.
  return problemAt(document, [], `not judged, because of an error in campaign-contract: ${text}`)
}

/** Facts and parts of the request that the unchecked rules lack. */
function needsOf(
  unchecked: readonly RuleId[],
  { contract, operation }: Origin,
  request: RequestInput,
  facts: Facts,
): string[] {
  const lacking = contract.rules
    .filter(({ id, operations }) => unchecked.includes(id) && operations.includes(operation))
    .map((rule) => rule.facts.filter((name) => facts[name] === undefined))
  // A rule that has all its facts lacks the part of the request that it reads.
  const parts = (['params', 'headers'] as const).filter((part) => request[part] === undefined)
  const missingParts = lacking.some((names) => names.length === 0) ? parts : []
  return [...new Set([...missingParts, ...lacking.flat().map((name) => `facts.${name}`)])]
}

const unusable = ({ message, place }: Problem): Outcome => ({
  operation: null,
  ok: false,
  status: null,
  violations: [],
  warnings: [],
  unchecked: [],
  needs: [],
  error: { message, ...place },
})
