import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { passOn, send } from './fastify/answering.js'
import type { Call, Headers } from './fastify/call.js'
import { readsSemicolons, routedAs } from './fastify/routed.js'
import { takeUnsent } from './fastify/unsent.js'
import { withoutContent } from './gate/content-headers.js'
import { createGate } from './gate/gate.js'
import { type AdapterOptions, bodyLimitOf } from './gate/gate-options.js'
import { keepVerdict } from './gate/verdict-of.js'
import { closeUnread } from './node/close-unread.js'
import { whenLost } from './node/lost-response.js'
import { type Poisoning, poisonTest } from './node/poisoned-keys.js'
import { gateRequestOf } from './node/request.js'

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
    const { method, urls } = routedAs(request, hasSemicolons)
    const given = { request: raw, response: reply.raw, url, routedUrls: urls, parsed, stream }
    const entry = await gate({ ...gateRequestOf(given, options), method, refusalOf })
    // Whoever has answered in the meantime, no handler runs.
    if (reply.sent) {
      await entry?.abandon?.()
      return 'answered'
    }
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
      // It may break before it is read, or be of no use to anybody.
      payload.on('error', () => {})
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

  takeUnsent(server, calls)
  // With a callback, for other requests are not to wait.
  server.addHook('onSend', (request, reply, payload, next) => {
    const call = calls.get(request)
    if (call?.entry.leave === undefined || call.isAnswered) return next(null, payload)
    call.isAnswered = true
    passOn(call, reply, payload, next)
  })
}

/** Shared by all copies of this module. */
const registered = Symbol.for('campaign-contract.registered')

interface Registration {
  scope: FastifyInstance
  basePath: string
}

/** Throws where the routes of a server would be validated twice, which claims each key twice. */
function registerOnce(scope: FastifyInstance, basePath: string): void {
  const server = scope.server as object as { [registered]?: Registration[] }
  server[registered] ??= []
  const before = server[registered]
  // A scope has the hooks of those that it descends from.
  const isShared = (one: object, other: object) =>
    one === other || Object.prototype.isPrototypeOf.call(one, other)
  const isTaken = before.some(
    (other) =>
      other.basePath === basePath && (isShared(other.scope, scope) || isShared(scope, other.scope)),
  )
  if (isTaken) {
    throw new TypeError(
      `The plugin is registered already for the base path '${basePath}' of this server.`,
    )
  }
  before.push({ scope, basePath })
}

// The hooks are for all routes of the server, also those that are registered beside the plugin.
Object.assign(campaignContract, { [Symbol.for('skip-override')]: true })

const bodiless = {
  'content-type': undefined,
  'content-length': undefined,
  'transfer-encoding': undefined,
}
