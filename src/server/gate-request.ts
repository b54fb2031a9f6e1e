import type { HeadersInput } from '../index.js'

/** A body as a server has it. */
export type GateBody =
  /** The bytes, or what the server's own parser has made of them. */
  | { readonly value: unknown }
  /** It was larger than the limit, and not read. */
  | { readonly isTooLarge: true }
  /** Nobody has read it yet, and to read it would take it from the handler. */
  | { readonly isUnread: true }
  /** The client has left while it was sent. */
  | { readonly isBrokenOff: true }

/** A request in no framework's shape. */
export interface GateRequest {
  method: string
  /** A URL, or a path with its query. */
  url: string
  headers: HeadersInput
  /** Reads at most so many bytes of the body; called once at most. */
  readBody(limit: number): GateBody | Promise<GateBody>
}
