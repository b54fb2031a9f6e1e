import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, bodyOfBytes, bytesOfBody, headerTexts } from '../server/answer.js'
import { createGate, type Entry } from '../server/gate.js'
import type { AdapterOptions } from '../server/gate-options.js'
import { bodyOf } from '../server/node-body.js'
import { collected, isStream } from '../server/node-stream.js'
import { keepVerdict } from '../server/verdict-of.js'

export * from '../server/exports.js'

/**
 * A plugin that judges the requests of the API and leaves all others alone. It reads their bodies
 * itself, so that `request.body` is what was judged; `verdictOf(request)` and
 * `acceptedAs(operation, request)` tell what was found. Throws a TypeError on an unknown or wrong
 * option.
 */
export const campaignContract: FastifyPluginCallback<AdapterOptions> = (server, options, done) => {
  const gate = createGate(options)
  const entries = new WeakMap<FastifyRequest, Entry>()
  const headersOf = new WeakMap<FastifyRequest, FastifyRequest['headers']>()

  const enter = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const { method, originalUrl: url, headers } = request
    const readBody = (limit: number) => bodyOf(request.raw, request.body, options, limit)
    const entry = await gate({ method, url, headers, readBody })
    if (entry?.answer !== undefined) {
      send(reply, entry.answer)
      return false
    }
    if (entry !== undefined) entries.set(request, entry)
    return true
  }

  if (options.mode === 'observe') {
    // By then Fastify has parsed the body.
    server.addHook('preHandler', async (request, reply) => {
      await enter(request, reply)
    })
  } else {
    // With a callback, for what is answered must not go on to the parser.
    server.addHook('preParsing', (request, reply, _payload, next) => {
      enter(request, reply).then((goesOn) => {
        const verdict = entries.get(request)?.verdict
        // Fastify's parser, which refuses more than the contract does, finds no body left to read.
        if (verdict !== undefined) {
          headersOf.set(request, request.headers)
          Object.assign(request, { headers: { ...request.headers, ...bodiless } })
        }
        if (goesOn) next()
      }, next)
    })
    server.addHook('preValidation', async (request) => {
      const verdict = entries.get(request)?.verdict
      if (verdict?.ok !== true) return
      keepVerdict(request, verdict)
      Object.assign(request, { headers: headersOf.get(request), body: verdict.request.body })
    })
  }

  server.addHook('onSend', async (request, reply, payload) => {
    const leave = entries.get(request)?.leave
    if (leave === undefined) return payload
    const content = isResponse(payload) ? unpacked(reply, payload) : payload
    const body = isStream(content) ? await collected(content) : content
    const headers = headerTexts(reply.getHeaders())
    const instead = await leave({
      status: reply.statusCode,
      headers,
      body: Buffer.isBuffer(body) ? bodyOfBytes(body, headers) : String(body ?? ''),
    })
    if (instead === undefined) return body
    setHead(reply, instead)
    return instead.body
  })
  done()
}

// The hooks are for all routes of the server, also those that are registered beside the plugin.
Object.assign(campaignContract, { [Symbol.for('skip-override')]: true })

const bodiless = {
  'content-type': undefined,
  'content-length': undefined,
  'transfer-encoding': undefined,
}

const isResponse = (payload: unknown): payload is Response =>
  Object.prototype.toString.call(payload) === '[object Response]'

/** Fastify takes a response of the Fetch API, too, and unpacks it only later. */
function unpacked(reply: FastifyReply, response: Response): unknown {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  return response.body
}

function send(reply: FastifyReply, answer: Answer): void {
  setHead(reply, answer)
  // Fastify adds a charset to the type of a text.
  reply.send(Buffer.from(bytesOfBody(answer)))
}

function setHead(reply: FastifyReply, { status, headers }: Answer): void {
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
  reply.code(status).headers(headers)
}
