import type { Request, RequestHandler, Response } from 'express'
import { searchOf } from '../core/http/target.js'
import { createGate, type Entry } from './gate/gate.js'
import { type AdapterOptions, bodyLimitOf } from './gate/gate-options.js'
import { keepVerdict } from './gate/verdict-of.js'
import { endBody } from './node/body.js'
import { closeUnread } from './node/close-unread.js'
import { onLostResponse } from './node/lost-response.js'
import { gateRequestOf } from './node/request.js'
import { holdResponse, sendAnswer } from './node/response.js'

export * from './gate/exports.js'

/**
 * Returns middleware that validates requests of the API and ignores all others. It validates
 * `req.body` if a parser has set it, and otherwise reads the body. Handlers get the validated body
 * in `req.body`. Throws a TypeError on an unknown or invalid option.
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
      if (entry !== undefined) applyEntry(entry, request, response)
    } catch (error) {
      // For example, `body` may be read-only. No handler runs.
      await entry?.abandon?.()
      throw error
    }
    next()
  }
}

function applyEntry(entry: Entry, request: Request, response: Response): void {
  const { verdict, onResponse, abandon } = entry
  if (verdict !== undefined) keepVerdict(request, verdict)
  if (verdict?.ok) {
    request.body = verdict.request.body
    endBody(request, verdict.request.body)
  }
  if (onResponse !== undefined) holdResponse(response, onResponse)
  if (abandon !== undefined) onLostResponse(request, response, abandon)
}

/**
 * Returns the URLs that Express may match routes by: earlier middleware may have rewritten the URL.
 * A mount removes its prefix from the path, and the prefix may be a parameter or one of several.
 */
function routedUrlsOf({ baseUrl, path, url }: Request, basePath = ''): string[] {
  const routed = (path ?? '') + searchOf(url)
  return baseUrl ? [routed, baseUrl + routed, basePath + routed] : [routed]
}
