import {
  type Contract,
  type Facts,
  type Finding,
  type OperationName,
  type RequestInput,
  responseChecks,
} from '../../core/index.js'
import { readJson } from '../documents/json-document.js'
import type { Path, Place } from '../documents/place.js'
import { Problem } from '../documents/problem.js'
import type { SourceDocument } from '../documents/source-document.js'
import type { PlacedViolation } from '../results/violation-place.js'
import { duplicateKeyWarning } from './duplicate-keys.js'
import { type ExchangeResponse, headerRecord, placeOfHeader } from './exchange.js'

/** What a response is held against. */
export interface Answered {
  contract: Contract
  operation: OperationName
  request: RequestInput
  facts: Facts
}

/** What is wrong with an answer, each with its place. */
export function responseFindings(
  { status, headers, body, place }: ExchangeResponse,
  { contract, operation, request, facts }: Answered,
): PlacedViolation[] {
  const document = body && readJson(body.text, body.placeAt)
  const isRead = document !== undefined && !(document instanceof Problem)
  const { findings } = contract.checkResponse(
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
  const placeOf = (target: string): Place => {
    if (!isRead || target === '') return place.whole()
    const isHeader = target.includes('-')
    if (isHeader) return placeOfHeader(target, headers, place.headers)
    return document.locate([{ path: pathOf(target, document.value), at: 'value' }])[0] as Place
  }
  const placed = findings.map((finding) => toViolation(finding, placeOf(finding.target)))
  return isRead ? [...placed, ...repeatedKeys(document)] : placed
}

/** The findings in a body that stands in a document, each with its place there. */
export const placedFindings = (
  findings: readonly Finding[],
  body: unknown,
  locate: (path: Path) => Place[],
): PlacedViolation[] =>
  findings.map((finding) => toViolation(finding, locate(pathOf(finding.target, body))[0] as Place))

function toViolation({ check, level, target, message }: Finding, place: Place): PlacedViolation {
  return {
    rule: check,
    severity: level === 'MUST' ? 'error' : 'warn',
    ...{ target, pointer: '', message: `In the response: ${message}` },
    source: responseChecks.find(({ id }) => id === check)?.source ?? '',
    ...place,
  }
}

/** How many are told of in one answer. */
const most = 1000

const repeatedKeys = ({ json }: SourceDocument): PlacedViolation[] =>
  json === undefined
    ? []
    : json.scan.duplicateKeys.slice(0, most).map((finding) => duplicateKeyWarning(json, finding))

/** How many segments a key that has dots in it may be made of. */
const longestKey = 8

/** The path that the dot notation of a finding stands for, as far as the body has it. */
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
