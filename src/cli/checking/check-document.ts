import type {
  Contract,
  Note,
  OperationName,
  RequestInput,
  Verdict,
  Violation,
} from '../../core/index.js'
import { asInputError, InputError } from '../documents/input-error.js'
import { type DocumentedRequest, readRequestDocument } from '../documents/request-document.js'
import { inputErrorAt, type SourceDocument } from '../documents/source-document.js'
import type { CheckedBody } from '../fix/change.js'
import { safeFixes } from '../fix/safe-fixes.js'
import { documentResult, needsOf } from '../results/document-result.js'
import { byLevel, isNote, type LocatedFinding } from '../results/finding.js'
import { type DocumentResult, unreadableResult } from '../results/result.js'
import { withPositions } from '../results/violation-position.js'
import { likelyOperation } from './body-keys.js'
import type { CheckSettings } from './check-settings.js'
import { documentWarnings } from './document-warnings.js'

/** Checks the request of a document. Returns an input error as a result too. */
export const checkDocument = (
  document: SourceDocument | InputError,
  settings: CheckSettings,
): DocumentResult => checkRead(tryRead(document, settings), settings)

/** Returns the request of a document, or the error that makes it unreadable. */
export function tryRead(
  document: SourceDocument | InputError,
  settings: CheckSettings,
): ReadRequest | InputError {
  try {
    return document instanceof InputError ? document : readRequest(document, settings)
  } catch (error) {
    return asInputError(error)
  }
}

/** Checks a request that was read. */
export const checkRead = (
  read: ReadRequest | InputError,
  settings: CheckSettings,
): DocumentResult => {
  if (read instanceof InputError) return unreadableResult(read)
  settings.checkedWith?.(read.facts)
  return resultOfVerdict(verdictOn(read, settings), read, settings)
}

/** The request of a document, with its operation and facts. */
export interface ReadRequest extends DocumentedRequest {
  document: SourceDocument
  operation: OperationName
}

/** Reads the request of a document. Throws an InputError when the document is invalid. */
function readRequest(document: SourceDocument, settings: CheckSettings): ReadRequest {
  const documented = readRequestDocument(document, settings.operation, (body) =>
    likelyOperation(body, settings.contract),
  )
  const facts = { ...settings.facts, ...documented.facts }
  const operation = assertOperation(documented.operation, settings.contract, (message) =>
    inputErrorAt(document, ['operation'], message),
  )
  return { ...documented, document, operation, facts }
}

export const verdictOn = (
  { operation, request, facts }: ReadRequest,
  { contract }: CheckSettings,
): Verdict => contract.check(operation, request, facts)

/** Converts a verdict into the result of its document. Returns an internal error as a result too. */
export function resultOfVerdict(
  verdict: Verdict,
  read: ReadRequest,
  settings: CheckSettings,
): DocumentResult {
  try {
    return withFixesFor(verdict, read, settings)
  } catch (error) {
    return unreadableResult(asInputError(error))
  }
}

/** Converts a verdict into a result whose findings are only counted, without texts and fixes. */
export function countedResult(verdict: Verdict, { document }: ReadRequest): DocumentResult {
  const texts = { target: '', pointer: '', message: '', source: '' }
  const { operation, ok, warnings, notes = [] } = verdict
  const all: (Violation | Note)[] = [...(ok ? [] : verdict.violations), ...warnings, ...notes]
  const findings = all.map((finding) => ({ ...finding, ...texts, ...document.positionAt(0) }))
  return { operation, ok, status: null, findings, unchecked: [], needs: [] }
}

function withFixesFor(
  verdict: Verdict,
  read: ReadRequest,
  { contract }: CheckSettings,
): DocumentResult {
  const { document, operation, isAssumed, request, facts, bodyPath } = read
  const origin = { document, bodyPath, bodyScan: request.bodyScan, operation, contract }
  const result = documentResult(verdict, {
    locate: (violations) => withPositions(violations, origin),
    needs: (unchecked) => needsOf(unchecked, origin, request, facts),
    // Stryker disable next-line ArrayDeclaration: a missing path has the same position.
    inputError: (message) => inputErrorAt(document, [], message),
  })
  if (isAssumed) result.isAssumed = true
  const warnings = documentWarnings(read, contract)
  if (warnings.length > 0) result.findings = byLevel([...result.findings, ...warnings])
  return withFixes(result, {
    ...{ document, bodyPath, body: request.body, contract, operation, verdict },
    check: (body) => contract.check(operation, { ...request, body } as RequestInput, facts),
  })
}

/** Adds the safe fixes to the findings of a result. */
function withFixes(result: DocumentResult, checked: CheckedBody): DocumentResult {
  const { findings } = result
  const fixes = safeFixes(
    findings.filter((finding) => !isNote(finding)),
    checked,
  )
  if (fixes.size === 0) return result
  const withFix = (finding: LocatedFinding): LocatedFinding => {
    const repair = fixes.get(finding)
    return repair === undefined ? finding : { ...finding, repair }
  }
  return { ...result, findings: findings.map(withFix) }
}

/** Returns the operation name. Throws with the contract's message when it is unknown. */
export function assertOperation(
  name: string,
  contract: Contract,
  makeError: (message: string) => Error,
): OperationName {
  const operation = name as OperationName
  if (Object.hasOwn(contract.operations, operation)) return operation
  try {
    contract.check(operation, {})
  } catch (error) {
    throw makeError((error as Error).message)
  }
  return operation
}
