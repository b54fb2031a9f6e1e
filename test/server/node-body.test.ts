import { createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { readNodeBody } from '../../src/adapters/node/body.js'
import { listening } from '../adapters/listening.js'

/** Returns the result of reading a request body sent as these bytes. */
async function read(
  bytes: string,
  limit: number,
  before: (request: IncomingMessage) => unknown = () => {},
): Promise<unknown> {
  let finish = (_result: unknown): void => {}
  const result = new Promise((resolve) => {
    finish = resolve
  })
  const { origin, close } = await listening(
    createServer(async (request, response) => {
      await before(request)
      try {
        finish(await readNodeBody(request, limit))
      } catch (error) {
        finish(error)
      }
      response.end()
    }),
  )
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => {})
  // Missing announced bytes abort the body.
  socket.end(bytes)
  try {
    return await result
  } finally {
    socket.destroy()
    await close()
  }
}

const head = (...lines: string[]) =>
  ['POST / HTTP/1.1', 'Host: a', 'Connection: close', ...lines, '', ''].join('\r\n')

it('reads the bytes of a body', async () => {
  expect(await read(`${head('Content-Length: 2')}{}`, 2)).toEqual({
    value: Buffer.from('{}'),
    isRaw: true,
  })
})

it('does not read a body announced as too large', async () => {
  expect(await read(head('Content-Length: 3'), 2)).toEqual({ isTooLarge: true })
})

it('drains a body that turns out too large', async () => {
  const sent = `${head('Transfer-Encoding: chunked')}2\r\n{}\r\n1\r\n \r\n0\r\n\r\n`
  expect(await read(sent, 2)).toEqual({ isTooLarge: true })
})

it('reports an aborted body', async () => {
  expect(await read(`${head('Content-Length: 9')}{}`, 9)).toEqual({ isAborted: true })
})

it('reports a body that was already read as unread', async () => {
  const drained = async (request: IncomingMessage) => {
    for await (const _chunk of request);
  }
  expect(await read(`${head('Content-Length: 2')}{}`, 2, drained)).toEqual({ isUnread: true })
})

it('does not wait for a body that was aborted before', async () => {
  const broken = (request: IncomingMessage) =>
    new Promise<void>((resolve) => {
      request.on('error', () => {})
      request.on('close', () => resolve())
      request.resume()
    })
  expect(await read(`${head('Content-Length: 9')}{}`, 9, broken)).toEqual({ isAborted: true })
})
