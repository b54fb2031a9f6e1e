import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { withFirstSlash } from '../core/http/readings.js'
import { type Answer, bodyOfBytes, bytesOfBody, headerTexts } from './gate/answer.js'
import { withoutContent } from './gate/content-headers.js'
import { createGate, type Entry } from './gate/gate.js'
import { type AdapterOptions, bodyLimitOf } from './gate/gate-options.js'
import { keepVerdict } from './gate/verdict-of.js'
import { closeUnread } from './node/close-unread.js'
import { whenLost } from './node/lost-response.js'
import { type Poisoning, poisonTest } from './node/poisoned-keys.js'
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
  try {
    install(server, options)
    done()
  } catch (fault) {
    // What is thrown here ends the process where a server registers plugins later.
    done(fault as Error)
  }
}

function install(server: FastifyInstance, options: AdapterOptions): void {
  const hasSemicolons = readsSemicolons(server)
  const poisonIn = poisonTest(server.initialConfig as Poisoning)
  const gate = createGate(options)
  if (options.mode !== 'observe') registerOnce(server, options.contract?.basePath ?? '')
  const limit = bodyLimitOf(options)
  const calls = new WeakMap<FastifyRequest, Call>()

  const enter = async (
    request: FastifyRequest,
    reply: FastifyReply,
    stream?: Readable,
  ): Promise<Call | 'answered' | undefined> => {
    const { raw, originalUrl: url, body: parsed } = request
    const routedUrls = [routedUrlOf(raw.url ?? '', hasSemicolons)]
    const given = { request: raw, response: reply.raw, url, routedUrls, parsed, stream }
    const entry = await gate({ ...gateRequestOf(given, options), refusalOf })
    const earlier = withoutContent(reply.getHeaders()) as Headers
    if (entry?.answer !== undefined) {
      send(reply, entry.answer, { ...earlier, ...closeUnread(raw, limit) })
      return 'answered'
    }
    if (entry === undefined) return undefined
    const call: Call = { entry, earlier, headers: request.headers }
    calls.set(request, call)
    if (entry.abandon !== undefined) whenLost(raw, reply.raw, entry.abandon)
    return call
  }

  const refusalOf = (body: unknown): string | undefined => {
    const key = poisonIn(body)
    return key && `the key \`${key}\` is not accepted`
  }

  if (options.mode === 'observe') {
    // By then Fastify has parsed the body.
    server.addHook('preHandler', async (request, reply) => {
      await enter(request, reply)
    })
  } else {
    // With a callback, for what is answered must not go on to the parser.
    server.addHook('preParsing', (request, reply, payload, next) => {
      enter(request, reply, payload).then((call) => {
        if (call === 'answered') return
        // Fastify's parser, which refuses more than the contract does, finds no body to read.
        if (call !== undefined) {
          Object.assign(request, { headers: { ...request.headers, ...bodiless } })
        }
        next()
      }, next)
    })
    server.addHook('preValidation', async (request) => {
      const { entry, headers } = calls.get(request) ?? {}
      if (entry?.verdict?.ok !== true) return
      keepVerdict(request, entry.verdict)
      Object.assign(request, { headers, body: entry.verdict.request.body })
    })
  }

  // With a callback: Fastify cannot tell what it throws to a promise where a handler sends twice.
  server.addHook('onSend', (request, reply, payload, next) => {
    const call = calls.get(request)
    if (call?.entry.leave === undefined) return next(null, payload)
    // A handler that answers twice has answered once.
    if (call.sending === 'waiting') return request.log.warn('Reply was already sent.')
    if (call.sending === 'over') return next(null, payload)
    call.sending = 'waiting'
    leaveWith(call, reply, payload).then(
      (body) => {
        call.sending = 'over'
        next(null, body)
      },
      async (fault: Error) => {
        call.sending = 'over'
        await call.entry.abandon?.()
        next(fault)
      },
    )
  })
}

/** A request of the API on its way through the hooks. */
interface Call {
  entry: Entry
  /** The headers of the reply that were set before. */
  earlier: Headers
  /** The headers of the request. */
  headers: FastifyRequest['headers']
  sending?: 'waiting' | 'over'
}

type Headers = ReturnType<FastifyReply['getHeaders']>

/** Has the gate see what a handler sends; returns the body to send. */
async function leaveWith(
  { entry, earlier }: Call,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const content = isResponse(payload) ? unpacked(reply, payload) : payload
  const body = isStream(content) ? await collected(content) : content
  const headers = headerTexts(reply.getHeaders())
  const instead = await entry.leave?.({
    status: reply.statusCode,
    headers,
    ...(Buffer.isBuffer(body) ? bodyOfBytes(body, headers) : { body: String(body ?? '') }),
  })
  if (instead === undefined) return body
  setHead(reply, instead, earlier)
  return instead.body
}

const registered = Symbol('basePaths')

/** Throws where the routes of a server would be validated twice, which claims each key twice. */
function registerOnce(
  server: FastifyInstance & { [registered]?: string[] },
  basePath: string,
): void {
  // Child servers inherit what their parents have.
  const before = server[registered] ?? []
  if (before.includes(basePath)) {
    throw new TypeError(
      `The plugin is registered already for the base path '${basePath}' of this server.`,
    )
  }
  server[registered] = [...before, basePath]
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
  const target = withFirstSlash(path)
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

/** Sends an answer with headers of before and of this sending. */
function send(reply: FastifyReply, answer: Answer, added: Headers): void {
  setHead(reply, answer, added)
  // Fastify adds a charset to the type of a text.
  reply.send(Buffer.from(bytesOfBody(answer)))
}

function setHead(reply: FastifyReply, { status, headers }: Answer, added: Headers): void {
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
  reply.code(status).headers(added).headers(headers)
}
