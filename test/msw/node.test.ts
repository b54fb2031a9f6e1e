import nodeHttp from 'node:http'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sandboxHandlers } from '../../src/testing/msw/index.js'
import { createSandbox } from '../../src/testing/sandbox/index.js'
import { listening } from '../adapters/listening.js'
import { bases } from '../conformance/load-cases.js'
import { authorization } from '../sandbox/client.js'

const server = setupServer()
afterEach(() => {
  server.resetHandlers()
  server.close()
})

/** Installs these handlers; unhandled calls fail. */
function answering(...handlers: Parameters<typeof server.use>) {
  server.listen({ onUnhandledRequest: 'error' })
  server.use(...handlers)
}

const draft = JSON.stringify(bases['create-push-minimal']?.body)
const create = (url: string, key = crypto.randomUUID(), body = draft) =>
  fetch(url, {
    method: 'POST',
    headers: {
      Authorization: authorization,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      'X-SVC-Request-Id': '8d8ac610-566d-4ef0-9c22-186b2a5ed793',
    },
    body,
  })

describe('sandboxHandlers in Node', () => {
  it('respond to fetch from a stateful sandbox', async () => {
    const sandbox = createSandbox()
    answering(...sandboxHandlers(sandbox))
    const url = 'https://api.example.com/v5/campaigns'
    const key = crypto.randomUUID()
    const created = (await (await create(url, key)).json()) as { data: { id: string } }
    expect(created).toMatchObject({ data: { status: 'DRAFT' } })
    expect(await (await create(url, key)).json()).toEqual(created)
    const headers = { Authorization: authorization, 'X-SVC-Request-Id': 'a-1' }
    const read = await fetch(`${url}/${created.data.id}`, { headers })
    expect(await read.json()).toMatchObject({ data: created.data })
    expect(Object.keys(sandbox.data().campaigns ?? {})).toEqual([created.data.id])
    expect((await create(url, undefined, '{,}')).status).toBe(400)
  })

  it('answer a URL with a fragment, which is never sent', async () => {
    answering(...sandboxHandlers())
    const headers = { Authorization: authorization, 'X-SVC-Request-Id': 'a-1' }
    const response = await fetch('https://api.example.com/v5/offers#part', { headers })
    expect(response.status).toBe(200)
  })

  it('respond to node:http, and to every method of an API path', async () => {
    answering(...sandboxHandlers())
    const status = (path: string, method = 'GET') =>
      new Promise((resolve, reject) => {
        const options = { auth: 'workspace:key', method }
        nodeHttp
          .get(`http://api.example.com${path}`, options, (response) => {
            response.resume()
            resolve(response.statusCode)
          })
          .on('error', reject)
      })
    expect(await status('/v5/offers?id=offer_1')).toBe(200)
    expect(await status('/v5/%6Fffers/')).toBe(200)
    expect(await status('/v5/offers', 'DELETE')).toBe(405)
    expect(await status('/v5/offers', 'HEAD')).toBe(200)
  })

  it('ignore requests outside the API', async () => {
    const other = nodeHttp.createServer((_, response) => response.end('from the network'))
    const { origin, close } = await listening(other)
    server.listen({ onUnhandledRequest: 'error' })
    server.use(
      ...sandboxHandlers(),
      http.get('https://api.example.com/other', () => HttpResponse.text('from the next')),
    )
    expect(await (await fetch('https://api.example.com/other')).text()).toBe('from the next')
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(fetch(`${origin}/V5/offers`)).rejects.toThrow()
    await expect(fetch(`${origin}/sandbox/data`)).rejects.toThrow()
    expect(silenced).toHaveBeenCalledTimes(2)
    silenced.mockRestore()
    server.close()
    server.listen({ onUnhandledRequest: 'bypass' })
    server.use(...sandboxHandlers())
    expect(await (await fetch(`${origin}/other`)).text()).toBe('from the network')
    await close()
  })

  it.each([
    ['https://api.example.com', 'https://api.example.com/v5/campaigns'],
    ['https://api.example.com/', 'https://api.example.com/v5/campaigns'],
    ['https://api.example.com/base', 'https://api.example.com/base/v5/campaigns'],
  ])('answer below the base URL %s alone', async (baseUrl, url) => {
    answering(...sandboxHandlers({}, { baseUrl }))
    expect((await create(url)).status).toBe(200)
    const headers = { Authorization: authorization }
    expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(405)
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(create('https://other.example.com/v5/campaigns')).rejects.toThrow()
    await expect(create('https://api.example.com/basement/v5/campaigns')).rejects.toThrow()
    silenced.mockRestore()
  })

  it('accept sandbox options, and reject others', async () => {
    answering(...sandboxHandlers({ contract: { serviceName: 'ACME', basePath: '/eu' } }))
    const rejected = await create('https://api.example.com/eu/v5/campaigns', undefined, '{}')
    expect(await rejected.text()).toContain('X-ACME-Request-Id')
    expect(() => sandboxHandlers({ port: 1 } as never)).toThrow(TypeError)
    expect(() => sandboxHandlers({}, { url: 'x' } as never)).toThrow(TypeError)
    expect(() => sandboxHandlers({}, { baseUrl: '/api' })).toThrow(TypeError)
    expect(() => sandboxHandlers({}, { baseUrl: 'ftp://api.example.com' })).toThrow(TypeError)
  })
})
