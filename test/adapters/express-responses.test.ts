import { createServer } from 'node:http'
import express, { type Express, type RequestHandler } from 'express'
import { expect, it } from 'vitest'
import { campaignContract } from '../../src/adapters/express.js'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import {
  keyedBody,
  keyedCall,
  keyedHeaders,
  keyedOptions,
  keyedPath,
  sendKeyed,
} from './keyed-calls.js'
import { listening } from './listening.js'

interface Setup {
  before?: (app: Express) => void
  between?: RequestHandler
  options?: AdapterOptions
}

async function onExpress(
  handler: RequestHandler,
  use: (origin: string) => Promise<void>,
  { before, between, options }: Setup = {},
): Promise<void> {
  const app = express()
  // So that the last handler of Express prints nothing.
  app.set('env', 'test')
  before?.(app)
  app.use(campaignContract(keyedOptions(options)))
  if (between !== undefined) app.use(between)
  app.use(handler)
  const { origin, close } = await listening(createServer(app))
  try {
    await use(origin)
  } finally {
    await close()
  }
}

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
  await onExpress(once(handler), async (origin) => {
    expect(await sendKeyed(origin)).toBe('closed')
    expect(await sendKeyed(origin)).toBe('201 call 2')
  })
})

it('keeps the key of a call whose client leaves while the handler runs', async () => {
  let answer = () => {}
  const handler: RequestHandler = (_request, response) => {
    answer = () => void response.status(201).send('late')
    leave.abort()
  }
  const leave = new AbortController()
  await onExpress(handler, async (origin) => {
    expect(await sendKeyed(origin, { signal: leave.signal })).toBe('closed')
    expect(await sendKeyed(origin)).toMatch(/^409 /)
    answer()
    expect(await sendKeyed(origin)).toBe('201 late')
  })
})

it('lets a response pass whose head is out before', async () => {
  let count = 0
  const before = (app: Express) =>
    app.use((_request, response, next) => {
      response.flushHeaders()
      next()
    })
  const handler: RequestHandler = (_request, response) => void response.end(`call ${++count}`)
  await onExpress(
    handler,
    async (origin) => {
      expect(await sendKeyed(origin)).toBe('200 call 1')
      expect(await sendKeyed(origin)).toBe('200 call 1')
    },
    { before },
  )
})

it('lets middleware behind it set headers when the head is written', async () => {
  const between: RequestHandler = (_request, response, next) => {
    const { writeHead } = response
    response.writeHead = function (this: typeof response, ...given: unknown[]) {
      response.setHeader('X-Session', 'own')
      return writeHead.apply(this, given as never)
    } as typeof writeHead
    next()
  }
  await onExpress(
    (_request, response) => void response.json({}),
    async (origin) => {
      const response = await fetch(origin + keyedPath, keyedCall())
      expect(response.headers.get('x-session')).toBe('own')
    },
    { between },
  )
})

it('repeats bytes that are no text', async () => {
  const bytes = Buffer.from([0xff, 0xfe, 0x00, 0x80])
  const handler: RequestHandler = (_request, response) => {
    response.status(201).type('application/octet-stream').end(bytes)
  }
  await onExpress(handler, async (origin) => {
    for (const _turn of [1, 2]) {
      const response = await fetch(origin + keyedPath, keyedCall())
      expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
    }
  })
})

it('keeps a response whose status is a text', async () => {
  let count = 0
  const handler: RequestHandler = (_request, response) => {
    response.statusCode = '201' as never
    response.end(`call ${++count}`)
  }
  await onExpress(handler, async (origin) => {
    expect(await sendKeyed(origin)).toBe('201 call 1')
    expect(await sendKeyed(origin)).toBe('201 call 1')
  })
})

it('keeps earlier headers of a rejection, but those about content', async () => {
  const before = (app: Express) =>
    app.use((_request, response, next) => {
      response.set({ 'X-Own': 'yes', 'Content-Encoding': 'gzip', ETag: '"a"' })
      next()
    })
  await onExpress(
    () => {},
    async (origin) => {
      const response = await fetch(origin + keyedPath, keyedCall({ headers: {} }))
      expect(response.status).toBe(401)
      expect(response.headers.get('x-own')).toBe('yes')
      expect(response.headers.get('etag')).toBeNull()
      expect(await response.json()).toHaveProperty('error')
    },
    { before },
  )
})

it.each([
  ['text', express.text({ type: '*/*' }), JSON.stringify(keyedBody)],
  ['JSON text', express.json({ strict: false }), JSON.stringify(JSON.stringify(keyedBody))],
])('hands on what was validated where a parser made %s of it', async (_what, parser, body) => {
  const handler: RequestHandler = (request, response) => void response.json(request.body)
  await onExpress(
    handler,
    async (origin) => {
      const response = await fetch(origin + keyedPath, keyedCall({ body, headers: keyedHeaders }))
      expect(await response.json()).toEqual(keyedBody)
    },
    { before: (app) => app.use(parser) },
  )
})
