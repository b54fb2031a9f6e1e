import { isDeepStrictEqual } from 'node:util'
import type { RequestHandler } from 'express'
import { ApiError, isOffering } from './answers.js'

interface Call {
  request: unknown
  answer?: { status: number; body: unknown }
}

const calls = new Map<string, Call>()
const day = 24 * 60 * 60 * 1000

/** Carries a call out once for each key, and repeats its answer. */
export const idempotency: RequestHandler = (request, response, next) => {
  const key = request.header('Idempotency-Key')
  if (key === undefined || request.method === 'GET') return next()
  const { method, path, body } = request
  const before = calls.get(key)
  if (before !== undefined) {
    if (!isDeepStrictEqual(before.request, { method, path, body })) {
      const code = isOffering(request) ? 'IDEMPOTENCY_CONFLICT' : 'BAD_REQUEST'
      throw new ApiError(409, code, 'The key was used for another request.', 'Idempotency-Key')
    }
    if (before.answer === undefined) {
      const code = isOffering(request) ? 'DUPLICATE_IDEMPOTENCY_KEY' : 'BAD_REQUEST'
      throw new ApiError(409, code, 'The key is in use.', 'Idempotency-Key')
    }
    response.status(before.answer.status).json(before.answer.body)
    return
  }
  const call: Call = { request: { method, path, body: structuredClone(body) } }
  calls.set(key, call)
  setTimeout(() => calls.delete(key), day).unref()
  const send = response.json.bind(response)
  response.json = (answer) => {
    // An invalid request may be fixed and sent again with the same key.
    if (response.statusCode < 400) call.answer = { status: response.statusCode, body: answer }
    else calls.delete(key)
    return send(answer)
  }
  next()
}
