import type { Context, MiddlewareHandler } from 'hono'
import { attempt } from '../core/base/attempt.js'
import { searchOf } from '../core/http/target.js'
import { isOfContent } from './gate/answer.js'
import { isAnnouncedWithin, lengthHeadersOf } from './gate/body.js'
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
import type { GateBody } from './gate/gate-request.js'
import { keepVerdict } from './gate/verdict-of.js'

export * from './gate/exports.js'

/**
 * Returns middleware that validates requests of the API and ignores all others. Handlers read the
 * body from `c.req`, because `c.req.raw` is consumed. `verdictOf(c)` and `acceptedAs(operation, c)`
 * return the verdict. Throws a TypeError on an unknown or invalid option.
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
      isDisconnected: () => isDisconnected(request, context.env),
      readBody: (limit) => readBody(context, limit, options),
    })
    if (entry?.answer !== undefined) {
      const { headers } = context.res
      return answerWith(context, responseTo(request, entry.answer, limit), headers)
    }
    const mayReplace = entry?.onResponse !== undefined && options.responses === 'enforce'
    const earlier = mayReplace ? new Headers(context.res.headers) : undefined
    try {
      if (entry?.text !== undefined) {
        Object.assign(context.req, { raw: withBody(request, entry.text), bodyCache: {} })
      }
      if (entry?.verdict !== undefined) keepVerdict(context, entry.verdict)
      const textOf = entry?.onResponse && keepTexts(context)
      // Hono has already turned a thrown Error into a response; other thrown values reject.
      await next()
      if (entry?.onResponse === undefined) return undefined
      // Without a response Hono throws. A response that a handler sent must not be sent again.
      if (!context.finalized || !isFinalResponse(context.res)) {
        await entry.abandon?.()
        // Hono's server detects that a copied response was sent only when its body is read.
        if (context.finalized) attempt(() => context.res.body)
        return undefined
      }
      const { answer, same } = await readResponse(context.res, textOf?.(context.res))
      const instead = await entry.onResponse(answer)
      if (instead !== undefined) return answerWith(context, responseOf(instead), earlier)
      if (same === context.res) return undefined
      // Otherwise Hono would merge the old headers into the new response.
      context.res = undefined
      context.res = same
      return undefined
    } catch (error) {
      await entry?.abandon?.()
      // Hono merges the headers of an aborted response into the error response.
      if (context.finalized) answerWith(context, new Response(null), context.res.headers)
      throw error
    }
  }
}

/** Reads the body through Hono's cache, which costs far less than a copy of the request. */
async function readBody(
  { req }: Context,
  limit: number,
  { mode }: AdapterOptions,
): Promise<GateBody> {
  const isObserved = mode === 'observe'
  const { raw } = req
  const { headers } = raw
  const isKnown =
    isAnnouncedWithin(lengthHeadersOf(headers), limit) && !headers.has('content-encoding')
  // Handlers get what middleware has cached, even if the raw request has changed since.
  const isCached = Object.keys(req.bodyCache).length > 0
  if (!isCached && (isObserved || !isKnown || raw.bodyUsed)) {
    return readFetchBody(raw, limit, { isObserved })
  }
  try {
    const bytes = new Uint8Array(await req.arrayBuffer())
    return bytes.length > limit ? { isTooLarge: true } : { value: bytes }
  } catch {
    return { isAborted: true }
  }
}

/**
 * Keeps the text that `context.json` writes, because reading it from the response costs more than
 * the validation. Returns a function that returns the text of a response, if it is known.
 */
function keepTexts(context: Context): (response: Response) => string | undefined {
  let last: { response?: unknown; text?: string } = {}
  const json = (value: unknown, init?: never, headers?: object) => {
    const text = JSON.stringify(value)
    const typed = { 'Content-Type': 'application/json', ...headers }
    const response = context.body(text, init as never, typed as never)
    last = { response, text }
    return response
  }
  context.json = json as unknown as Context['json']
  return (response) => (response === last.response ? last.text : undefined)
}

/** Sets the response of the context, and keeps earlier headers that do not describe a body. */
function answerWith(context: Context, response: Response, earlier = new Headers()): Response {
  const kept = [...earlier].filter(([name]) => !isOfContent(name))
  // Earlier headers are of this call; a stored response has those of another call.
  for (const [name] of kept) response.headers.delete(name)
  for (const [name, value] of kept) response.headers.append(name, value)
  context.res = undefined
  context.res = response
  return response
}

/** Escapes characters that a URL parser would drop: Hono routes by the whole decoded path. */
const routedPathOf = (path: string): string => path.replace(/[\p{Cc}\s?#]/gu, encodeURIComponent)
