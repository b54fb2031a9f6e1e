import type { OutgoingHttpHeaders } from 'node:http'
import type { Context, Middleware } from 'koa'
import { type Answer, bytesOfBody, headerOf, withoutContent } from './gate/answer.js'
import { createGate } from './gate/gate.js'
import { type AdapterOptions, bodyLimitOf } from './gate/gate-options.js'
import { keepVerdict } from './gate/verdict-of.js'
import { answerOfContext, LostBodyError } from './koa/response.js'
import { endBody } from './node/body.js'
import { closeUnread } from './node/close-unread.js'
import { gateRequestOf } from './node/request.js'

export * from './gate/exports.js'

/** A request after a body parser; this middleware is one too. */
type WithBody = { body?: unknown }

/**
 * Returns middleware that validates requests of the API and ignores all others. `verdictOf(ctx)`
 * and `acceptedAs(operation, ctx)` return the verdict. It validates `ctx.request.body` if a parser
 * has set it, and otherwise reads the body. Handlers get the validated body there. Throws a
 * TypeError on an unknown or invalid option.
 */
export function campaignContract(options: AdapterOptions = {}): Middleware {
  const gate = createGate(options)
  const limit = bodyLimitOf(options)
  const mayReplace = options.responses === 'enforce'
  return async (context, next) => {
    const request = context.request as WithBody
    const given = {
      request: context.req,
      response: context.res,
      url: context.originalUrl,
      routedUrls: routedUrlsOf(context, options.contract?.basePath ?? ''),
      parsed: request.body,
    }
    const entry = await gate(gateRequestOf(given, options))
    if (entry?.answer !== undefined) {
      send(context, entry.answer, withoutContent(context.response.headers))
      context.set(closeUnread(context.req, limit))
      return
    }
    const earlier = mayReplace ? withoutContent(context.response.headers) : undefined
    try {
      if (entry?.verdict !== undefined) {
        keepVerdict(context, entry.verdict)
        if (entry.verdict.ok) {
          request.body = entry.verdict.request.body
          endBody(context.req, entry.verdict.request.body)
        }
        // A parser after the adapter must not replace the validated body.
        context.disableBodyParser = true
      }
      await next()
      if (entry?.onResponse === undefined) return
      if (isAnsweredElsewhere(context)) {
        await entry.abandon?.()
        return
      }
      const instead = await entry.onResponse(await answerOfContext(context))
      if (instead !== undefined) send(context, instead, earlier)
    } catch (error) {
      // Koa destroys the body when the client disconnects, but the call ran and must not run again.
      if (!(error instanceof LostBodyError)) await entry?.abandon?.()
      throw error
    }
  }
}

/** Returns whether a handler responds without Koa. */
const isAnsweredElsewhere = ({ respond, res }: Context): boolean =>
  respond === false || res.writableEnded

/**
 * Returns the URLs that routers may match: earlier middleware may have rewritten the path. A mount
 * removes its prefix.
 */
function routedUrlsOf(context: Context & Routed, basePath: string): string[] {
  const { newRouterPath, mountPath, path, search } = context
  const routed = path + search
  const urls = typeof newRouterPath === 'string' ? [newRouterPath + search, routed] : [routed]
  const mount = typeof mountPath === 'string' ? mountPath : ''
  if (mount + basePath === '') return urls
  return ['', mount, basePath, basePath + mount].flatMap((prefix) =>
    urls.map((url) => prefix + url),
  )
}

/** Properties that routers and mounts add to a context. */
interface Routed {
  newRouterPath?: unknown
  mountPath?: unknown
}

/** Sends a response with the earlier headers. */
function send(context: Context, answer: Answer, earlier: OutgoingHttpHeaders = {}): void {
  for (const name of Object.keys(context.response.headers)) context.remove(name)
  context.set(earlier as Record<string, string | string[]>)
  context.set(answer.headers)
  context.body = Buffer.from(bytesOfBody(answer))
  // Koa sets a default type for bytes without one.
  if (headerOf(answer.headers, 'content-type') === undefined) context.remove('Content-Type')
  context.status = answer.status
}
