import type { ResponseCheckId, RuleId, StoredResponse } from '../../core/index.js'

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
  /** Ids in the response of a success, by their path in it, such as `.data.id`. */
  ids?: Readonly<Record<string, string>> | undefined
  /** Seconds that the run waited before the request. */
  secondsBefore?: number
  /** A number that it shares with the steps that were sent at the same time. */
  together?: number
}

/** Requests of a race at most; more at the same time test a rate limit. */
export const maxAtOnce = 20

/** Ids of one response at most. */
const maxIds = 20

/** Returns the ids that the response of a success shows, by their path; undefined for none. */
export function idsIn({ status, body }: ReceivedResponse): FindingStep['ids'] {
  const ids: Record<string, string> = {}
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (Object.keys(ids).length === maxIds) return
      if (!/^\w+$/.test(key)) continue
      const at = Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`
      const isId = /^(?:id|\w+_id)$/.test(key) && !/^(?:response|request)_id$/.test(key)
      if (isId && typeof inner === 'string' && /^[\w-]{8,}$/.test(inner)) ids[at] = inner
      else visit(inner, at)
    }
  }
  if (status < 300) visit(body, '')
  return Object.keys(ids).length === 0 ? undefined : ids
}

/** Returns whether a response accepts the request. */
export const isSuccess = ({ status }: { readonly status: number }): boolean =>
  status >= 200 && status < 300

/** A check of every response, whatever was sent. */
export type ServerCheckId = 'server/error' | 'server/stack-trace' | 'server/content-type'

/** The subject of a finding: a rule of requests, a check of responses, or a sequence of calls. */
export type FindingSubject =
  | RuleId
  | 'structure'
  | ResponseCheckId
  | ServerCheckId
  | `sequence/${string}`
