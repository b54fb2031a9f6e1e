import { combined, isObject } from '../../core/base/json.js'
import { didYouMean } from '../../core/base/nearest.js'
import { quoted } from '../../core/base/text.js'
import type { Note, OperationName, Verdict, Violation } from '../../core/index.js'
import { asInputError, InputError, orInputError } from '../documents/input-error.js'
import { isRequest, readRequestDocument } from '../documents/request-document.js'
import { schemaOperation } from '../documents/schema-operation.js'
import { inputErrorAt, type SourceDocument } from '../documents/source-document.js'
import { safeFixes } from '../fix/safe-fixes.js'
import { UsageError } from '../host/usage-error.js'
import { documentResult } from '../results/document-result.js'
import { byLevel, type LocatedFinding } from '../results/finding.js'
import { type DocumentResult, plainResult, unreadableResult } from '../results/result.js'
import type { CheckedRequest } from '../results/violation-position.js'
import { likelyOperation } from './body-keys.js'
import type { CheckSettings } from './check-settings.js'
import { documentWarnings } from './document-warnings.js'

/** Checks the request of a document. Returns an input error as a result too. */
export const checkDocument = (
  document: SourceDocument | InputError,
  settings: CheckSettings,
): DocumentResult => checkRead(tryRead(document, settings), settings)

/** Returns the request of a document, or the error that makes it unreadable. */
export const tryRead = (
  document: SourceDocument | InputError,
  settings: CheckSettings,
): ReadRequest | InputError =>
  document instanceof InputError ? document : orInputError(() => readRequest(document, settings))

/** Checks a request that was read. */
export const checkRead = (
  read: ReadRequest | InputError,
  settings: CheckSettings,
): DocumentResult => {
  if (read instanceof InputError) return unreadableResult(read)
  settings.checkedWith?.(read.facts)
  return resultOfVerdict(verdictOn(read), read)
}

/** The request of a document. */
export interface ReadRequest extends CheckedRequest {
  /** Whether the operation is the likeliest one, because none is given. */
  isAssumed?: boolean
}

/** Reads the request of a document. Throws an InputError when the document is invalid. */
function readRequest(document: SourceDocument, settings: CheckSettings): ReadRequest {
  const { contract } = settings
  const isBody = !isRequest(document.value)
  const named = isBody ? schemaOperation(document.text, contract) : undefined
  const documented = readRequestDocument(document, named ?? settings.operation, (body) =>
    likelyOperation(body, contract),
  )
  if (named !== undefined) documented.request.body = withoutSchema(documented.request.body)
  const facts = { ...settings.facts, ...documented.facts }
  const operation = assertOperation(
    documented.operation,
    Object.keys(contract.operations),
    (message) => inputErrorAt(document, ['operation'], message),
  )
  return combined(documented, { document, operation, facts, contract })
}

/** Returns a body without the key by which it names its schema. */
function withoutSchema(body: unknown): unknown {
  if (!isObject(body)) return body
  const { $schema, ...rest } = body
  return rest
}

export const verdictOn = ({ contract, operation, request, facts }: CheckedRequest): Verdict =>
  contract.check(operation, request, facts)

/** Converts a verdict into the result of its document. Returns an internal error as a result too. */
export function resultOfVerdict(verdict: Verdict, read: ReadRequest): DocumentResult {
  try {
    const result = documentResult(verdict, read)
    if (read.isAssumed) result.isAssumed = true
    const warnings = documentWarnings(read)
    if (warnings.length > 0) result.findings = byLevel([...result.findings, ...warnings])
    if (result.findings.length === 0) return result
    const fixes = safeFixes(result.findings, verdict, read)
    const withFix = (finding: LocatedFinding): LocatedFinding => {
      const repair = fixes.get(finding)
      return repair === undefined ? finding : { ...finding, repair }
    }
    if (fixes.size > 0) result.findings = result.findings.map(withFix)
    return result
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
  return plainResult(operation, findings, ok)
}

/** Returns the name of an operation. Throws an error with the nearest or all known names. */
export function assertOperation(
  name: string,
  known: readonly string[],
  makeError: (message: string) => Error = (message) => new UsageError(message),
): OperationName {
  if (known.includes(name)) return name as OperationName
  const hint = didYouMean(name, known) || ` Must be one of ${known.join(', ')}.`
  throw makeError(`Unknown operation: ${quoted(name)}.${hint}`)
}
