import type { StoredResponse } from '../../core/index.js'

/** A request as it was sent. */
export interface SentRequest {
  method: string
  /** Path and query, relative to the base address. */
  url: string
  headers: Readonly<Record<string, string | readonly string[]>>
  /** The text of the body, in which U+DC80 to U+DCFF stand for raw bytes; undefined without a body. */
  body: string | undefined
}

/** A response; `body` is the parsed JSON, or the text if it is not JSON. */
export type ReceivedResponse = Required<StoredResponse>

/** One request of a finding and the status of its response. */
export interface FindingStep {
  /** What the request is for: `set the state`, `create a campaign`, `the request`, ... */
  purpose: string
  request: SentRequest
  /** The status of the response; undefined if there was none. */
  status: number | undefined
}
