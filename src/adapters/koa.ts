import type { OutgoingHttpHeaders } from 'node:http'
import type { Context, Middleware } from 'koa'
import {
  type Answer,
  bodyOfBytes,
  bytesOfBody,
  headerOf,
  headerTexts,
  isBodiless,
} from './gate/answer.js'
import { withoutContent } from './gate/content-headers.js'
import { createGate } from './gate/gate.js'
import { type AdapterOptions, bodyLimitOf } from './gate/gate-options.js'
import { keepVerdict } from './gate/verdict-of.js'
import { closeUnread } from './node/close-unread.js'
import { gateRequestOf } from './node/request.js'
import { collected, isStream } from './node/stream.js'

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
    if (entry?.verdict !== undefined) {
      keepVerdict(context, entry.verdict)
      if (entry.verdict.ok) request.body = entry.verdict.request.body
    }
    try {
      await next()
      if (entry?.leave === undefined) return
      if (context.respond === false) {
        // The handler answers by itself, and nobody sees what.
        await entry.abandon?.()
        return
      }
      const instead = await entry.leave(await answerOfContext(context))
      if (instead !== undefined) send(context, instead, earlier)
    } catch (fault) {
      await entry?.abandon?.()
      throw fault
    }
  }
}

/**
 * What routers may match by: the path as middleware before may have rewritten it. A mount takes its
 * prefix off the path of what is in it, and the contract may know the path with or without that.
 */
function routedUrlsOf(context: Context & Routed, basePath: string): string[] {
  const { newRouterPath, mountPath, path, search } = context
  const routed = typeof newRouterPath === 'string' ? newRouterPath : path
  const prefixes = typeof mountPath === 'string' ? ['', mountPath, basePath] : ['']
  return prefixes.map((prefix) => prefix + routed + search)
}

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

/** What the handlers have answered; what comes in pieces is gathered first. */
async function answerOfContext(context: Context): Promise<Answer> {
  // What Koa sends where nothing was set is the phrase of the status.
  if (context.body === undefined && !isBodiless(context.status)) {
    const { status, message } = context
    context.type = 'text'
    context.body = message || String(status)
    context.status = status
  }
  const stream = streamOf(context.body)
  if (stream !== undefined) {
    const { type } = context
    context.body = await collected(stream)
    if (type) context.type = type
  }
  const { body, status } = context
  const headers = headerTexts(context.response.headers)
  if (Buffer.isBuffer(body)) return { status, headers, ...bodyOfBytes(body, headers) }
  const text = typeof body === 'string' ? body : (JSON.stringify(body ?? undefined) ?? '')
  return { status, headers, body: text }
}

/** Koa sends streams of Node and what the Fetch API has. */
function streamOf(body: unknown): AsyncIterable<Uint8Array> | undefined {
  const inner = body instanceof Blob ? body.stream() : body instanceof Response ? body.body : body
  return isStream(inner) ? (inner as AsyncIterable<Uint8Array>) : undefined
}
