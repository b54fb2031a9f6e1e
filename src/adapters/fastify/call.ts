import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Entry } from '../gate/gate.js'

/** A request of the API between hooks. */
export interface Call {
  entry: Entry
  /** The reply headers set by earlier hooks. */
  earlier: Headers
  /** The headers of the request, if hooks have added some. */
  headers: FastifyRequest['headers'] | undefined
  /** Whether the handler has responded. */
  isAnswered?: boolean
}

export type Headers = ReturnType<FastifyReply['getHeaders']>
