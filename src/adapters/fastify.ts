import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { type Call, passOn, send } from './fastify/answering.js'
import { routedAs } from './fastify/routed.js'
import { takeUnsent } from './fastify/unsent.js'
import { withoutContent } from './gate/answer.js'
import { createGate } from './gate/gate.js'
import { type AdapterOptions, bodyLimitOf } from './gate/gate-options.js'
import { attachment, keepVerdict } from './gate/verdict-of.js'
import { describeBody } from './node/body.js'
import { closeUnread } from './node/close-unread.js'
import { onLostResponse } from './node/lost-response.js'
import { type Poisoning, poisonTest } from './node/poisoned-keys.js'
import { gateRequestOf } from './node/request.js'

export * from './gate/exports.js'

/**
 * Validates requests of the API and ignores all others. The plugin reads bodies itself, so that
 * `request.body` is the validated body. `verdictOf(request)` and `acceptedAs(operation, request)`
 * return the verdict. Throws a TypeError on an unknown or invalid option.
 */
export const campaignContract: FastifyPluginCallback<AdapterOptions> = (server, options, done) => {
  try {
    install(server, options)
    done()
  } catch (error) {
    // Throwing here would end the process if a server registers plugins later.
    done(error as Error)
  }
}

function install(server: FastifyInstance, options: AdapterOptions): void {
  const poisonIn = poisonTest(server.initialConfig as Poisoning)
  const gate = createGate(options)
  if (options.mode !== 'observe') registerOnce(server, options.contract?.basePath ?? '')
  const limit = bodyLimitOf(options)
  const calls = attachment<Call>()

  const enter = async (
    request: FastifyRequest,
    reply: FastifyReply,
    stream?: Readable,
  ): Promise<Call | 'answered' | undefined> => {
    const { raw, originalUrl: url, body: parsed } = request
    const { method, urls } = routedAs(request)
    const given = { request: raw, response: reply.raw, url, routedUrls: urls, parsed, stream }
    const entry = await gate(Object.assign(gateRequestOf(given, options), { method, rejectionOf }))
    // If a response was sent in the meantime, no handler runs.
    if (reply.sent) {
      await entry?.abandon?.()
      return 'answered'
    }
    const earlier = () => withoutContent(reply.getHeaders())
    if (entry?.answer !== undefined) {
      send(reply, entry.answer, { ...earlier(), ...closeUnread(raw, limit) })
      return 'answered'
    }
    if (entry === undefined) return undefined
    const call: Call = {
      entry,
      earlier: options.responses === 'enforce' ? earlier() : {},
      contentType: undefined,
    }
    calls.set(request, call)
    if (entry.abandon !== undefined) onLostResponse(raw, reply.raw, entry.abandon)
    return call
  }

  const rejectionOf = (body: unknown): string | undefined => {
    const key = poisonIn(body)
    return key && `the key \`${key}\` is not accepted`
  }

  if (options.mode === 'observe') {
    // Fastify has parsed the body in this phase.
    server.addHook('preHandler', async (request, reply) => {
      await enter(request, reply)
    })
  } else {
    // Uses a callback: a request that has a response must not reach the parser.
    server.addHook('preParsing', (request, reply, payload, next) => {
      // The stream may fail before anything reads it.
      payload.on('error', () => {})
      enter(request, reply, payload).then((call) => {
        if (call === 'answered') return
        // Fastify's parser is stricter than the contract, so it must not find a body.
        if (call !== undefined) hideBody(request, call)
        next()
      }, next)
    })
    // Uses a callback, so that no request waits.
    server.addHook('preValidation', (request, _reply, next) => {
      const call = calls.get(request)
      if (call?.entry.verdict?.ok !== true) return next()
      try {
        keepVerdict(request, call.entry.verdict)
        showBody(request, call, call.entry.verdict.request.body)
      } catch (error) {
        return next(error as Error)
      }
      next()
    })
  }

  // Each hook costs every request.
  if (options.idempotency === undefined && (options.responses ?? 'off') === 'off') return
  takeUnsent(server, calls)
  // Uses a callback, so that other requests do not wait.
  server.addHook('onSend', (request, reply, payload, next) => {
    const call = calls.get(request)
    if (call?.entry.onResponse === undefined || call.isAnswered) return next(null, payload)
    call.isAnswered = true
    passOn(call, reply, payload, next)
  })
}

/** Throws a TypeError if routes would be validated twice, which would claim each key twice. */
function registerOnce(server: FastifyInstance, basePath: string): void {
  const mark = `campaign-contract${basePath}`
  if (server.hasDecorator(mark)) {
    throw new TypeError(
      `The plugin is already registered for the base path '${basePath}'. Register it once.`,
    )
  }
  server.decorate(mark, true)
}

// The hooks apply to all routes of the server, not only to those of the plugin's scope.
Object.assign(campaignContract, { [Symbol.for('skip-override')]: true })

type RequestHeaders = FastifyRequest['headers']

/** Changes the headers of a message, and the copy that Fastify returns if hooks have added some. */
function changeHeaders(request: FastifyRequest, change: (headers: RequestHeaders) => void): void {
  const { raw, headers } = request
  change(raw.headers)
  if (headers === raw.headers) return
  change(headers)
  Object.assign(request, { headers })
}

/** Hides the body from Fastify's parser until the headers describe the validated one. */
function hideBody(request: FastifyRequest, call: Call): void {
  call.contentType = request.headers['content-type']
  changeHeaders(request, (headers) => {
    describeBody(headers, undefined)
    delete headers['content-type']
  })
}

/** Passes the validated body and its headers to the handler. */
function showBody(request: FastifyRequest, { contentType }: Call, body: unknown): void {
  changeHeaders(request, (headers) => {
    if (contentType !== undefined) headers['content-type'] = contentType
    describeBody(headers, body)
  })
  request.body = body
}
