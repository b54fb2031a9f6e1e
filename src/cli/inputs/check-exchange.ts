import type { OperationName, RequestInput, Verdict, Violation } from '../../core/index.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { readJson } from '../documents/json-document.js'
import type { Path, Place } from '../documents/place.js'
import { onlyProblem, Problem } from '../documents/problem.js'
import type { SourceDocument } from '../documents/source-document.js'
import { type Judgement, judgementOf, needsOf, unusable } from '../results/judgement.js'
import { type PlacedViolation, withPlaces } from '../results/violation-place.js'
import {
  credentialsRule,
  hidesAuthorization,
  saysAuthorization,
  withCredentials,
} from './authorization.js'
import { type Exchange, headerRecord, placeOfHeader } from './exchange.js'
import { responseFindings } from './response-findings.js'
import { targetOf } from './url.js'

/** What is known of all requests of a file. */
export interface ExchangeSettings extends CheckSettings {
  /** Whether credentials that are not there were not sent; a recording may have left them out. */
  areCredentialsKnown: boolean
}

/** Judges a request as it goes over HTTP, and the answers beside it. */
export function checkExchange(exchange: Exchange, settings: ExchangeSettings): Judgement {
  const { document } = exchange
  try {
    return { document, ...judge(exchange, settings) }
  } catch (error) {
    return { document, ...unusable(onlyProblem(error)) }
  }
}

function judge(exchange: Exchange, settings: ExchangeSettings): Judgement {
  const { contract } = settings
  const { method, url, body } = exchange
  const facts = { ...(exchange.now && { now: exchange.now }), ...settings.facts }
  const isLeftOut =
    hidesAuthorization(exchange) || !(settings.areCredentialsKnown || saysAuthorization(exchange))
  const headers = isLeftOut ? withCredentials(exchange.headers) : headerRecord(exchange.headers)
  const verdict = contract.checkHttp({ method, url, headers, body: body?.text }, facts) as Verdict
  const { operation } = verdict
  const origin = { contract, operation }
  const request = { params: {}, headers }
  const judgement = judgementOf(verdict, {
    place: (violations) => placed(violations, exchange, settings, operation),
    unchecked: isLeftOut ? [credentialsRule] : [],
    needs: (unchecked) => [
      ...(isLeftOut ? ['headers.Authorization'] : []),
      ...needsOf(unchecked, origin, request, facts),
    ],
    problem: (message) => new Problem(message, exchange.place.whole()),
  })
  const input = inputOf(exchange, headers, settings)
  const found = exchange.responses.flatMap((response) =>
    responseFindings(response, { contract, operation, request: input, facts }),
  )
  return withFindings(judgement, found)
}

/** The judgement with what else was found beside the request. */
export function withFindings(judgement: Judgement, found: readonly PlacedViolation[]): Judgement {
  if (found.length === 0) return judgement
  const errors = found.filter(({ severity }) => severity === 'error')
  const warnings = found.filter(({ severity }) => severity === 'warn')
  return {
    ...judgement,
    ok: judgement.ok && errors.length === 0,
    violations: [...judgement.violations, ...errors],
    warnings: [...judgement.warnings, ...warnings],
  }
}

/** The request in the form in which an answer is held against it. */
function inputOf(
  { method, url, body }: Exchange,
  headers: Record<string, string[]>,
  { contract }: ExchangeSettings,
): RequestInput {
  const target = targetOf(url)
  const document = body && readJson(body.text, body.placeAt)
  const query = Object.fromEntries(new URLSearchParams(/\?([^#]*)/.exec(target)?.[1] ?? ''))
  return {
    params: contract.match(method, target)?.params,
    query,
    headers,
    ...(document && !(document instanceof Problem) && { body: document.value }),
  }
}

/** What is wrong in the body stands in its text; what is wrong elsewhere, at the part's own place. */
function placed(
  violations: readonly Violation[],
  exchange: Exchange,
  { contract }: ExchangeSettings,
  operation: OperationName,
): PlacedViolation[] {
  const inBody = violations.filter(({ pointer }) => pointer !== '')
  const document = readBody(exchange)
  const places = placesInBody(inBody, document, contract, operation)
  return violations.map((violation) => {
    const place = places.get(violation) ?? placeOfPart(violation, exchange, contract, operation)
    return { ...violation, ...place }
  })
}

function readBody({ body }: Exchange): SourceDocument | Problem | undefined {
  return body && readJson(body.text, body.placeAt)
}

function placesInBody(
  violations: readonly Violation[],
  document: SourceDocument | Problem | undefined,
  contract: CheckSettings['contract'],
  operation: OperationName,
): Map<Violation, Place> {
  if (document === undefined || document instanceof Problem) return new Map()
  const bodyPath: Path = []
  const origin = { document, bodyPath, bodyScan: document.json?.scan, operation, contract }
  return new Map(
    withPlaces(violations, origin).map(({ line, column }, index) => [
      violations[index] as Violation,
      { line, column },
    ]),
  )
}

function placeOfPart(
  { rule, target }: Violation,
  { headers, body, place }: Exchange,
  contract: CheckSettings['contract'],
  operation: OperationName,
): Place {
  if ((rule === 'structure' || rule.startsWith('body/')) && body !== undefined) {
    const read = readJson(body.text, body.placeAt)
    return (read instanceof Problem && read.place) || body.placeAt(firstSign(body.text))
  }
  const { pathParameters, queryParameters } = contract.operations[operation]
  const names: readonly string[] = [...pathParameters, ...queryParameters]
  if (names.includes(target)) return place.url()
  return target === '' ? place.whole() : placeOfHeader(target, headers, place.headers)
}

/** Where a text begins that is not space. */
const firstSign = (text: string): number => Math.max(text.search(/\S/), 0)
