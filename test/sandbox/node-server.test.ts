import { createServer } from 'node:http'
import { fastify } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { clientErrorListener } from '../../src/adapters/node/client-error.js'
import { listening, originOf } from '../adapters/listening.js'
import { sendRaw } from '../adapters/send-raw.js'
import { authorization } from './client.js'
import { answersIn, rawExchange } from './raw-exchange.js'
import { served } from './served.js'

const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: localhost', `Authorization: ${authorization}`, ...headers].join('\r\n')}\r\n\r\n`
const last = 'Connection: close'

/** Returns the only response. */
async function answerTo(origin: string, text: string) {
  const answers = await rawExchange(origin, text)
  expect(answers).toHaveLength(1)
  return answers[0] as (typeof answers)[0]
}

const campaignsEnvelope = {
  response_id: expect.any(String),
  error: {
    code: 'BAD_REQUEST',
    message: expect.any(String),
    target: '',
    details: [{ target: '', message: expect.any(String) }],
    request_id: '',
  },
}
const offeringsEnvelope = {
  response_id: expect.any(String),
  error: {
    code: 'VALIDATION_FAILED',
    message: expect.any(String),
    target: '',
    details: [{ code: 'VALIDATION_FAILED', target: '', message: expect.any(String) }],
  },
}

/** The sandbox links the codes of its errors. */
const linkedEnvelope = {
  ...offeringsEnvelope,
  error: { ...offeringsEnvelope.error, doc_url: 'about:blank#VALIDATION_FAILED' },
}

describe('requests that the Fetch API cannot express', () => {
  it.each([
    ['a target with an origin', head('GET http://127.0.0.1/v5/offers', last), 200],
    ['a GET with a body', `${head('GET /v5/offers', 'Content-Length: 2', last)}{}`, 200],
    ['HEAD', head('HEAD /v5/offers', last), 200],
    ['a query with bytes that are no text', head('GET /v5/offers?id=\xff\xfe', last), 400],
    ['an OPTIONS of a path', head('OPTIONS /v5/offers', last), 405],
    ['dots in a path', head('GET /v5/campaigns/..', last), 404],
    ['a path of the API in another spelling', head('GET //v5/offers', last), 400],
    ['an id that cannot be decoded', head('PATCH /v5/offers/offer_1%', last), 400],
    ['bytes that stand in a header', head('GET /v5/offers', 'X-Any: \xe4\xff', last), 200],
  ])('answers %s', async (_, text, status) => {
    const { origin } = await served()
    const { hostname } = new URL(origin)
    expect(hostname).toBe('127.0.0.1')
    const [answer] = answersIn(await sendRaw(origin, text), text.startsWith('HEAD'))
    expect({ status: answer?.status, type: answer?.headers['content-type'] }).toEqual({
      status,
      type: 'application/json',
    })
  })

  it('rejects a request without Host with the envelope', async () => {
    const { origin } = await served()
    const lacking = await answerTo(origin, `GET /v5/offers HTTP/1.1\r\n${last}\r\n\r\n`)
    expect(lacking).toMatchObject({ status: 400, body: offeringsEnvelope })
    const older = await answerTo(origin, 'GET /v5/campaigns/1 HTTP/1.0\r\n\r\n')
    expect(older.status).toBe(401)
  })

  it('rejects CONNECT', async () => {
    const { origin } = await served()
    const answer = await answerTo(origin, 'CONNECT a.example:443 HTTP/1.1\r\nHost: a\r\n\r\n')
    expect(answer).toMatchObject({ status: 400, body: campaignsEnvelope })
  })
})

describe('bodies', () => {
  const megabyte = 1024 * 1024

  it.each([
    [
      'announced',
      head(
        'POST /v5/campaigns',
        `Content-Length: ${4 * megabyte}`,
        'Content-Type: application/json',
        last,
      ),
      ' '.repeat(4 * megabyte),
    ],
    [
      'in chunks',
      head(
        'POST /v5/campaigns',
        'Transfer-Encoding: chunked',
        'Content-Type: application/json',
        last,
      ),
      `${`100000\r\n${' '.repeat(megabyte)}\r\n`.repeat(4)}0\r\n\r\n`,
    ],
  ])('answers what is too large, %s, to a client that is still sending', async (_, start, body) => {
    const { origin } = await served()
    const { status, body: answered } = await answerTo(origin, start + body)
    expect(status).toBe(413)
    expect(answered).toHaveProperty('error.code')
  })
})

describe('requests that Node cannot parse', () => {
  it.each([
    ['a control character in a header', head('GET /v5/offers', 'X-Any: a\x01b'), linkedEnvelope],
    ['a method that there is not', 'FETCH /v5/offers HTTP/1.1\r\n\r\n', linkedEnvelope],
    [
      'headers that are too large',
      head('GET /v5/offers', `X-Any: ${'a'.repeat(20_000)}`),
      linkedEnvelope,
    ],
    [
      'a chunk of no length',
      `${head('POST /v5/offers', 'Transfer-Encoding: chunked')}z\r\n`,
      linkedEnvelope,
    ],
  ])('is answered with the envelope: %s', async (_, text, envelope) => {
    const { origin } = await served()
    const { status, headers, body } = await answerTo(origin, text)
    expect({ status, body }).toEqual({ status: 400, body: envelope })
    expect(headers).toMatchObject({ 'content-type': 'application/json', connection: 'close' })
  })

  it('are rejected after another request on the same connection', async () => {
    const { origin } = await served()
    const answers = await rawExchange(
      origin,
      head('GET /v5/campaigns/1') + head('GET /v5/offers', 'X-Any: a\x01b'),
    )
    expect(answers.at(-1)).toMatchObject({ status: 400, body: linkedEnvelope })
  })

  it('time out if they arrive too slowly', async () => {
    const server = createServer({
      headersTimeout: 20,
      requestTimeout: 20,
      connectionsCheckingInterval: 10,
    }).on('clientError', clientErrorListener({ serviceName: 'ACME' }))
    const origin = await originOf(listening(server))
    const { status, body } = await answerTo(origin, 'GET /v5/offers HTTP/1.1\r\n')
    expect(status).toBe(400)
    expect(body.error.message).toBe('The request was not sent in time.')
  })

  it('are rejected by Fastify with the listener as an option', async () => {
    const app = fastify({ clientErrorHandler: clientErrorListener() as never })
    onTestFinished(() => app.close())
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await answerTo(origin, head('GET /v5/offers', 'X-Any: a\x01b'))
    expect(answer).toMatchObject({ status: 400, body: offeringsEnvelope })
  })
})
