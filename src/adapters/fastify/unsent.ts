import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { headerTexts } from '../gate/answer.js'
import type { Call } from './call.js'

/**
 * Has the gate take what an async handler answers by returning nothing, where its client has left:
 * Fastify sends nothing then, and calls no hook.
 */
export function takeUnsent(server: FastifyInstance, calls: WeakMap<FastifyRequest, Call>): void {
  server.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      const result: unknown = handler.call(this, request, reply)
      const call = calls.get(request)
      // Another thenable may start its work each time that it is asked.
      if (call?.entry.leave === undefined || !(result instanceof Promise)) return result
      const take = (value: unknown) => {
        if (value !== undefined || call.isAnswered || !isUnsent(request, reply)) return
        call.isAnswered = true
        call.entry.leave?.({
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

/** What Fastify asks before it sends nothing. */
const isUnsent = ({ raw }: FastifyRequest, reply: FastifyReply): boolean =>
  !reply.sent && !reply.raw.headersSent && (raw.aborted || (raw.socket?.destroyed ?? true))
