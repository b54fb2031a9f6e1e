import { valueAt } from '../../core/base/json.js'
import { lowerFirst } from '../../core/base/text.js'
import { responseChecks } from '../../core/descriptions.js'
import type {
  Contract,
  ExceptionNote,
  Facts,
  Finding,
  FindingNote,
  OperationName,
  RequestInput,
} from '../../core/index.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { InputError } from '../documents/input-error.js'
import { readJson } from '../documents/json-document.js'
import type { Path, Region } from '../documents/position.js'
import { type SourceDocument, startIn } from '../documents/source-document.js'
import type { LocatedFinding } from '../results/finding.js'
import { duplicateKeyWarnings } from './duplicate-keys.js'
import { type ExchangeResponse, headerRecord } from './located-request.js'
import { isPlaceholder } from './placeholders.js'

/** The request that a response belongs to. */
interface ResponseContext {
  contract: Contract
  operation: OperationName
  request: RequestInput
  facts: Facts
  /** Whether values such as `<string>` are to be filled in. */
  hasPlaceholders?: boolean | undefined
}

/** Checks a response and returns its findings with positions. */
export function responseFindings(
  { status, headers, body, position }: ExchangeResponse,
  { contract, operation, hasPlaceholders, ...context }: ResponseContext,
): LocatedFinding[] {
  const read = body && readJson(body.text, body.positionAt)
  const document = read instanceof InputError ? undefined : read
  const joined = Object.entries(headerRecord(headers)).map(([name, values]) => [
    name,
    values.join(', '),
  ])
  const { findings, notes = [] } = contract.checkResponse(
    operation,
    { status, headers: Object.fromEntries(joined), body: document ? document.value : body?.text },
    context,
  )
  const positionOf = (target: string): Region => {
    if (document === undefined || target === '') return position.whole()
    if (target.includes('-')) {
      const header = headers.find(({ name }) => name.toLowerCase() === target.toLowerCase())
      return (header?.position ?? position.headers)()
    }
    return startIn(document, pathOf(target, document.value))
  }
  const isUnfilled = ({ target }: Finding) =>
    hasPlaceholders && isPlaceholder(valueAt(document?.value, pathOf(target, document?.value)))
  const placed = [...findings, ...notes]
    .filter((finding) => !isUnfilled(finding))
    .map((finding) => toViolation(finding, positionOf(finding.target)))
  return document ? [...placed, ...duplicateKeyWarnings(document)] : placed
}

/** Checks an example of a response, which a document has as its body. */
export function exampleFindings(
  document: SourceDocument,
  status: number,
  { contract, operation, facts }: CheckSettings,
): LocatedFinding[] {
  const { body } = document.value as { body: unknown }
  const { findings, notes = [] } = contract.checkResponse(
    operation as OperationName,
    { status, body },
    { facts },
  )
  return [...findings, ...notes].map((finding) =>
    toViolation(finding, startIn(document, ['body', ...pathOf(finding.target, body)])),
  )
}

function toViolation(
  { check, level, target, message, ...rest }: Finding | FindingNote,
  region: Region,
): LocatedFinding {
  const violation = {
    rule: check,
    severity: level === 'MUST' ? ('error' as const) : ('warn' as const),
    target,
    pointer: '',
    message: `In the response: ${lowerFirst(message)}`,
    source: responseChecks.find(({ id }) => id === check)?.source ?? '',
    ...region,
  }
  return 'exception' in rest ? { ...violation, ...noteIn(rest) } : violation
}

const noteIn = ({ reason, until, exception }: ExceptionNote): ExceptionNote =>
  until === undefined ? { reason, exception } : { reason, exception, until }

/** Maximum number of dot-separated segments in one key. */
const longestKey = 8

/** Converts the dot notation of a finding into a path, as far as it exists in the body. */
function pathOf(target: string, body: unknown): Path {
  const segments = target.split('.')
  const path: string[] = []
  let value = body
  let at = 0
  while (at < segments.length && typeof value === 'object' && value !== null) {
    const key = keyWithin(value, segments, at)
    if (key === undefined) break
    path.push(key.name)
    value = (value as Record<string, unknown>)[key.name]
    at += key.length
  }
  return path
}

function keyWithin(value: object, segments: readonly string[], at: number) {
  for (let length = 1; length <= longestKey; length++) {
    const name = segments.slice(at, at + length).join('.')
    if (Object.hasOwn(value, name)) return { name, length }
  }
  return undefined
}
