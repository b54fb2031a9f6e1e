import { randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'

/** One thing that is wrong with a request. */
export interface Detail {
  code: string
  target: string
  message: string
}

/** An error that a handler answers with. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly target = '',
    readonly details: readonly Detail[] = [],
  ) {
    super(message)
  }
}

export const isOffering = (request: Request): boolean => request.path.startsWith('/v5/offers')

const requestIdOf = (request: Request): string =>
  request.header('X-SVC-Request-Id') ?? request.body?.request_id ?? ''

/** Answers with `data`, in the envelope of the family. */
export function succeed(request: Request, response: Response, status: number, data: unknown): void {
  const responseId = requestIdOf(request) || randomUUID()
  const type = isOffering(request) ? {} : { type: 'campaign' }
  response.status(status).json({ response_id: responseId, ...type, data })
}

/** Answers with an error, in the envelope of the family. */
export function fail(request: Request, response: Response, error: ApiError): void {
  const { status, code, message, target, details } = error
  if (isOffering(request)) {
    const docUrl = `https://docs.example.com/errors#${code}`
    const own = details.length > 0 ? { details } : {}
    const body = { code, message, target, ...own, doc_url: docUrl }
    response.status(status).json({ error: body, response_id: randomUUID() })
    return
  }
  const entries = details.map((each) => ({ target: each.target, message: each.message }))
  const requestId = requestIdOf(request)
  response.status(status).json({
    response_id: requestId || randomUUID(),
    error: { code, message, target, details: entries, request_id: requestId },
  })
}
