import type { RequestHandler } from 'express'
import { createGate } from '../server/gate.js'
import type { AdapterOptions } from '../server/gate-options.js'
import { bodyOf } from '../server/node-body.js'
import { holdResponse, sendAnswer } from '../server/node-response.js'
import { keepVerdict } from '../server/verdict-of.js'

export * from '../server/exports.js'

/**
 * Middleware that judges the requests of the API and leaves all others alone. With a parser before
 * it `req.body` is judged as that has left it; without one the body is read, and put there parsed.
 * Throws a TypeError on an unknown or wrong option.
 */
export function campaignContract(options: AdapterOptions = {}): RequestHandler {
  const gate = createGate(options)
  return async (request, response, next) => {
    const { body: before } = request
    const entry = await gate({
      method: request.method,
      url: request.originalUrl,
      headers: request.headers,
      readBody: (limit) => bodyOf(request, before, options, limit),
    })
    if (entry?.answer !== undefined) {
      sendAnswer(response, entry.answer)
      return
    }
    if (entry?.verdict !== undefined) {
      keepVerdict(request, entry.verdict)
      if (entry.verdict.ok) request.body = before ?? entry.verdict.request.body
    }
    if (entry?.leave !== undefined) holdResponse(response, entry.leave)
    next()
  }
}
