import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { headerTexts } from '../gate/answer.js'
import type { Attachment } from '../gate/verdict-of.js'
import type { Call } from './answering.js'

/**
 * Passes the response of an async handler that returns nothing to the gate if the client has
 * disconnected: Fastify then sends nothing and calls no hook.
 */
export function takeUnsent(server: FastifyInstance, calls: Attachment<Call>): void {
  server.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      const result: unknown = handler.call(this, request, reply)
      const call = calls.get(request)
      // Other thenables may start their work on each `then`.
      if (call?.entry.onResponse === undefined || !(result instanceof Promise)) return result
      const take = (value: unknown) => {
        if (value !== undefined || call.isAnswered || !isUnsent(request, reply)) return
        call.isAnswered = true
        call.entry.onResponse?.({
          status: reply.statusCode,
          headers: headerTexts(reply.getHeaders()),
          body: '',
        })
      }
      result.then(take, () => {})
      return result
    }
  })
}

/** Returns whether Fastify sends nothing, by the same conditions. */
const isUnsent = ({ raw }: FastifyRequest, reply: FastifyReply): boolean =>
  !reply.sent && !reply.raw.headersSent && (raw.aborted || (raw.socket?.destroyed ?? true))
