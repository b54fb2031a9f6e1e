import { type OperationName, operationTable } from '../../generated/operations.js'
import { plans } from '../../generated/plans.js'
import { attempt } from '../attempt.js'
import { check, faultVerdict } from '../engine/check.js'
import type { Facts } from '../facts.js'
import { parseJson } from '../json-text/parse.js'
import { type JsonScan, scanJson } from '../json-text/scan.js'
import type { Settings } from '../options.js'
import { type HeadersInput, readHeaders } from '../request.js'
import type { Transport } from '../rules/rule.js'
import type { MethodNotAllowed, Rejected, Verdict } from '../verdict.js'
import type { Matcher } from './match.js'

/** A request as it came over HTTP. */
export interface HttpRequest {
  method: string
  /** A URL, or a path with its query. */
  url: string
  headers?: HeadersInput | undefined
  /** The parsed value, or the text or bytes of the body, which are parsed and searched for traps. */
  body?: unknown
  /** Says that the body was larger than the server accepts, and was not read. */
  bodyTooLarge?: boolean | undefined
}

/** Judges an HTTP request; undefined where its path is not the contract's. */
export function checkHttp(
  request: HttpRequest,
  facts: Facts,
  settings: Settings,
  match: Matcher,
): Verdict | MethodNotAllowed | undefined {
  const target = textOf(() => request.url).replace(origin, '')
  const found = match(
    textOf(() => request.method),
    target,
  )
  if (found === undefined) return undefined
  const operation = 'allow' in found ? (found.operations[0] as OperationName) : found.operation
  const plan = plans[operation]
  try {
    const { headers } = request
    if ('allow' in found) {
      const verdict = check(plan, settings, { headers }, facts, { allow: found.allow })
      // With the rule off the answer is left to the server, as for any other path.
      return verdict.ok ? undefined : { ...(verdict as Rejected), operation: undefined }
    }
    const { body, transport } = readBody(request, operation)
    const input = { params: found.params, query: readQuery(target), headers, body }
    return check(plan, settings, input, facts, transport) as Verdict
  } catch (fault) {
    return faultVerdict(operation, undefined, settings, fault) as Verdict
  }
}

/** A URL object is as good as its text; what cannot be read as text is none. */
// Stryker disable next-line StringLiteral: no other text that is neither path nor method leads elsewhere.
export const textOf = (read: () => unknown): string => attempt(() => String(read())) ?? ''

/** What stands before the path of a URL. */
const origin = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?#]*/
/** What stands between path and fragment, which never reaches a server. */
const query = /^[^?#]*\?([^#]*)/

/** Query parameters by name; one that is repeated has all its values. */
function readQuery(target: string): Record<string, string | string[]> {
  if (!target.includes('?')) return {}
  const read = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(query.exec(target)?.[1])) {
    const before = read.get(name)
    if (before === undefined) read.set(name, value)
    else if (typeof before === 'string') read.set(name, [before, value])
    else before.push(value)
  }
  return Object.fromEntries(read)
}

interface ReadBody {
  body: unknown
  transport: Transport
}

const unread = (transport: Transport): ReadBody => ({ body: undefined, transport })

function readBody(request: HttpRequest, operation: OperationName): ReadBody {
  const { body } = request
  if (operationTable[operation].body === 'none') return unread({})
  if (request.bodyTooLarge) return unread({ isTooLarge: true })
  const text = isBytes(body) ? decode(body) : body
  if (body === undefined || text === '') return unread({})
  if (isOtherMediaType(request.headers)) return unread({ isOtherMediaType: true })
  if (text === undefined) return unread({ json: notUtf8 })
  if (typeof text !== 'string') return { body, transport: {} }
  const json = scanJson(text)
  const parsed = parseJson(text)
  return parsed.error === undefined
    ? { body: parsed.value, transport: { json } }
    : unread({ json: { ...json, error: parsed.error } })
}

/** Bytes of any realm, such as Node's buffers; `instanceof` knows those of its own realm only. */
const isBytes = (value: unknown): value is ArrayBuffer | Uint8Array =>
  ArrayBuffer.isView(value) || Object.prototype.toString.call(value) === '[object ArrayBuffer]'

/** The text of a body that came as bytes. */
const decode = (bytes: ArrayBuffer | Uint8Array): string | undefined =>
  attempt(() => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))

const notUtf8: JsonScan = {
  error: { offset: 0, line: 1, column: 1, message: 'the bytes are not UTF-8' },
  duplicateKeys: [],
  impreciseNumbers: [],
}

const jsonMediaType = /^application\/(?:[\w.+-]+\+)?json[ \t]*(?:;|$)/i

/** Whether the headers say that the body is something else than JSON; no word is no objection. */
function isOtherMediaType(headers: HeadersInput | undefined): boolean {
  // The check comes upon headers that cannot be read too, and answers with the fault.
  const type = attempt(() => readHeaders(headers ?? {}).get('content-type'))
  return type !== undefined && !jsonMediaType.test(type)
}
