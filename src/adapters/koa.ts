import type { OutgoingHttpHeaders } from 'node:http'
import type { Context, Middleware } from 'koa'
import { type Answer, bytesOfBody, headerOf } from './gate/answer.js'
import { withoutContent } from './gate/content-headers.js'
import { createGate } from './gate/gate.js'
import { type AdapterOptions, bodyLimitOf } from './gate/gate-options.js'
import { keepVerdict } from './gate/verdict-of.js'
import { answerOfContext, LostBodyError } from './koa-response.js'
import { closeUnread } from './node/close-unread.js'
import { endBody } from './node/end-body.js'
import { gateRequestOf } from './node/request.js'

export * from './gate/exports.js'

/** A request after a body parser, or after this middleware, which is one. */
type WithBody = { body?: unknown }

/**
 * Returns middleware that validates the requests of the API and leaves all others alone;
 * `verdictOf(ctx)` and `acceptedAs(operation, ctx)` return what it found. What a parser before it has
 * left in `ctx.request.body` is validated; without one the body is read. Handlers find there what was
 * validated. Throws a TypeError on an unknown or wrong option.
 */
export function campaignContract(options: AdapterOptions = {}): Middleware {
  const gate = createGate(options)
  const limit = bodyLimitOf(options)
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
    const earlier = withoutContent(context.response.headers)
    if (entry?.answer !== undefined) {
      send(context, entry.answer, earlier)
      context.set(closeUnread(context.req, limit))
      return
    }
    try {
      if (entry?.verdict !== undefined) {
        keepVerdict(context, entry.verdict)
        if (entry.verdict.ok) {
          request.body = entry.verdict.request.body
          endBody(context.req)
        }
        // A parser after the adapter must not replace the validated body.
        context.disableBodyParser = true
      }
      await next()
      if (entry?.leave === undefined) return
      if (isAnsweredElsewhere(context)) {
        await entry.abandon?.()
        return
      }
      const instead = await entry.leave(await answerOfContext(context))
      if (instead !== undefined) send(context, instead, earlier)
    } catch (fault) {
      // Koa destroys the body of a client that has left: the call was executed, and must not be again.
      if (!(fault instanceof LostBodyError)) await entry?.abandon?.()
      throw fault
    }
  }
}

/** Whether a handler answers by itself, past Koa. */
const isAnsweredElsewhere = ({ respond, res }: Context): boolean =>
  respond === false || res.writableEnded

/**
 * What routers may match by: the path as middleware before may have rewritten it. A mount takes its
 * prefix off the path of what is in it, and the contract may know the path with or without that, or
 * with the end of it.
 */
function routedUrlsOf(context: Context & Routed, basePath: string): string[] {
  const { newRouterPath, mountPath, path, search } = context
  const paths = typeof newRouterPath === 'string' ? [newRouterPath, path] : [path]
  const mounts = typeof mountPath === 'string' ? endsOf(mountPath) : []
  const prefixes = ['', ...mounts, ...[basePath, ...mounts.map((mount) => basePath + mount)]]
  return prefixes.flatMap((prefix) => paths.map((routed) => prefix + routed + search))
}

/** The ends of a path that begin with a slash: of `/api/v5` itself and `/v5`. */
const endsOf = (path: string): string[] =>
  [...path.matchAll(/\/(?=.)/g)].map(({ index }) => path.slice(index))

/** What routers and mounts add to a context. */
interface Routed {
  newRouterPath?: unknown
  mountPath?: unknown
}

/** Sends an answer with the headers that were there before. */
function send(context: Context, answer: Answer, earlier: OutgoingHttpHeaders): void {
  for (const name of Object.keys(context.response.headers)) context.remove(name)
  context.set(earlier as Record<string, string | string[]>)
  context.set(answer.headers)
  context.body = Buffer.from(bytesOfBody(answer))
  // Koa makes up a type for bytes that have none.
  if (headerOf(answer.headers, 'content-type') === undefined) context.remove('Content-Type')
  context.status = answer.status
}
