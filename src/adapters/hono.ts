import type { MiddlewareHandler } from 'hono'
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

export * from './gate/exports.js'

/**
 * Returns middleware that validates the requests of the API and leaves all others alone. Handlers
 * read the body by `c.req`, not by `c.req.raw`, which is used up. `verdictOf(c)` and
 * `acceptedAs(operation, c)` return what it found. Throws a TypeError on an unknown or wrong option.
 */
export function campaignContract(options: AdapterOptions = {}): MiddlewareHandler {
  const gate = createGate(options)
  const limit = bodyLimitOf(options)
  return async (context, next) => {
    const request = context.req.raw
    const entry = await gate({
      method: request.method,
      url: request.url,
      routedUrls: [routedPathOf(context.req.path) + searchOf(request.url)],
      headers: request.headers,
      hasLeft: () => hasLeft(request),
      async readBody(limit) {
        const isCompressed = request.headers.has('content-encoding')
        const length = Number(request.headers.get('content-length') ?? Number.NaN)
        const isKnown = length <= limit && !isCompressed
        try {
          // Hono keeps what was read once, for far less than what a copy of the request costs.
          if (options.mode === 'observe' || !(isKnown || request.bodyUsed)) {
            return await readFetchBody(request, limit)
          }
          const bytes = new Uint8Array(await context.req.arrayBuffer())
          return bytes.length > limit ? { isTooLarge: true } : { value: bytes }
        } catch {
          return { isBrokenOff: true }
        }
      },
    })
    if (entry?.answer !== undefined) return responseTo(request, entry.answer, limit)
    try {
      if (entry?.inflated !== undefined) context.req.raw = withBody(request, entry.inflated)
      if (entry?.verdict !== undefined) keepVerdict(context, entry.verdict)
      // An Error that a handler throws is an answer already when it comes here; nothing else is.
      await next()
      if (entry?.leave === undefined) return undefined
      if (!isFinalResponse(context.res)) {
        await entry.abandon?.()
        return undefined
      }
      const { answer, same } = await readResponse(context.res)
      const instead = await entry.leave(answer)
      // Else its headers would be merged into those of the new one.
      context.res = undefined
      context.res = instead === undefined ? same : responseOf(instead)
      return undefined
    } catch (fault) {
      await entry?.abandon?.()
      throw fault
    }
  }
}

/** Hono decodes the path before it routes, and neither trims it nor leaves anything out. */
const routedPathOf = (path: string): string => path.replace(/[\p{Cc}\s?#]/gu, encodeURIComponent)

const searchOf = (url: string): string => /^[^?#]*(\?[^#]*)?/.exec(url)?.[1] ?? ''
