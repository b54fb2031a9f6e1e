import type { Answer } from '../../adapters/gate/answer.js'
import type { JsonObject } from '../../core/base/json.js'

// No CORS headers: pages of other origins must not read the data of the sandbox.
const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** Creates a response of a sandbox endpoint, outside the API. */
export const ownAnswer = (status: number, body?: JsonObject): Answer => ({
  status,
  headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
  body: body === undefined ? '' : JSON.stringify(body),
})

/** Creates an error response of a sandbox endpoint. */
export const ownError = (status: number, message: string): Answer =>
  ownAnswer(status, { error: { message } })
