import type { HeadersInput } from '../../core/index.js'

/** A body as a server has it. */
export type GateBody =
  /** What a parser of the server made of it, or its text or bytes without any encoding. */
  | { readonly value: unknown; readonly isRaw?: false }
  /** The bytes as they were sent, compressed where `Content-Encoding` says so. */
  | { readonly value: Uint8Array; readonly isRaw: true }
  /** It was larger than the limit, and not read. */
  | { readonly isTooLarge: true }
  /** Nobody has read it yet, and to read it would take it from the handler. */
  | { readonly isUnread: true }
  /** The client has left while it was sent. */
  | { readonly isBrokenOff: true }

/** A request in no framework's shape. */
export interface GateRequest {
  method: string
  /** A URL, or a path with its query, as it was sent. */
  url: string
  /** What routers of the framework may read, where that may be another URL; the likeliest first. */
  routedUrls?: readonly string[] | undefined
  headers: HeadersInput
  /** Whether a parser of the server has read the body already. */
  isParsed?: boolean
  /** Whether a body follows that is not empty; where nothing is said, by its announced length. */
  hasBody?: boolean
  /** Reads at most so many bytes of the body; called once at most. */
  readBody(limit: number): GateBody | Promise<GateBody>
  /** Returns why the server does not accept a parsed body; undefined where it does. */
  refusalOf?(body: unknown): string | undefined
  /** Whether nobody waits for an answer any more. */
  hasLeft?(): boolean
}
