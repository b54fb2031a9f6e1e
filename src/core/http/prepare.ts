import { type OperationName, operationTable } from '../../../generated/operations.js'
import type { ErrorCode } from '../../../generated/rule-ids.js'
import { attempt } from '../base/attempt.js'
import type { Facts } from '../contract/facts.js'
import { type HeadersInput, RuleHeaders } from '../contract/request.js'
import type { Settings } from '../contract/settings.js'
import type { ErrorResponse, MethodNotAllowed, Verdict } from '../contract/verdict.js'
import { check } from '../engine/check-request.js'
import { documentedError, type ErrorOptions } from '../engine/documented-error.js'
import type { Plan } from '../engine/plan.js'
import type { Transport } from '../engine/read-request.js'
import { StagedCheck } from '../engine/staged.js'
import { plans } from '../plans/plans.js'
import { fingerprint } from '../protocol/fingerprint.js'
import { type FactsNeeded, factsNeeded } from '../rules/facts-needed.js'
import type { Matcher } from './match.js'
import {
  isOtherMediaType,
  nothingFound,
  type ReadBody,
  readBody,
  rejectedBody,
} from './read-body.js'
import { readQuery, targetOf } from './target.js'

/** Method, URL and headers of a request whose body may not have arrived yet. */
export interface HttpHead {
  method: string
  /** A URL, or a path with its query. */
  url: string
  headers?: HeadersInput | undefined
}

/** What is known about a body before it is read. */
export interface BodyOutlook {
  /** Whether a body follows. */
  hasBody?: boolean
  /** Whether the body is larger than the server accepts. */
  isTooLarge?: boolean
  /** Whether the body has a content encoding other than gzip and deflate. */
  isOtherEncoding?: boolean
  /** Why the server does not accept the body; the response is that of an unreadable body. */
  refusal?: string | undefined
  /** The request id in the body of a rejected request, if the body was read for it alone. */
  requestId?: string | undefined
}

type RejectedVerdict = Extract<Verdict, { ok: false }>

/** A request with a path of the contract, matched once. */
export interface PreparedRequest {
  /** Undefined if the path does not allow the method or is misspelled; `checkHead` rejects it. */
  readonly operation: OperationName | undefined
  /** The matching operation alone, else all operations of the path. */
  readonly operations: readonly OperationName[]
  readonly params: Record<string, string>
  readonly query: Record<string, string | string[]>
  readonly headers: HeadersInput | undefined
  /** The headers that are read by name; undefined if there are none, or they are unreadable. */
  readonly httpHeaders: RuleHeaders | undefined
  /** Whether the operation takes a body. */
  readonly takesBody: boolean
  /**
   * Checks what does not need the body: credentials, permission, media type, size, rate limit.
   * Returns the rejection; undefined if the body must be read, or if the rule about the path is
   * off. Without an outlook nothing is known about the body. Throws only on a promise in the facts.
   * A later call with other facts, and `check` of the received request, run no rule again whose
   * facts are the same.
   */
  checkHead(facts?: Facts, outlook?: BodyOutlook): RejectedVerdict | MethodNotAllowed | undefined
  /** Returns the documented response of an error code, with the request id of the request. */
  error(code: ErrorCode, options?: Pick<ErrorOptions, 'target' | 'message'>): ErrorResponse
  /** Adds the body: a parsed value, or its text or bytes, which are parsed once. */
  receive(body: unknown, outlook?: BodyOutlook): ReceivedRequest
}

/** A prepared request with its body. */
export interface ReceivedRequest {
  /** The parsed body; undefined if it is missing or unreadable. */
  readonly body: unknown
  /** Whether the text has the body exactly: no duplicate keys, no numbers that parsing changes. */
  readonly isExact: boolean
  /** Returns the missing facts that the rules need, with the ids to look up. */
  factsNeeded(): FactsNeeded
  /**
   * Returns the fingerprint that identifies repeated requests, computed once. Throws a TypeError if
   * a parsed body is unreadable.
   */
  fingerprint(): string
  /** Validates the whole request. Throws only on a promise in the facts, a TypeError. */
  check(facts?: Facts): Verdict
}

/** Matches a request; returns undefined if no router could read its path as one of the contract. */
export function prepare(
  { method, url, headers }: HttpHead,
  settings: Settings,
  matcher: Matcher,
): PreparedRequest | undefined {
  const target = textOf(url)
  const found = matcher.asRouters(textOf(method), target)
  return found && new MatchedRequest(found, target, headers, settings)
}

