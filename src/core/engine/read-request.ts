import type { OperationName, operationTable } from '../../../generated/operations.js'
import { isObject, type JsonObject } from '../base/json.js'
import type { Facts } from '../contract/facts.js'
import { readFacts } from '../contract/read-facts.js'
import { type RequestInput, RuleHeaders } from '../contract/request.js'
import type { Settings } from '../contract/settings.js'
import type { JsonScan } from '../json-text/scan.js'
import type { Structure } from './finding.js'
import type { Shape } from './shape.js'

/** What is known about the HTTP request before its parts are read. */
export interface Transport {
  /** The headers, if they have been read. */
  readonly headers?: RuleHeaders | undefined
  /** The request id of the body, if the body was read for it alone. */
  readonly requestId?: string | undefined
  /** Methods of the path, if the request has another one. */
  readonly allow?: readonly string[] | undefined
  /** The path that was probably meant, if it is misspelled. */
  readonly misspelledAs?: string | undefined
  /** Whether the body has not been read yet. */
  readonly isUnread?: boolean
  /** Returns the fingerprint of the request, computed once. */
  readonly fingerprint?: () => string
  /** Whether the body has a media type other than JSON. */
  readonly isOtherMediaType?: boolean
  /** Whether the body has a content encoding that the server cannot decompress. */
  readonly isOtherEncoding?: boolean
  readonly isTooLarge?: boolean
  /** The result of scanning the body's text. */
  readonly json?: JsonScan
}

/** What the documents say about the requests of an operation. */
export type OperationTraits = (typeof operationTable)[OperationName]

type Parameters = Readonly<Record<string, unknown>>

const noFacts: Facts = {}

/** A request, read once. */
export class ReadRequest {
  readonly names: Settings['names']
  transport: Transport | undefined
  /** Undefined if the caller provided none; then they are not validated. */
  readonly headers: RuleHeaders | undefined
  readonly params: Parameters | undefined
  readonly query: Parameters | undefined
  /** The body if it is a JSON object; else rules about it report nothing. */
  body: JsonObject | undefined
  /** The body as provided, for the rules about its presence and type. */
  rawBody: unknown
  facts: Facts = noFacts
  /** What the contract defines for the body; undefined until it is collected. */
  shape: Shape | undefined = undefined
  /** How its findings are shown; undefined until it is collected. */
  structure: Structure | undefined = undefined
  private time: number | undefined = undefined

  constructor(
    readonly traits: OperationTraits,
    readonly settings: Settings,
    request: RequestInput,
    facts: Facts,
    transport: Transport | undefined,
  ) {
    const { headers, params, query } = request
    this.names = settings.names
    this.headers =
      transport?.headers ??
      (headers === undefined || headers === null
        ? undefined
        : new RuleHeaders(headers, settings.names))
    this.params = readPart(params)
    this.query = readPart(query)
    this.read(request, facts, transport)
  }

  /** Reads what may come after the head: the body and the facts. */
  read({ body, bodyScan }: RequestInput, facts: Facts, transport: Transport | undefined): void {
    this.transport = transport ?? (bodyScan && { json: bodyScan })
    this.rawBody = body
    this.body = isObject(body) ? body : undefined
    this.time = undefined
    const given = readFacts(facts)
    this.facts = this.settings.withWorkspace?.(given, this) ?? given
  }

  get operation(): OperationName {
    return this.traits.operation
  }

  /** The time of the request in epoch milliseconds. */
  now(): number {
    if (this.time !== undefined) return this.time
    const given = this.facts.now ?? this.settings.clock()
    const time = typeof given === 'number' ? given : new Date(given).getTime()
    if (!Number.isFinite(time)) throw new TypeError('The time of the request is not a valid date.')
    this.time = time
    return time
  }

  /** The request id of the header, else of the body. */
  get requestId(): string | undefined {
    const id = this.headers?.requestId ?? this.body?.request_id ?? this.transport?.requestId
    return typeof id === 'string' && id !== '' ? id : undefined
  }

  /** Whether the body was read; only then can the request be a repeated one. */
  get isRead(): boolean {
    const { transport } = this
    return (
      transport === undefined ||
      (!transport.isUnread &&
        !transport.isOtherMediaType &&
        !transport.isTooLarge &&
        transport.json?.error === undefined)
    )
  }
}

/** A missing part is not validated; a part of another type counts as empty. */
function readPart(part: unknown): Parameters | undefined {
  if (part === undefined || part === null) return undefined
  return isObject(part) ? part : {}
}
