import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, bodyOfBytes, bytesOfBody, headerTexts } from './gate/answer.js'
import { createGate, type Entry } from './gate/gate.js'
import { type AdapterOptions, bodyLimitOf } from './gate/gate-options.js'
import { keepVerdict } from './gate/verdict-of.js'
import { closeUnread } from './node/close-unread.js'
import { gateRequestOf } from './node/request.js'
import { collected, isStream } from './node/stream.js'

export * from './gate/exports.js'

/**
 * A plugin that validates the requests of the API and leaves all others alone. It reads their
 * bodies itself, so that `request.body` is what was validated; `verdictOf(request)` and
 * `acceptedAs(operation, request)` return what was found. Throws a TypeError on an unknown or wrong
 * option.
 */
export const campaignContract: FastifyPluginCallback<AdapterOptions> = (server, options, done) => {
  const hasSemicolons = readsSemicolons(server)
  const gate = createGate(options)
  const limit = bodyLimitOf(options)
  const entries = new WeakMap<FastifyRequest, Entry>()
  const headersOf = new WeakMap<FastifyRequest, FastifyRequest['headers']>()

  const enter = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const { raw, originalUrl: url, body: parsed } = request
    const routedUrls = [routedUrlOf(raw.url ?? '', hasSemicolons)]
    const given = { request: raw, response: reply.raw, url, routedUrls, parsed }
    const entry = await gate(gateRequestOf(given, options))
    if (entry?.answer !== undefined) {
      send(reply, entry.answer, closeUnread(raw, limit))
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
        // Fastify's parser, which refuses more than the contract does, finds no body to read.
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

/** Whether the router takes what follows a `;` for the query. */
function readsSemicolons({ initialConfig }: FastifyInstance): boolean {
  const { useSemicolonDelimiter, routerOptions } = initialConfig as typeof initialConfig & {
    routerOptions?: { useSemicolonDelimiter?: boolean }
  }
  return routerOptions?.useSemicolonDelimiter === true || useSemicolonDelimiter === true
}

/**
 * What the router matches by: it takes the path of an absolute URL to begin at the first slash, and
 * the first character of any other for a slash.
 */
function routedUrlOf(url: string, hasSemicolons: boolean): string {
  const path = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^?]*?\//i, '/')
  const target = `/${path.slice(1)}`
  return hasSemicolons ? target.replace(/^([^?#;]+);/, '$1?') : target
}

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

function send(
  reply: FastifyReply,
  answer: Answer,
  ofSending: Readonly<Record<string, string>>,
): void {
  setHead(reply, answer)
  reply.headers(ofSending)
  // Fastify adds a charset to the type of a text.
  reply.send(Buffer.from(bytesOfBody(answer)))
}

function setHead(reply: FastifyReply, { status, headers }: Answer): void {
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
  reply.code(status).headers(headers)
}
