import { type OperationName, operationTable } from '../../../generated/operations.js'
import type { ErrorCode } from '../../../generated/rule-ids.js'
import { attempt } from '../base/attempt.js'
import { assertFacts } from '../contract/assert-facts.js'
import type { Facts } from '../contract/facts.js'
import { type HeadersInput, headerRecord, joined, RuleHeaders } from '../contract/request.js'
import type { Settings } from '../contract/settings.js'
import type { ErrorResponse, MethodNotAllowed, Verdict } from '../contract/verdict.js'
import { check, internalError } from '../engine/check-request.js'
import { documentedError, type ErrorOptions } from '../engine/documented-error.js'
import type { Transport } from '../engine/read-request.js'
import { StagedCheck } from '../engine/staged.js'
import { plans } from '../plans/plans.js'
import { fingerprint } from '../protocol/fingerprint.js'
import { type FactsNeeded, factsNeeded } from '../rules/facts-needed.js'
import type { Match, Matcher } from './match.js'
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
  readonly httpHeaders: HttpHeaders | undefined
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
  head: HttpHead,
  settings: Settings,
  matcher: Matcher,
): PreparedRequest | undefined {
  const url = textOf(() => head.url)
  const found = matcher.asRouters(
    textOf(() => head.method),
    url,
  )
  if (found === undefined) return undefined
  const named = readOnce(head, settings)
  return 'operation' in found
    ? new OperationRequest(found, head, url, named, settings)
    : ofOtherPath(found, head, url, named, settings)
}

type HeaderRecord = Readonly<Record<string, string | undefined>>

/** The headers of a request, each read once. */
class HttpHeaders extends RuleHeaders {
  /** Values by lower-case name. On Node, to list Fetch headers costs more than a check. */
  listed: HeaderRecord | undefined = undefined

  constructor(given: HeadersInput, { requestIdKey }: Settings['names']) {
    super(given)
    const isOfFetch = Object.prototype.toString.call(given) === '[object Headers]'
    if (!isOfFetch) this.listed = headerRecord(given)
    this.authorization = this.get('authorization')
    this.idempotencyKey = this.get('idempotency-key')
    this.requestId = this.get(requestIdKey)
  }

  /** Returns a value by its lower-case name. */
  get(name: string): string | undefined {
    const { listed } = this
    return listed ? listed[name] : joined(undefined, (this.given as Headers).get(name))
  }

  get record(): HeaderRecord {
    this.listed ??= headerRecord(this.given)
    return this.listed
  }
}

type ReadHeaders = () => HttpHeaders | undefined

/** Returns a function that reads the headers when they are first needed; clients may add one before. */
function readOnce(head: HttpHead, { names }: Settings): ReadHeaders {
  let read: { headers: HttpHeaders | undefined } | undefined
  return () => {
    // A check of headers that cannot be read reads them again, and reports what they throw.
    read ??= { headers: attempt(() => httpHeaders(head.headers, names)) }
    return read.headers
  }
}

const httpHeaders = (given: HeadersInput | null | undefined, names: Settings['names']) =>
  given === undefined || given === null ? undefined : new HttpHeaders(given, names)

/** Rejects a path that does not allow the method, or is misspelled. */
function ofOtherPath(
  found: Exclude<ReturnType<Matcher['asRouters']>, Match | undefined>,
  head: HttpHead,
  url: string,
  named: ReadHeaders,
  settings: Settings,
): PreparedRequest {
  const [operation] = found.operations as [OperationName]
  return {
    operation: undefined,
    operations: found.operations,
    params: {},
    query: readQuery(targetOf(url)),
    headers: attempt(() => head.headers),
    get httpHeaders() {
      return named()
    },
    takesBody: false,
    error: (code, options) =>
      documentedError(code, { ...options, operation, requestId: named()?.requestId }, settings),
    checkHead(facts, outlook) {
      assertFacts(facts)
      const { requestId } = readOutlook(outlook)
      const route = 'allow' in found ? { allow: found.allow } : { misspelledAs: found.template }
      const transport = { headers: named(), requestId, ...route }
      const verdict = guarded(operation, settings, () =>
        check(plans[operation], settings, { headers: head.headers }, facts ?? {}, transport),
      )
      // With the rule off, the server responds, as for any other path.
      return verdict.ok ? undefined : { ...verdict, operation: undefined }
    },
    receive() {
      throw new TypeError('A request without an operation has no body to check.')
    },
  }
}

