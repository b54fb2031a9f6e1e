import type { ServedExchange } from '../../../../testing/sandbox/node/server.js'
import { copyText, type RequestRecord } from '../log/request-record.js'

/** A request with the texts that only the page shows. */
export interface RecentRequest extends RequestRecord {
  /** Counts from 1 in a run of the server. */
  id: number
  /** The start of the body, as text. */
  requestBody?: string
  responseBody: string
}

/** The last requests of a server. */
export type RecentRequests = ReturnType<typeof recentRequests>

/** Limits of what the page shows; docs/sandbox.md lists them. */
export const recentLimits = {
  requests: 200,
  /** Characters of one body. */
  body: 16 * 1024,
  /** Characters of all requests. */
  characters: 2 * 1024 * 1024,
}

/** Creates the bounded list of the last requests. */
export function recentRequests() {
  const kept: { request: RecentRequest; size: number }[] = []
  const listeners = new Set<() => void>()
  let size = 0
  let lastId = 0
  return {
    add(record: RequestRecord, exchange: ServedExchange): void {
      const request = { id: ++lastId, ...record, ...bodiesOf(exchange) }
      const entry = { request, size: sizeOf(request) }
      kept.push(entry)
      size += entry.size
      while (kept.length > recentLimits.requests || size > recentLimits.characters) {
        size -= kept.shift()?.size ?? 0
      }
      for (const listener of listeners) listener()
    },
    /** Returns the requests with a higher id, oldest first. */
    after(id: number): readonly RecentRequest[] {
      const first = kept[0]?.request.id ?? 0
      return kept.slice(Math.max(0, id + 1 - first)).map(({ request }) => request)
    },
    /** Adds a listener for new requests; returns a function that removes it. */
    onAdded(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function bodiesOf({ requestBody, answer }: ServedExchange) {
  const sent = requestBody === undefined || requestBody.length === 0 ? undefined : requestBody
  return {
    ...(sent && { requestBody: textOf(sent) }),
    responseBody: answer.bodyEncoding === undefined ? copyText(answer.body, recentLimits.body) : '',
  }
}

const decoder = new TextDecoder()

/** Decodes only what is shown; an incomplete or compressed text has replacement characters. */
function textOf(bytes: Uint8Array): string {
  const start = decoder.decode(bytes.subarray(0, recentLimits.body))
  return bytes.length > recentLimits.body ? `${start}…` : start
}

const sizeOf = ({ url, requestBody = '', responseBody, violations, warnings }: RecentRequest) =>
  [...violations, ...warnings].reduce(
    (sum, { rule, target, pointer = '', message }) =>
      sum + rule.length + target.length + pointer.length + message.length,
    url.length + requestBody.length + responseBody.length + 256,
  )
