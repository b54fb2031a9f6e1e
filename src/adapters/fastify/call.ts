import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Entry } from '../gate/gate.js'

/** A request of the API on its way through the hooks. */
export interface Call {
  entry: Entry
  /** The headers of the reply that were set before. */
  earlier: Headers
  /** The headers of the request. */
  headers: FastifyRequest['headers']
  /** Whether the handler has answered. */
  isAnswered?: boolean
}

export type Headers = ReturnType<FastifyReply['getHeaders']>
