import {
  hasLeft,
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

/** A handler of the Fetch API, with what its platform gives it besides the request. */
export type FetchHandler<Rest extends unknown[]> = (
  request: Request,
  ...rest: Rest
) => Response | Promise<Response>

/**
 * Returns a handler that validates the requests of the API before it calls the one given, and leaves
 * all others to that. A request that came compressed is replaced by one with the inflated body.
 * Throws a TypeError on an unknown or wrong option.
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
      hasLeft: () => hasLeft(request),
    })
    if (entry?.answer !== undefined) return responseTo(request, entry.answer, limit)
    try {
      const { inflated } = entry ?? {}
      const validated = inflated === undefined ? request : withBody(request, inflated)
      if (entry?.verdict !== undefined) keepVerdict(validated, entry.verdict)
      const response = await handler(validated, ...rest)
      if (entry?.leave === undefined) return response
      if (!isFinalResponse(response)) {
        await entry.abandon?.()
        return response
      }
      const { answer, same } = await readResponse(response)
      const instead = await entry.leave(answer)
      return instead === undefined ? same : responseOf(instead)
    } catch (fault) {
      await entry?.abandon?.()
      throw fault
    }
  }
}
