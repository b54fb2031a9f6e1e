import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { holdResponse } from '../../src/adapters/node/response.js'
import { listening } from '../adapters/listening.js'

/** Returns what the client gets of a buffered response. */
async function held(write: (response: ServerResponse) => void): Promise<Response> {
  const { origin, close } = await listening(
    createServer((_request, response) => {
      holdResponse(response, async () => undefined)
      write(response)
    }),
  )
  try {
    const response = await fetch(origin)
    return new Response(await response.arrayBuffer(), response)
  } finally {
    await close()
  }
}

const oneAfterAnother = ['X-One', '1', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2']
const asObject: OutgoingHttpHeaders = { 'X-One': '1', 'Set-Cookie': ['a=1', 'b=2'] }

it.each([
  ['an object', (response: ServerResponse) => response.writeHead(201, asObject)],
  [
    'an object after a text',
    (response: ServerResponse) => response.writeHead(201, 'Made', asObject),
  ],
  ['a list', (response: ServerResponse) => response.writeHead(201, oneAfterAnother)],
])('sends the headers passed to `writeHead` as %s', async (_form, writeHead) => {
  const { status, headers } = await held((response) => writeHead(response).end('{}'))
  expect(status).toBe(201)
  expect(headers.get('x-one')).toBe('1')
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect([...headers.keys()].filter((name) => /^\d+$/.test(name))).toEqual([])
})

it('reports that a response has begun', async () => {
  const begun: boolean[] = []
  const { status } = await held((response) => {
    begun.push(response.headersSent)
    response.write('{')
    begun.push(response.headersSent)
    response.end('}')
    begun.push(response.headersSent)
  })
  expect(status).toBe(200)
  expect(begun).toEqual([false, true, true])
})

it('sends the first of two responses', async () => {
  const response = await held((twice) => {
    twice.writeHead(200, 'Very Fine', { 'X-Own': '1' }).end('first')
    twice.statusCode = 400
    twice.setHeader('X-Own', '2')
    twice.end('second')
  })
  expect([response.status, response.statusText, await response.text()]).toEqual([
    200,
    'Very Fine',
    'first',
  ])
  expect(response.headers.get('x-own')).toBe('1')
})

it('throws for an invalid status, as Node does', async () => {
  const errors: unknown[] = []
  await held((response) => {
    response.statusCode = 99
    try {
      response.end()
    } catch (error) {
      errors.push(error)
      response.statusCode = 500
      response.end()
    }
  })
  expect(errors).toEqual([new RangeError('no status: 99')])
})

it('announces no trailers, because it sends a buffered body', async () => {
  const response = await held((own) => {
    own.setHeader('Trailer', 'X-Sum')
    own.write('{')
    own.end('}')
  })
  expect([response.status, response.headers.get('trailer'), await response.text()]).toEqual([
    ...[200, null, '{}'],
  ])
})
