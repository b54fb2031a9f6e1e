import type {
  BodyOutlook,
  HeadersInput,
  OperationName,
  PreparedRequest,
  ReceivedRequest,
  Verdict,
} from '../../core/index.js'
import type { Call, CallHead, GateSettings, ReceivedHeaders } from './gate-options.js'

/** The body of a request, or why there is none. */
export type GateBody =
  /** The parsed body, or its text or bytes without any encoding. */
  | { readonly value: unknown; readonly isRaw?: false }
  /** The bytes as sent, compressed if `Content-Encoding` says so. */
  | { readonly value: Uint8Array; readonly isRaw: true }
  /** It exceeds the limit and was not read. */
  | { readonly isTooLarge: true }
  /** It cannot be read without taking it from the handler. */
  | { readonly isUnread: true }
  /** The client disconnected while sending it. */
  | { readonly isAborted: true }

/** Returns the content of a body; undefined if it was not read. */
export const contentOf = (body: GateBody): unknown => ('value' in body ? body.value : undefined)

/** A request, independent of the framework. */
export interface GateRequest {
  method: string
  /** A URL, or a path with its query, as sent. */
  url: string
  /** Other URLs that routers of the framework may match; the likeliest first. */
  routedUrls?: readonly string[] | undefined
  headers: HeadersInput
  /** Whether a parser has already read the body. */
  isParsed?: boolean
  /** Whether the request has a non-empty body. Default by its announced length. */
  hasBody?: boolean
  /** Reads at most `limit` bytes of the body. Called at most once. */
  readBody(limit: number): GateBody | Promise<GateBody>
  /** Returns why the server rejects a parsed body; undefined if it accepts it. */
  rejectionOf?(body: unknown): string | undefined
  /** Returns whether the client has disconnected. */
  isDisconnected?(): boolean
}

/** The verdict on an invalid request of an operation. */
export type RejectedCall = Extract<Verdict, { ok: false }>

/** A prepared request that matches an operation by path and method. */
export interface Route extends PreparedRequest {
  readonly operation: OperationName
  checkHead(...given: Parameters<PreparedRequest['checkHead']>): RejectedCall | undefined
}

/** Returns whether the contract has the path with this method. */
export const isRoute = (prepared: PreparedRequest): prepared is Route =>
  prepared.operation !== undefined

/** A request of an operation on its way through the gate. */
export interface GateCall {
  readonly request: GateRequest
  readonly route: Route
  /** What the headers say about the body. */
  readonly outlook: BodyOutlook
  readonly settings: GateSettings
}

type Sent = Pick<GateRequest, 'method' | 'url'>

/** Describes a request for callbacks before its body is read. */
export function headOf({ method, url }: Sent, route: Route): CallHead {
  const { operation, params, query, httpHeaders } = route
  const credentials = httpHeaders?.credentials
  return withHeaders({ operation, method, url, params, query, credentials }, httpHeaders)
}

const noHeaders: ReceivedHeaders = {}

/** Adds all headers; if listing them is costly, only when they are read. */
export function withHeaders<Holder extends object>(
  holder: Holder & { headers?: never },
  headers: PreparedRequest['httpHeaders'],
): Holder & { headers: ReceivedHeaders } {
  const listed = headers === undefined ? noHeaders : headers.listed
  if (listed !== undefined) return Object.assign(holder, { headers: listed })
  // A property that exists already, or a hidden one, takes four times as long.
  Object.assign(holder, { [source]: headers })
  return Object.defineProperty(holder, 'headers', listedOnDemand) as never
}

const source = Symbol('headers')

/** Shared, because an accessor of its own would make each object another kind of object. */
const listedOnDemand: PropertyDescriptor &
  ThisType<{ [source]: NonNullable<PreparedRequest['httpHeaders']> }> = {
  configurable: true,
  enumerable: true,
  get() {
    return this[source].record
  },
}

/** Describes a request for callbacks. */
export const callOf = (request: Sent, route: Route, received: ReceivedRequest): Call =>
  Object.assign(headOf(request, route), {
    body: received.body,
    needs: received.factsNeeded,
    fingerprint: received.fingerprint,
  })
