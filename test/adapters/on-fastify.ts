import { once } from 'node:events'
import { type ClientHttp2Stream, connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import fastify, {
  type FastifyInstance,
  type FastifyServerOptions,
  type RouteHandlerMethod,
} from 'fastify'
import { onTestFinished } from 'vitest'
import { type AdapterOptions, campaignContract } from '../../src/adapters/fastify.js'
import { keyedBody, keyedHeaders, keyedOptions, keyedPath } from './keyed-calls.js'

interface Setup {
  options?: FastifyServerOptions
  own?: AdapterOptions
  before?: (app: FastifyInstance) => void
  after?: (app: FastifyInstance) => void
  handler?: RouteHandlerMethod
}

/** A server with the route of the keyed call. */
export async function onFastify(setup: Setup): Promise<FastifyInstance> {
  const { options = {}, own, before, after, handler } = setup
  const app = fastify(options)
  before?.(app)
  await app.register(campaignContract, keyedOptions(own))
  after?.(app)
  app.post(keyedPath, handler ?? (async (request) => request.body))
  return app
}

/** Starts a server on HTTP/2; returns how to send it a body. */
export async function onHttp2({ options, ...setup }: Setup) {
  const app = await onFastify({ ...setup, options: { ...options, http2: true } as object })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const session = connect(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
  onTestFinished(async () => {
    session.close()
    await app.close()
  })
  return (body = keyedText, { isWhole = true } = {}): ClientHttp2Stream => {
    const stream = session.request({ ':method': 'POST', ':path': keyedPath, ...keyedHeaders })
    stream.write(body)
    return (isWhole ? stream.end() : stream).resume()
  }
}

/** Returns the status of an answer on HTTP/2. */
export const statusOf = async (stream: ClientHttp2Stream): Promise<number> =>
  (await once(stream, 'response'))[0][':status']

/** Sends the keyed call. */
export const send = async (app: FastifyInstance, payload: string | Readable = keyedText) => {
  const { statusCode, body, headers } = await app.inject({
    method: 'POST',
    url: keyedPath,
    headers: keyedHeaders,
    payload,
  })
  return { statusCode, body, headers }
}

export const keyedText = JSON.stringify(keyedBody)
