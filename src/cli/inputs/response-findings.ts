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
import { InputError } from '../documents/input-error.js'
import { readJson } from '../documents/json-document.js'
import type { Path, Position } from '../documents/position.js'
import type { SourceDocument } from '../documents/source-document.js'
import type { LocatedNote, LocatedViolation } from '../results/violation-position.js'
import { duplicateKeyWarning } from './duplicate-keys.js'
import { type ExchangeResponse, headerRecord, positionOfHeader } from './exchange.js'

/** The request that a response belongs to. */
interface ResponseContext {
  contract: Contract
  operation: OperationName
  request: RequestInput
  facts: Facts
}

/** Checks a response and returns its findings with positions. */
export function responseFindings(
  { status, headers, body, position }: ExchangeResponse,
  { contract, operation, request, facts }: ResponseContext,
): (LocatedViolation | LocatedNote)[] {
  const document = body && readJson(body.text, body.positionAt)
  const isRead = document !== undefined && !(document instanceof InputError)
  const { findings, notes = [] } = contract.checkResponse(
    operation,
    {
      status,
      headers: Object.fromEntries(
        Object.entries(headerRecord(headers)).map(([name, values]) => [name, values.join(', ')]),
      ),
      body: isRead ? document.value : body?.text,
    },
    { request, facts },
  )
  const positionOf = (target: string): Position => {
    if (!isRead || target === '') return position.whole()
    const isHeader = target.includes('-')
    if (isHeader) return positionOfHeader(target, headers, position.headers)
    return document.locate([{ path: pathOf(target, document.value), at: 'value' }])[0] as Position
  }
  const placed = [...findings, ...notes].map((finding) =>
    toViolation(finding, positionOf(finding.target)),
  )
  return isRead ? [...placed, ...duplicateKeysOf(document)] : placed
}

/** Adds positions to the findings of a response body in a document. */
export const locatedFindings = (
  findings: readonly Finding[],
  body: unknown,
  locate: (path: Path) => Position[],
): LocatedViolation[] =>
  findings.map((finding) =>
    toViolation(finding, locate(pathOf(finding.target, body))[0] as Position),
  )

function toViolation(
  { check, level, target, message, ...rest }: Finding | FindingNote,
  position: Position,
): LocatedViolation | LocatedNote {
  return {
    rule: check,
    severity: level === 'MUST' ? 'error' : 'warn',
    ...{ target, pointer: '', message: `In the response: ${lowerFirst(message)}` },
    source: responseChecks.find(({ id }) => id === check)?.source ?? '',
    ...position,
    ...('exception' in rest && noteIn(rest)),
  }
}

const noteIn = ({ reason, until, exception }: ExceptionNote): ExceptionNote => ({
  ...{ reason, exception },
  ...(until !== undefined && { until }),
})

/** Maximum number of reported keys per response. */
const most = 1000

const duplicateKeysOf = ({ json }: SourceDocument): LocatedViolation[] =>
  json === undefined
    ? []
    : json.scan.duplicateKeys.slice(0, most).map((finding) => duplicateKeyWarning(json, finding))

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
