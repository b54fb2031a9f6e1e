import { PassThrough, Readable, Stream } from 'node:stream'
import type { Context, Middleware } from 'koa'
import { expect, it } from 'vitest'
import { campaignContract } from '../../src/adapters/koa.js'
import { deferred } from './deferred.js'
import { keyedCall, keyedOptions, keyedPath, sendKeyed } from './keyed-calls.js'
import { servedKoa } from './served-koa.js'

/** A response as the client sees it, without headers of the connection. */
async function seen(origin: string): Promise<string> {
  const response = await fetch(origin + keyedPath, keyedCall({ redirect: 'manual' }))
  const { status, statusText, headers } = response
  const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1')
  const kept = ['content-type', 'content-encoding', 'x-own'].map((name) => headers.get(name))
  return JSON.stringify([status, statusText, kept, bytes])
}

const statusOf = async (origin: string) => JSON.parse(await seen(origin))[0]

/** A stream of Node's first kind, which is not iterable. */
function firstStream(): Stream {
  const stream = Object.assign(new Stream(), { readable: true })
  setImmediate(() => {
    stream.emit('data', Buffer.from('first '))
    stream.emit('data', Buffer.from('kind'))
    stream.emit('end')
    stream.emit('close')
  })
  return stream
}

type Answer = (context: Context) => void

const answers: Record<string, Answer> = {
  'a stream of the first kind': (context) => {
    context.body = firstStream()
  },
  'a stream with a type that has parameters': (context) => {
    context.set('Content-Type', 'multipart/mixed; boundary=abc')
    context.body = Readable.from([Buffer.from('--abc--')])
  },
  'a stream with a type that Koa does not know': (context) => {
    context.set('Content-Type', 'weird')
    context.body = Readable.from([Buffer.from('a')])
  },
  'a stream without a type': (context) => {
    context.body = Readable.from([Buffer.from('a')])
    context.remove('Content-Type')
  },
  'a response of the Fetch API without a body': (context) => {
    context.body = new Response(null, { status: 201, headers: { 'X-Own': 'a' } })
  },
  'a response of the Fetch API': (context) => {
    context.body = new Response('"é"', { headers: { 'Content-Type': 'application/json; a=b' } })
  },
  'an object that can be iterated over': (context) => {
    context.body = { a: 1, async *[Symbol.asyncIterator]() {} }
  },
  'a text with an encoding that changes nothing': (context) => {
    context.set('Content-Encoding', 'utf-8')
    context.body = { a: 'é' }
  },
  'a phrase of its own': (context) => {
    context.status = 201
    context.message = 'Made'
  },
  'no body, but a status': (context) => {
    context.body = null
    context.status = 200
  },
  'an object that is another each time': (context) => {
    let count = 0
    context.body = { toJSON: () => ({ count: ++count }) }
  },
}

it.each(Object.entries(answers))('sends and repeats on Koa %s', async (_, answer) => {
  const plain = await seen(await servedKoa(answer))
  const origin = await servedKoa(campaignContract(keyedOptions()), answer)
  expect(await seen(origin)).toBe(plain)
  // The status message is not stored.
  expect(await seen(origin)).toBe(plain.replace('Made",[', 'Created",['))
})

it('frees the key on Koa if a body cannot be sent', async () => {
  const bodies: unknown[] = [() => 1, { a: 1 }]
  const answer: Answer = (context) => {
    context.body = bodies.shift()
  }
  const origin = await servedKoa(campaignContract(keyedOptions()), answer)
  expect([await statusOf(origin), await statusOf(origin)]).toEqual([500, 200])
})

it('stores no response if a Koa handler writes by itself', async () => {
  let count = 0
  const answer: Answer = ({ res }) => {
    count++
    res.statusCode = 200
    res.end(`call ${count}`)
  }
  const origin = await servedKoa(campaignContract(keyedOptions()), answer)
  expect(await sendKeyed(origin)).toBe('200 call 1')
  expect(await sendKeyed(origin)).toBe('200 call 2')
})

it('keeps the key on Koa if the client disconnects during a stream', async () => {
  const leaving = new AbortController()
  let count = 0
  const lost = deferred<void>()
  const answer: Answer = (context) => {
    count++
    const body = new PassThrough().once('close', lost.resolve)
    body.write('{')
    context.body = body
    leaving.abort()
  }
  const origin = await servedKoa(campaignContract(keyedOptions()), answer)
  await sendKeyed(origin, { signal: leaving.signal })
  await lost.promise
  await new Promise(setImmediate)
  expect(await statusOf(origin)).toBe(409)
  expect(count).toBe(1)
})

it('frees the key on Koa if the request body cannot be replaced', async () => {
  const fixed: Middleware = (context, next) => {
    Object.defineProperty(context.request, 'body', { get: () => undefined })
    return next()
  }
  const answer: Answer = (context) => {
    context.body = {}
  }
  const origin = await servedKoa(fixed, campaignContract(keyedOptions()), answer)
  expect([await statusOf(origin), await statusOf(origin)]).toEqual([500, 500])
})
