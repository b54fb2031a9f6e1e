import type { MiddlewareHandler } from 'hono'
import { readFetchBody, readResponse, responseOf } from '../server/fetch-exchange.js'
import { createGate } from '../server/gate.js'
import type { AdapterOptions } from '../server/gate-options.js'
import { keepVerdict } from '../server/verdict-of.js'

export * from '../server/exports.js'

/**
 * Middleware that judges the requests of the API and leaves all others alone; handlers read the body
 * by `c.req`, and not by `c.req.raw`, which is used up. `verdictOf(c)` and
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
      async readBody(limit) {
        const isKnown = Number(request.headers.get('content-length') ?? Number.NaN) <= limit
        // Hono keeps what was read once, for far less than what a copy of the request costs.
        if (options.mode === 'observe' || !(isKnown || request.bodyUsed)) {
          return readFetchBody(request, limit)
        }
        try {
          return { value: new Uint8Array(await context.req.arrayBuffer()) }
        } catch {
          return { isBrokenOff: true }
        }
      },
    })
    if (entry?.answer !== undefined) return responseOf(entry.answer)
    if (entry?.verdict !== undefined) keepVerdict(context, entry.verdict)
    // What a handler throws is an answer already when it comes here.
    await next()
    if (entry?.leave === undefined) return undefined
    const { answer, same } = await readResponse(context.res).catch(async (fault) => {
      await entry.abandon?.()
      throw fault
    })
    const instead = await entry.leave(answer)
    // Else its headers would be merged into those of the new one.
    context.res = undefined
    context.res = instead === undefined ? same : responseOf(instead)
    return undefined
  }
}