type Found = NonNullable<ReturnType<Matcher['asRouters']>>

const nothingKnown: BodyOutlook = {}

/** A request with a path of the contract. A class, because a server creates one for each request. */
class MatchedRequest implements PreparedRequest {
  readonly operation: OperationName | undefined
  readonly operations: readonly OperationName[]
  readonly params: Record<string, string>
  readonly query: Record<string, string | string[]>
  readonly takesBody: boolean
  /** That of the operation, else of the first one of the path. */
  private readonly plan: Plan
  private readonly staged: StagedCheck
  /** Null until the headers are first needed; clients may add one before. */
  private named: RuleHeaders | null | undefined = null

  constructor(
    private readonly found: Found,
    url: string,
    readonly headers: HeadersInput | undefined,
    private readonly settings: Settings,
  ) {
    const match = 'operation' in found ? found : undefined
    this.operation = match?.operation
    this.operations = 'operation' in found ? [found.operation] : found.operations
    this.params = match?.params ?? {}
    this.query = readQuery(targetOf(url))
    this.takesBody = match !== undefined && operationTable[match.operation].body !== 'none'
    this.plan = plans[this.operations[0] as OperationName]
    this.staged = new StagedCheck(this.plan.head)
  }

  get httpHeaders(): RuleHeaders | undefined {
    const { headers, settings, named } = this
    if (named !== null) return named
    const isGiven = headers !== undefined && headers !== null
    // A check of headers that cannot be read reads them again, and reports what they throw.
    this.named = isGiven ? attempt(() => new RuleHeaders(headers, settings.names, true)) : undefined
    return this.named
  }

  error(...[code, options]: Parameters<PreparedRequest['error']>): ErrorResponse {
    const { operation } = this.plan.traits
    const requestId = this.staged.requestId ?? this.httpHeaders?.requestId
    return documentedError(code, { ...options, operation, requestId }, this.settings)
  }

  checkHead(facts?: Facts, outlook?: BodyOutlook): RejectedVerdict | MethodNotAllowed | undefined {
    const { hasBody, isTooLarge = false, isOtherEncoding, requestId } = outlook ?? nothingKnown
    const { found, operation, takesBody, httpHeaders } = this
    const isReadable = takesBody && hasBody === true && !isTooLarge
    const verdict = this.checked(undefined, facts, {
      headers: httpHeaders,
      requestId,
      allow: 'allow' in found ? found.allow : undefined,
      misspelledAs: 'template' in found ? found.template : undefined,
      isUnread: operation !== undefined,
      isTooLarge: takesBody && isTooLarge,
      isOtherMediaType: isReadable && isOtherMediaType(httpHeaders?.get('content-type')),
      isOtherEncoding: isReadable && isOtherEncoding === true,
    })
    // With the rule about a path off, the server responds, as for any other path.
    if (verdict.ok) return undefined
    return operation === undefined ? { ...verdict, operation } : (verdict as RejectedVerdict)
  }

  receive(given: unknown, outlook?: BodyOutlook): ReceivedRequest {
    const { operation, params, httpHeaders: headers } = this
    if (operation === undefined) {
      throw new TypeError('A request without an operation has no body to check.')
    }
    const { isTooLarge = false, refusal } = outlook ?? nothingKnown
    const type = headers?.get('content-type')
    const read = this.takesBody ? readBody(given, isTooLarge, type) : noBody
    const { body, transport } = refusal === undefined ? read : rejectedBody(refusal)
    let hash: string | undefined
    const hashed = () => {
      hash ??= fingerprint(operation, { params, body })
      return hash
    }
    const received = Object.assign({ headers, fingerprint: hashed }, transport)
    return {
      body,
      isExact: transport.json === undefined,
      factsNeeded: () => factsNeeded(this.plan, this.settings, this.requestWith(body), received),
      fingerprint: hashed,
      check: (facts) => this.checked(body, facts, received) as Verdict,
    }
  }

  private requestWith(body: unknown) {
    return { params: this.params, query: this.query, headers: this.headers, body }
  }

  private checked(body: unknown, facts: Facts | undefined, transport: Transport) {
    const request = this.requestWith(body)
    return check(this.plan, this.settings, request, facts ?? {}, transport, this.staged)
  }
}

const noBody: ReadBody = { transport: nothingFound }

/** Converts a value, such as a URL object, to a string; returns '' if that throws. */
export const textOf = (value: unknown): string => attempt(() => String(value)) ?? ''
