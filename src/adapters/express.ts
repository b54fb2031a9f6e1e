import type { Request, RequestHandler, Response } from 'express'
import { searchOf, targetOf } from '../core/http/target.js'
import { createGate, type Entry } from './gate/gate.js'
import { type AdapterOptions, bodyLimitOf } from './gate/gate-options.js'
import { keepVerdict } from './gate/verdict-of.js'
import { closeUnread } from './node/close-unread.js'
import { endBody } from './node/end-body.js'
import { whenLost } from './node/lost-response.js'
import { gateRequestOf } from './node/request.js'
import { holdResponse, sendAnswer } from './node/response.js'

export * from './gate/exports.js'

/**
 * Returns middleware that validates the requests of the API and leaves all others alone. What a
 * parser before it has left in `req.body` is validated; without one the body is read. Handlers find
 * in `req.body` what was validated. Throws a TypeError on an unknown or wrong option.
 */
export function campaignContract(options: AdapterOptions = {}): RequestHandler {
  const gate = createGate(options)
  const limit = bodyLimitOf(options)
  return async (request, response, next) => {
    const { body: parsed, originalUrl: url } = request
    const routedUrls = routedUrlsOf(request, options.contract?.basePath)
    const given = { request, response, url, routedUrls, parsed }
    const entry = await gate(gateRequestOf(given, options))
    if (entry?.answer !== undefined) {
      sendAnswer(response, entry.answer, closeUnread(request, limit))
      return
    }
    try {
      if (entry !== undefined) handOn(entry, request, response)
    } catch (fault) {
      // The body of an odd request cannot be set, for example. No handler runs.
      await entry?.abandon?.()
      throw fault
    }
    next()
  }
}

function handOn({ verdict, leave, abandon }: Entry, request: Request, response: Response): void {
  if (verdict !== undefined) keepVerdict(request, verdict)
  if (verdict?.ok) {
    request.body = verdict.request.body
    endBody(request)
  }
  if (leave !== undefined) holdResponse(response, leave)
  if (abandon !== undefined) whenLost(request, response, abandon)
}

/**
 * What Express may match its routes by: a middleware before may have rewritten it. A mount takes its
 * prefix off the path of what is in it, and the prefix may be a parameter or one of several.
 */
function routedUrlsOf({ baseUrl, path, url }: Request, basePath = ''): string[] {
  // Express finds the path of an odd URL in a way of its own, for example behind a backslash.
  const routed = [targetOf(url), (path ?? '') + searchOf(url)]
  const prefixes = baseUrl ? [baseUrl, '', basePath] : ['']
  return prefixes.flatMap((prefix) => routed.map((each) => prefix + each))
}
