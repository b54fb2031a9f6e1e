import type { Readable } from 'node:stream'
import fastify, {
  type FastifyInstance,
  type FastifyServerOptions,
  type RouteHandlerMethod,
} from 'fastify'
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
