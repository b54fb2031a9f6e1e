import { isHead } from '../../core/http/is-head.js'
import { targetOf } from '../../core/http/target.js'
import type { OperationName, RequestInput, Verdict, Violation } from '../../core/index.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { asInputError, InputError } from '../documents/input-error.js'
import { readJson } from '../documents/json-document.js'
import type { Path, Region } from '../documents/position.js'
import type { SourceDocument } from '../documents/source-document.js'
import {
  type DocumentResult,
  documentResult,
  needsOf,
  unreadableResult,
} from '../results/document-result.js'
import {
  isNote,
  type LocatedNote,
  type LocatedViolation,
  withPositions,
} from '../results/violation-position.js'
import {
  credentialsRule,
  hasAuthorization,
  isAuthorizationRedacted,
  withCredentials,
} from './authorization.js'
import { type Exchange, headerRecord, positionOfHeader } from './exchange.js'
import { responseFindings } from './response-findings.js'
import { regionOfParameter } from './url-region.js'

/** Settings for all requests of a file. */
interface ExchangeSettings extends CheckSettings {
  /** Whether missing credentials were not sent; a recording may omit them. */
  areCredentialsKnown: boolean
}

/** Checks an HTTP request and its responses. */
export function checkExchange(exchange: Exchange, settings: ExchangeSettings): DocumentResult {
  const { document } = exchange
  try {
    return { document, ...check(exchange, settings) }
  } catch (error) {
    return { document, ...unreadableResult(asInputError(error)) }
  }
}

function check(exchange: Exchange, settings: ExchangeSettings): DocumentResult {
  const { contract } = settings
  const { method, url, body } = exchange
  const facts = { ...(exchange.now && { now: exchange.now }), ...settings.facts }
  const isOmitted =
    isAuthorizationRedacted(exchange) ||
    !(settings.areCredentialsKnown || hasAuthorization(exchange))
  const headers = isOmitted ? withCredentials(exchange.headers) : headerRecord(exchange.headers)
  const verdict = contract.checkHttp({ method, url, headers, body: body?.text }, facts) as Verdict
  const { operation } = verdict
  const origin = { contract, operation }
  const request = { params: {}, headers }
  const result = documentResult(verdict, {
    locate: (violations) => locate(violations, exchange, settings, operation),
    unchecked: isOmitted ? [credentialsRule] : [],
    needs: (unchecked) => [
      ...(isOmitted ? ['headers.Authorization'] : []),
      ...needsOf(unchecked, origin, request, facts),
    ],
    inputError: (message) => new InputError(message, exchange.position.whole()),
  })
  const input = inputOf(exchange, headers, settings)
  const responses = isHead(method) ? [] : exchange.responses
  const found = responses.flatMap((response) =>
    responseFindings(response, { contract, operation, request: input, facts }),
  )
  return withFindings(result, found)
}

/** Adds findings about responses or keys to a result. */
export function withFindings(
  result: DocumentResult,
  all: readonly (LocatedViolation | LocatedNote)[],
): DocumentResult {
  if (all.length === 0) return result
  const notes = [...(result.notes ?? []), ...all.filter(isNote)]
  const found = all.filter((finding) => !isNote(finding))
  const errors = found.filter(({ severity }) => severity === 'error')
  const warnings = found.filter(({ severity }) => severity === 'warn')
  return {
    ...result,
    ok: result.ok && errors.length === 0,
    violations: [...result.violations, ...errors],
    warnings: [...result.warnings, ...warnings],
    ...(notes.length > 0 && { notes }),
  }
}

/** Converts the request for `checkResponse`. */
function inputOf(
  { method, url, body }: Exchange,
  headers: Record<string, string[]>,
  { contract }: ExchangeSettings,
): RequestInput {
  const target = targetOf(url)
  const document = body && readJson(body.text, body.positionAt)
  const query = Object.fromEntries(new URLSearchParams(/\?([^#]*)/.exec(target)?.[1] ?? ''))
  return {
    params: contract.match(method, target)?.params,
    query,
    headers,
    ...(document && !(document instanceof InputError) && { body: document.value }),
  }
}

/** Adds positions: in the text of the body, or at another part of the request. */
function locate(
  violations: readonly Violation[],
  exchange: Exchange,
  { contract }: ExchangeSettings,
  operation: OperationName,
): LocatedViolation[] {
  const inBody = violations.filter(({ pointer }) => pointer !== '')
  const document = readBody(exchange)
  const positions = positionsInBody(inBody, document, contract, operation)
  return violations.map((violation) => {
    const position =
      positions.get(violation) ?? positionOfPart(violation, exchange, contract, operation)
    return { ...violation, ...position }
  })
}

function readBody({ body }: Exchange): SourceDocument | InputError | undefined {
  return body && readJson(body.text, body.positionAt)
}

function positionsInBody(
  violations: readonly Violation[],
  document: SourceDocument | InputError | undefined,
  contract: CheckSettings['contract'],
  operation: OperationName,
): Map<Violation, Region> {
  if (document === undefined || document instanceof InputError) return new Map()
  const bodyPath: Path = []
  const origin = { document, bodyPath, bodyScan: document.json?.scan, operation, contract }
  return new Map(
    withPositions(violations, origin).map((located, index) => [
      violations[index] as Violation,
      regionIn(located),
    ]),
  )
}

/** Returns the region; without its end where a variable hides it. */
function regionIn({ line, column, endLine, endColumn }: Region): Region {
  const isAfter =
    endLine !== undefined &&
    endColumn !== undefined &&
    (endLine > line || (endLine === line && endColumn > column))
  return isAfter ? { line, column, endLine, endColumn } : { line, column }
}

function positionOfPart(
  { rule, target }: Violation,
  { method, url, headers, body, position }: Exchange,
  contract: CheckSettings['contract'],
  operation: OperationName,
): Region {
  if ((rule === 'structure' || rule.startsWith('body/')) && body !== undefined) {
    const read = readJson(body.text, body.positionAt)
    return (
      (read instanceof InputError && read.position) || body.positionAt(firstCharacter(body.text))
    )
  }
  const { pathParameters, queryParameters } = contract.operations[operation]
  const isInPath = (pathParameters as readonly string[]).includes(target)
  if (isInPath || (queryParameters as readonly string[]).includes(target)) {
    const params: Record<string, string | undefined> = isInPath
      ? { ...contract.match(method, targetOf(url))?.params }
      : {}
    return regionOfParameter({ name: target, value: params[target] }, url, position.url)
  }
  return target === '' ? position.whole() : positionOfHeader(target, headers, position.headers)
}

/** Returns the offset of the first non-space character. */
const firstCharacter = (text: string): number => Math.max(text.search(/\S/), 0)
