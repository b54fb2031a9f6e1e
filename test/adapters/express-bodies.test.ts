import { createServer } from 'node:http'
import express, { type ErrorRequestHandler, type Request, type RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { campaignContract } from '../../src/adapters/express.js'
import { requestNamed } from '../benchmark-requests.js'
import { listening, originOf } from './listening.js'
import { sendRaw } from './send-raw.js'

const { headers } = requestNamed('C')
const campaign = '/v5/campaigns/66b1f0c2a94e3d0012ab34cd'
const sent = { evil: 1 }
const rules = { 'field/unknown': 'off', 'request-id/missing': 'off' } as const

/** Sends a request to an application that returns the body its handler gets. */
async function bodyOfHandler(
  { before = [], after = [] }: { before?: RequestHandler[]; after?: RequestHandler[] },
  { method, path, body = '', type = 'application/json', length }: Record<string, string>,
): Promise<string> {
  const app = express()
  app.use(...before, (_request, _response, next) => next())
  app.use(campaignContract({ contract: { rules }, onFault: () => {} }))
  app.use(...after, (_request, _response, next) => next())
  app.use((request, response) => {
    response.json({ handled: request.body ?? 'nothing' })
  })
  app.use(((fault, _request, response, _next) => {
    response.status(500).send(String(fault))
  }) as ErrorRequestHandler)
  const origin = await originOf(listening(createServer(app)))
  const lines = Object.entries({ ...headers, 'Content-Type': type })
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: a',
    ...lines.map(([name, value]) => `${name}: ${value}`),
    length ?? `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  const text = await sendRaw(origin, `${head.join('\r\n')}\r\n\r\n${body}`)
  return `${text.slice(9, 12)} ${text.split('\r\n\r\n')[1]}`
}

const get = { method: 'GET', path: campaign, body: JSON.stringify(sent) }
const post = { method: 'POST', path: `${campaign}/validate`, body: JSON.stringify(sent) }

/** Like parsers of body-parser 1, which set `_body` when they have read a body. */
const earlierParser =
  (parse: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if ((request as { _body?: boolean })._body) return next()
    request.body ??= {}
    return request.readableEnded ? next(new Error('not readable')) : parse(request, response, next)
  }

describe('parsers that come after the adapter', () => {
  it.each<[what: string, parser: RequestHandler, type: string, body: string]>([
    ['JSON', express.json(), 'application/json', '{"evil":1}'],
    ['forms', express.urlencoded(), 'application/x-www-form-urlencoded', 'evil=1'],
    ['an earlier version', earlierParser(express.json()), 'application/json', '{"evil":1}'],
  ])('make no body of %s for an operation without one', async (_what, parser, type, body) => {
    const answer = await bodyOfHandler({ after: [parser] }, { ...get, type, body })
    expect(answer).toBe('200 {"handled":"nothing"}')
  })

  it('add no body to an empty request', async () => {
    const answer = await bodyOfHandler({ after: [express.json()] }, { ...post, body: '' })
    expect(answer).toBe('200 {"handled":"nothing"}')
  })

  it('keep the body that the adapter has read', async () => {
    for (const parser of [express.json(), earlierParser(express.json())]) {
      const answer = await bodyOfHandler({ after: [parser] }, post)
      expect(answer).toBe('200 {"handled":{"evil":1}}')
    }
  })
})

const doing =
  (act: (request: Request) => void): RequestHandler =>
  (request, _response, next) => {
    act(request)
    next()
  }

describe('middleware that comes before the adapter', () => {
  it.each<[what: string, before: RequestHandler]>([
    [
      'sets a placeholder object as the body',
      doing((request) => void Object.assign(request, { body: {} })),
    ],
    [
      'puts null in the place of a body',
      doing((request) => void Object.assign(request, { body: null })),
    ],
    ['sets an encoding', doing((request) => void request.setEncoding('utf8'))],
    ['pauses the stream', doing((request) => void request.pause())],
    ['listens for what can be read', doing((request) => void request.on('readable', () => {}))],
  ])('keeps the body for the adapter if it %s', async (_what, before) => {
    const answer = await bodyOfHandler({ before: [before], after: [express.json()] }, post)
    expect(answer).toBe('200 {"handled":{"evil":1}}')
  })

  it.each(['Content-Length: 0', 'Transfer-Encoding: chunked'])(
    'adds no body to an empty request (%s)',
    async (length) => {
      const before = [express.json()]
      const body = length.startsWith('T') ? '0\r\n\r\n' : ''
      const answer = await bodyOfHandler({ before }, { ...post, length, body })
      expect(answer).toBe('200 {"handled":"nothing"}')
      const update = { method: 'PATCH', path: campaign, length, body }
      expect(await bodyOfHandler({ before }, update)).toMatch(/^400 /)
    },
  )

  it('fails the call if it consumes the body without setting one', async () => {
    const taking: RequestHandler = (request, _response, next) => {
      request.resume().on('end', next)
    }
    expect(await bodyOfHandler({ before: [taking] }, post)).toMatch(/^500 /)
  })

  it('fails the call if it consumes a part of the body', async () => {
    const taking: RequestHandler = (request, _response, next) => {
      request.once('readable', () => {
        request.read(4)
        next()
      })
    }
    const call = { ...post, body: `1234${post.body}` }
    expect(await bodyOfHandler({ before: [taking] }, call)).toMatch(/^500 /)
  })
})
