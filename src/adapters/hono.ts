import type { Context, MiddlewareHandler } from 'hono'
import { attempt } from '../core/base/attempt.js'
import { searchOf } from '../core/http/target.js'
import { isOfContent } from './gate/content-headers.js'
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
import type { GateBody } from './gate/gate-request.js'
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
      readBody: (limit) => readBody(context, limit, options),
    })
    if (entry?.answer !== undefined) {
      const { headers } = context.res
      return answerWith(context, responseTo(request, entry.answer, limit), headers)
    }
    const mayReplace = entry?.leave !== undefined && options.responses === 'enforce'
    const earlier = mayReplace ? new Headers(context.res.headers) : undefined
    try {
      if (entry?.inflated !== undefined) context.req.raw = withBody(request, entry.inflated)
      if (entry?.verdict !== undefined) keepVerdict(context, entry.verdict)
      // An Error that a handler throws is an answer already when it comes here; nothing else is.
      await next()
      if (entry?.leave === undefined) return undefined
      // Without a response Hono throws; the server must not send one that a handler has sent.
      if (!context.finalized || !isFinalResponse(context.res)) {
        await entry.abandon?.()
        // Of a copy, which Hono may have made, its server sees only now that it was sent.
        if (context.finalized) attempt(() => context.res.body)
        return undefined
      }
      const { answer, same } = await readResponse(context.res)
      const instead = await entry.leave(answer)
      if (instead !== undefined) return answerWith(context, responseOf(instead), earlier)
      // Else its headers would be merged into those of the new one.
      context.res = undefined
      context.res = same
      return undefined
    } catch (fault) {
      await entry?.abandon?.()
      // Hono merges the headers of a response that broke off into those of the error.
      if (context.finalized) answerWith(context, new Response(null), context.res.headers)
      throw fault
    }
  }
}

/** Hono keeps what was read once, for far less than what a copy of the request costs. */
async function readBody(
  { req }: Context,
  limit: number,
  { mode }: AdapterOptions,
): Promise<GateBody> {
  const isObserved = mode === 'observe'
  const { raw } = req
  const length = Number(raw.headers.get('content-length') ?? Number.NaN)
  const isKnown =
    length <= limit &&
    !['content-encoding', 'transfer-encoding'].some((name) => raw.headers.has(name))
  // What middleware has read is what handlers get, whatever has become of the request since.
  const isCached = Object.keys(req.bodyCache).length > 0
  if (!isCached && (isObserved || !isKnown || raw.bodyUsed)) {
    return readFetchBody(raw, limit, { isObserved })
  }
  try {
    const bytes = new Uint8Array(await req.arrayBuffer())
    return bytes.length > limit ? { isTooLarge: true } : { value: bytes }
  } catch {
    return { isBrokenOff: true }
  }
}

/** Makes a response that of the context, with the headers set earlier that can go with it. */
function answerWith(context: Context, response: Response, earlier = new Headers()): Response {
  const kept = [...earlier].filter(([name]) => !isOfContent(name))
  // They are of this call, and those of a stored response of another.
  for (const [name] of kept) response.headers.delete(name)
  for (const [name, value] of kept) response.headers.append(name, value)
  context.res = undefined
  context.res = response
  return response
}

/** Hono decodes the path before it routes, and neither trims it nor leaves anything out. */
const routedPathOf = (path: string): string => path.replace(/[\p{Cc}\s?#]/gu, encodeURIComponent)
