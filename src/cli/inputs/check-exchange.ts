import { isHead, readQuery, targetOf } from '../../core/http/target.js'
import type { MethodNotAllowed, RequestInput, Verdict } from '../../core/index.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { InputError } from '../documents/input-error.js'
import { readJson } from '../documents/json-document.js'
import { visible } from '../documents/position.js'
import type { SourceDocument } from '../documents/source-document.js'
import { documentResult } from '../results/document-result.js'
import { inputWarning, type LocatedFinding } from '../results/finding.js'
import { type DocumentResult, plainResult, withFindings } from '../results/result.js'
import {
  credentialsRule,
  hasAuthorization,
  isAuthorizationRedacted,
  withCredentials,
} from './authorization.js'
import { type Exchange, headerRecord } from './located-request.js'
import type { LocatedText } from './located-text.js'
import { withoutPlaceholders, withoutViolations } from './placeholders.js'
import { responseFindings } from './response-findings.js'
import { regionOfParameter } from './url.js'

/** Settings for all requests of a file. */
interface ExchangeSettings extends CheckSettings {
  /** Whether missing credentials were not sent; a recording may omit them. */
  areCredentialsKnown: boolean
}

/** An exchange whose body has been read. */
export type ReadExchange = Exchange & { body?: LocatedText | undefined }

/** Checks an HTTP request and its responses. Throws an InputError for an internal error. */
export function checkExchange(exchange: ReadExchange, settings: ExchangeSettings): DocumentResult {
  const { contract } = settings
  const { method, url, body, isBodyUnknown = false } = exchange
  const facts = { ...(exchange.now && { now: exchange.now }), ...settings.facts }
  const isOmitted =
    isAuthorizationRedacted(exchange) ||
    !(settings.areCredentialsKnown || hasAuthorization(exchange))
  const headers = isOmitted ? withCredentials(exchange.headers) : headerRecord(exchange.headers)
  const verdict = contract.checkHttp({ method, url, headers, body: body?.text }, facts) as
    | Verdict
    | MethodNotAllowed
  if (verdict.operation === undefined) return rejectedPath(verdict, exchange)
  const { operation } = verdict
  const read = readBody(exchange)
  const request = inputOf(exchange, read, headers, settings)
  const document = documentOf(exchange, read, request)
  const omitted = {
    rules: isOmitted ? [credentialsRule] : [],
    needs: [...(isOmitted ? ['headers.Authorization'] : []), ...(isBodyUnknown ? ['body'] : [])],
  }
  const checked = documentResult(verdict, {
    document,
    bodyPath: ['body'],
    operation,
    facts,
    contract,
    omitted,
    request: { ...request, bodyScan: document.scan },
  })
  const responses = isHead(method) ? [] : exchange.responses
  const found = responses.flatMap((response) => {
    const asked = (response.request ?? exchange) as ReadExchange
    const match = contract.match(asked.method, targetOf(asked.url))
    if (match === undefined) return []
    const input =
      asked === exchange
        ? request
        : inputOf(asked, readBody(asked), headerRecord(asked.headers), settings)
    return responseFindings(response, {
      contract,
      operation: match.operation,
      request: input,
      facts,
      hasPlaceholders: exchange.hasPlaceholders,
    })
  })
  const { warning, position } = exchange
  const warnings =
    warning === undefined
      ? []
      : [inputWarning('input/double-slash', warning, position.url.positionAt(0))]
  const isUnknown = ({ rule }: LocatedFinding) => isBodyUnknown && rule === 'body/missing'
  const result = withoutPlaceholders(withoutViolations(checked, isUnknown), exchange, request)
  return withFindings(withHint(result, exchange), [...warnings, ...found])
}

/** Adds how to send another value to findings about a header that the client added. */
function withHint(result: DocumentResult, { headers }: Exchange): DocumentResult {
  const { name, hint } = headers.find((header) => header.hint !== undefined) ?? {}
  if (hint === undefined) return result
  const findings = result.findings.map((finding) =>
    finding.target === name ? { ...finding, message: `${finding.message} ${hint}` } : finding,
  )
  return { ...result, findings }
}

/** Returns the result for a path of the contract with another method or spelling. */
function rejectedPath(
  { response, violations }: MethodNotAllowed,
  { url, position }: Exchange,
): DocumentResult {
  const region = regionOfParameter('', undefined, url, position.url)
  const findings = violations.map((violation) => ({ ...violation, ...region }))
  return { ...plainResult(null, findings), status: response.status, response }
}

type ReadBody = ReturnType<typeof readBody>

const readBody = ({ body }: ReadExchange) => body && readJson(body.text, body.positionAt)

/** Converts the request for `checkResponse`. */
function inputOf(
  { method, url }: ReadExchange,
  read: ReadBody,
  headers: Record<string, string[]>,
  { contract }: CheckSettings,
): RequestInput {
  const target = targetOf(url)
  return {
    params: contract.match(method, target)?.params,
    query: readQuery(target),
    headers,
    ...(read && 'value' in read && { body: read.value }),
  }
}

/** Returns a request as a document, whose positions are in the parts of the exchange. */
function documentOf(exchange: ReadExchange, read: ReadBody, value: RequestInput): SourceDocument {
  const { url, headers, body, position } = exchange
  const document = read instanceof InputError ? undefined : read
  const regionOf: SourceDocument['regionOf'] = ({ path: [part, name, ...rest], at }) => {
    if (part === 'body') {
      if (name !== undefined && document) {
        return visible(document.regionOf({ path: [name, ...rest], at }))
      }
      if (body === undefined) return position.whole()
      const start = Math.max(body.text.search(/\S/), 0)
      return (read instanceof InputError && read.position) || body.positionAt(start)
    }
    if (part === 'headers') {
      const header = headers.find((each) => each.name === name)
      return (header?.position ?? position.headers)()
    }
    if (part !== 'params' && part !== 'query') return position.whole()
    const params = value.params as Record<string, string> | undefined
    return regionOfParameter(
      String(name),
      part === 'params' ? params?.[String(name)] : undefined,
      url,
      position.url,
    )
  }
  return {
    value,
    text: body?.text ?? '',
    isJson: true,
    scan: document?.scan ?? { duplicateKeys: [], impreciseNumbers: [] },
    regionOf,
    extentOf: () => undefined,
    positionAt: body?.positionAt ?? position.whole,
  }
}
