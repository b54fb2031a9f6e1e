import { createServer } from 'node:http'
import express, { type Express, type RequestHandler } from 'express'
import { expect, it } from 'vitest'
import { campaignContract } from '../../src/adapters/express.js'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import { type ClientSocket, clientErrorListener } from '../../src/adapters/node/client-error.js'
import { deferred } from './deferred.js'
import {
  keyedBody,
  keyedCall,
  keyedHeaders,
  keyedOptions,
  keyedPath,
  sendKeyed,
} from './keyed-calls.js'
import { listening, originOf } from './listening.js'
import { sendRaw } from './send-raw.js'

interface Setup {
  before?: (app: Express) => void
  between?: RequestHandler
  options?: AdapterOptions
  onClientError?: (error: Error, socket: ClientSocket) => void
}

/** Starts an application until the test ends. */
function onExpress(
  handler: RequestHandler,
  { before, between, options, onClientError }: Setup = {},
): Promise<string> {
  const app = express()
  // Keeps the last handler of Express from printing.
  app.set('env', 'test')
  before?.(app)
  app.use(campaignContract(keyedOptions(options)))
  if (between !== undefined) app.use(between)
  app.use(handler)
  const server = createServer(app)
  if (onClientError !== undefined) server.on('clientError', onClientError)
  return originOf(listening(server))
}

/** The call as raw text for a persistent connection. */
const keyedText = [
  `POST ${keyedPath} HTTP/1.1`,
  'Host: a',
  ...Object.entries(keyedHeaders).map(([name, value]) => `${name}: ${value}`),
  `Content-Length: ${JSON.stringify(keyedBody).length}`,
  '',
  JSON.stringify(keyedBody),
].join('\r\n')

const once = (first: RequestHandler): RequestHandler => {
  let count = 0
  return (request, response, next) => {
    count++
    if (count === 1) return first(request, response, next)
    return response.status(201).send(`call ${count}`)
  }
}

it.each<[what: string, handler: RequestHandler]>([
  ['destroys its response', (_request, response) => void response.destroy()],
  [
    'throws in the midst of it',
    (_request, response) => {
      response.write('a')
      throw new Error('of the handler')
    },
  ],
])('frees the key of a call whose handler %s', async (_what, handler) => {
  const origin = await onExpress(once(handler))
  expect(await sendKeyed(origin)).toBe('closed')
  expect(await sendKeyed(origin)).toBe('201 call 2')
})

it('keeps the key if the client disconnects while the handler runs', async () => {
  let answer = () => {}
  const handler: RequestHandler = (_request, response) => {
    answer = () => void response.status(201).send('late')
    leave.abort()
  }
  const leave = new AbortController()
  const origin = await onExpress(handler)
  expect(await sendKeyed(origin, { signal: leave.signal })).toBe('closed')
  expect(await sendKeyed(origin)).toMatch(/^409 /)
  answer()
  expect(await sendKeyed(origin)).toBe('201 late')
})

it.each<[what: string, onClientError: (error: Error, socket: ClientSocket) => void]>([
  ['by the listener for unreadable requests', clientErrorListener()],
  ['by its own listener', (_error, socket) => void socket.destroy()],
])('keeps the key of a running call whose connection is ended %s', async (_what, onClientError) => {
  let answer = () => {}
  const started = deferred<void>()
  const handler: RequestHandler = (_request, response) => {
    response.status(201).write('a')
    answer = () => void response.end('b')
    started.resolve()
  }
  const origin = await onExpress(handler, { onClientError })
  await sendRaw(origin, keyedText, async (socket) => {
    await started.promise
    socket.write('garbage\0\r\n\r\n')
  })
  expect(await sendKeyed(origin)).toMatch(/^409 /)
  answer()
  expect(await sendKeyed(origin)).toBe('201 ab')
})

it('keeps the key of a running call if another call closes its connection', async () => {
  let answer = () => {}
  const handler: RequestHandler = (request, response, next) => {
    response.status(201).write('a')
    if (request.url !== keyedPath) return next(new Error('of the handler'))
    answer = () => void response.end('b')
  }
  const origin = await onExpress(handler)
  expect(await sendRaw(origin, `${keyedText}GET /other HTTP/1.1\r\nHost: a\r\n\r\n`)).toBe('')
  expect(await sendKeyed(origin)).toMatch(/^409 /)
  answer()
  expect(await sendKeyed(origin)).toBe('201 ab')
})

it('lets later middleware set headers when the head is written', async () => {
  const between: RequestHandler = (_request, response, next) => {
    const { writeHead } = response
    response.writeHead = function (this: typeof response, ...given: unknown[]) {
      response.setHeader('X-Session', 'own')
      return writeHead.apply(this, given as never)
    } as typeof writeHead
    next()
  }
  const origin = await onExpress((_request, response) => void response.json({}), { between })
  const response = await fetch(origin + keyedPath, keyedCall())
  expect(response.headers.get('x-session')).toBe('own')
})

it('repeats binary bytes', async () => {
  const bytes = Buffer.from([0xff, 0xfe, 0x00, 0x80])
  const handler: RequestHandler = (_request, response) => {
    response.status(201).type('application/octet-stream').end(bytes)
  }
  const origin = await onExpress(handler)
  for (const _turn of [1, 2]) {
    const response = await fetch(origin + keyedPath, keyedCall())
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  }
})
