import { isDisconnected } from './gate/disconnected.js'
import {
  isFinalResponse,
  readFetchBody,
  readResponse,
  responseOf,
  responseTo,
  withBody,
} from './gate/fetch-exchange.js'
import { createGate } from './gate/gate.js'
import { type AdapterOptions, bodyLimitOf } from './gate/gate-options.js'
import { keepVerdict } from './gate/verdict-of.js'

export { checkedFetch } from './clients/checked-fetch.js'
export type { ClientOptions, Strictness } from './clients/client-options.js'
export { ContractViolationError } from './clients/contract-violation-error.js'
export * from './gate/exports.js'

/** A Fetch API handler, with the platform's additional arguments. */
export type FetchHandler<Rest extends unknown[]> = (
  request: Request,
  ...rest: Rest
) => Response | Promise<Response>

/**
 * Returns a handler that validates requests of the API before it calls the given handler, and
 * passes on all others. It replaces a request whose body is compressed or has duplicate keys with
 * one that has the validated body. Throws a TypeError on an unknown or invalid option.
 */
export function withCampaignContract<Rest extends unknown[]>(
  handler: FetchHandler<Rest>,
  options: AdapterOptions = {},
): (request: Request, ...rest: Rest) => Promise<Response> {
  const gate = createGate(options)
  const limit = bodyLimitOf(options)
  const isObserved = options.mode === 'observe'
  return async (request, ...rest) => {
    const entry = await gate({
      method: request.method,
      url: request.url,
      headers: request.headers,
      readBody: (limit) => readFetchBody(request, limit, { isObserved }),
      isDisconnected: () => isDisconnected(request, rest[0]),
    })
    if (entry?.answer !== undefined) return responseTo(request, entry.answer, limit)
    try {
      const validated = entry?.text === undefined ? request : withBody(request, entry.text)
      if (entry?.verdict !== undefined) keepVerdict(validated, entry.verdict)
      const response = await handler(validated, ...rest)
      if (entry?.onResponse === undefined) return response
      if (!isFinalResponse(response)) {
        await entry.abandon?.()
        return response
      }
      const { answer, same } = await readResponse(response)
      const instead = await entry.onResponse(answer)
      return instead === undefined ? same : responseOf(instead)
    } catch (error) {
      await entry?.abandon?.()
      throw error
    }
  }
}
