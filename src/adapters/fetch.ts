import { readFetchBody, readResponse, responseOf } from '../server/fetch-exchange.js'
import { createGate } from '../server/gate.js'
import type { AdapterOptions } from '../server/gate-options.js'
import { keepVerdict } from '../server/verdict-of.js'

export { checkedFetch } from '../clients/checked-fetch.js'
export type { ClientOptions, Strictness } from '../clients/client-options.js'
export { ContractViolationError } from '../clients/contract-violation-error.js'
export * from '../server/exports.js'

/** A handler of the Fetch API, with what its platform gives it besides the request. */
export type FetchHandler<Rest extends unknown[]> = (
  request: Request,
  ...rest: Rest
) => Response | Promise<Response>

/**
 * A handler that judges the requests of the API before it asks the one given, and leaves all others
 * to that. Throws a TypeError on an unknown or wrong option.
 */
export function withCampaignContract<Rest extends unknown[]>(
  handler: FetchHandler<Rest>,
  options: AdapterOptions = {},
): (request: Request, ...rest: Rest) => Promise<Response> {
  const gate = createGate(options)
  return async (request, ...rest) => {
    const entry = await gate({
      method: request.method,
      url: request.url,
      headers: request.headers,
      readBody: (limit) => readFetchBody(request, limit),
    })
    if (entry?.answer !== undefined) return responseOf(entry.answer)
    if (entry?.verdict !== undefined) keepVerdict(request, entry.verdict)
    try {
      const response = await handler(request, ...rest)
      if (entry?.leave === undefined) return response
      const { answer, same } = await readResponse(response)
      const instead = await entry.leave(answer)
      return instead === undefined ? same : responseOf(instead)
    } catch (fault) {
      await entry?.abandon?.()
      throw fault
    }
  }
}