/** A request of an operation. A class, because a server creates one for each request. */
class OperationRequest implements PreparedRequest {
  readonly operation: OperationName
  readonly operations: readonly OperationName[]
  readonly params: Record<string, string>
  readonly query: Record<string, string | string[]>
  readonly headers: HeadersInput | undefined
  readonly takesBody: boolean
  private readonly staged: StagedCheck

  constructor(
    { operation, params }: Match,
    private readonly head: HttpHead,
    url: string,
    private readonly named: ReadHeaders,
    private readonly settings: Settings,
  ) {
    this.operation = operation
    this.operations = [operation]
    this.params = params
    this.query = readQuery(targetOf(url))
    this.headers = attempt(() => head.headers)
    this.takesBody = operationTable[operation].body !== 'none'
    this.staged = new StagedCheck(plans[operation].head)
  }

  get httpHeaders(): HttpHeaders | undefined {
    return this.named()
  }

  error(...[code, options]: Parameters<PreparedRequest['error']>): ErrorResponse {
    const requestId = this.staged.requestId ?? this.httpHeaders?.requestId
    return documentedError(
      code,
      { ...options, operation: this.operation, requestId },
      this.settings,
    )
  }

  checkHead(facts?: Facts, outlook?: BodyOutlook): RejectedVerdict | undefined {
    const { hasBody, isTooLarge, isOtherEncoding, requestId } = readOutlook(outlook)
    const { takesBody, httpHeaders } = this
    const isReadable = takesBody && hasBody && !isTooLarge
    const verdict = this.checked(undefined, facts, {
      headers: httpHeaders,
      requestId,
      isUnread: true,
      isTooLarge: takesBody && isTooLarge,
      isOtherMediaType: isReadable && isOtherMediaType(httpHeaders?.get('content-type')),
      isOtherEncoding: isReadable && isOtherEncoding,
    })
    return verdict.ok ? undefined : (verdict as RejectedVerdict)
  }

  receive(given: unknown, outlook?: BodyOutlook): ReceivedRequest {
    const { operation, params, httpHeaders: headers } = this
    const { isTooLarge, refusal } = readOutlook(outlook)
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
      factsNeeded: () =>
        attempt(() =>
          factsNeeded(plans[operation], this.settings, this.requestWith(body), received),
        ) ?? {},
      fingerprint: hashed,
      check: (facts) => this.checked(body, facts, received) as Verdict,
    }
  }

  private requestWith(body: unknown) {
    return { params: this.params, query: this.query, headers: this.head.headers, body }
  }

  private checked(body: unknown, facts: Facts | undefined, transport: Transport) {
    const { operation, settings } = this
    assertFacts(facts)
    return guarded(operation, settings, () =>
      check(
        plans[operation],
        settings,
        this.requestWith(body),
        facts ?? {},
        transport,
        this.staged,
      ),
    )
  }
}

/** Reads an outlook; if it is missing or unreadable, nothing is known about the body. */
function readOutlook(outlook: BodyOutlook | null | undefined) {
  const read: BodyOutlook = attempt(() => outlook && Object.assign({}, outlook)) ?? {}
  return {
    hasBody: read.hasBody === true,
    isTooLarge: read.isTooLarge === true,
    isOtherEncoding: read.isOtherEncoding === true,
    refusal: read.refusal,
    requestId: read.requestId,
  }
}

const noBody: ReadBody = { transport: nothingFound }

/** Returns the verdict, or the documented 500 if reading the request throws. */
function guarded(
  operation: OperationName,
  settings: Settings,
  run: () => ReturnType<typeof check>,
): ReturnType<typeof check> {
  try {
    return run()
  } catch (error) {
    return internalError(plans[operation], undefined, settings, error)
  }
}

/** Converts a value, such as a URL object, to a string; returns '' if that throws. */
export const textOf = (read: () => unknown): string => attempt(() => String(read())) ?? ''
