import type { MiddlewareHandler } from 'hono'
import { answerOfResponse, readFetchBody, responseOf } from '../server/fetch-exchange.js'
import { createGate } from '../server/gate.js'
import type { AdapterOptions } from '../server/gate-options.js'
import { keepVerdict } from '../server/verdict-of.js'

export { memoryIdempotency } from '../server/memory-idempotency.js'
export { memoryRateLimits } from '../server/memory-rate-limits.js'
export { acceptedAs, verdictOf } from '../server/verdict-of.js'
export type { AdapterOptions }

/**
 * Middleware that judges the requests of the API and leaves all others alone; `verdictOf(c)` and
 * `acceptedAs(operation, c)` tell what it found. Throws a TypeError on an unknown or wrong option.
 */
export function campaignContract(options: AdapterOptions = {}): MiddlewareHandler {
  const gate = createGate(options)
  return async (context, next) => {
    const request = context.req.raw
    const entry = await gate({
      method: request.method,
      url: request.url,
      headers: request.headers,
      readBody: (limit) => readFetchBody(request, limit),
    })
    if (entry?.answer !== undefined) return responseOf(entry.answer)
    if (entry?.verdict !== undefined) keepVerdict(context, entry.verdict)
    // What a handler throws is an answer already when it comes here.
    await next()
    const instead = await entry?.leave?.(await answerOfResponse(context.res))
    if (instead !== undefined) {
      // Else its headers would be merged into those of the new one.
      context.res = undefined
      context.res = responseOf(instead)
    }
    return undefined
  }
}
