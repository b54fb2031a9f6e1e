import type { Answer } from '../../adapters/gate/answer.js'
import type { JsonObject } from '../../core/base/json.js'

// No CORS headers: pages of other origins must not read what the sandbox knows.
const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** Makes a response of the sandbox itself, outside the API; without a body it is empty. */
export const ownAnswer = (status: number, body?: JsonObject): Answer => ({
  status,
  headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
  body: body === undefined ? '' : JSON.stringify(body),
})

/** Makes an error response of the sandbox itself. */
export const ownError = (status: number, message: string): Answer =>
  ownAnswer(status, { error: { message } })
