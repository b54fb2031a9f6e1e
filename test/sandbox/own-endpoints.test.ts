import { describe, expect, it } from 'vitest'
import { createSandbox } from '../../src/testing/sandbox/index.js'
import { authorization, clientOf, type Reached, ways } from './client.js'

const json = { 'Content-Type': 'application/json' }

/** Sends a request to an own endpoint; returns the status and the body. */
async function asked({ origin, send }: Reached, line: string, headers: object, body?: string) {
  const [method = '', path = ''] = line.split(' ')
  const init = { method, headers: { ...headers }, ...(body !== undefined && { body }) }
  const response = await send(new Request(`${origin}/sandbox${path}`, init))
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe.each(Object.entries(ways))("the sandbox's own endpoints, by %s", (_, open) => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'text/plain;charset=UTF-8',
    'multipart/form-data; boundary=x',
    'application/json, text/plain',
    '',
  ])('refuse a body of type `%s`, and change nothing', async (type) => {
    const reached = await open({})
    const { admin } = clientOf(reached)
    const before = (await admin('GET', '/data')).body
    const given = '{"operation":"searchCampaigns","given":{"workspace":{}}}'
    // A body of bytes has no default type.
    const bytes = new TextEncoder().encode(given)
    for (const line of ['POST /given', 'PUT /data', 'PUT /clock', 'PATCH /campaigns/a']) {
      const [method = '', path = ''] = line.split(' ')
      const headers = type === '' ? {} : { 'Content-Type': type }
      const url = `${reached.origin}/sandbox${path}`
      const response = await reached.send(new Request(url, { method, headers, body: bytes }))
      expect(response.status).toBe(415)
      expect(await response.json()).toEqual({
        error: { message: 'The body must be JSON, with `Content-Type: application/json`.' },
      })
    }
    expect((await admin('GET', '/data')).body).toEqual(before)
  })

  it('accept a body of 32 MiB, and reject a larger one', async () => {
    const reached = await open({})
    const limit = 32 * 1024 * 1024
    const head = '{"workspace":{}}'
    const fitting = head + ' '.repeat(limit - head.length)
    expect((await asked(reached, 'PUT /data', json, fitting)).status).toBeLessThan(300)
    const { status, text } = await asked(reached, 'PUT /data', json, `${fitting} `)
    expect({ status, text }).toMatchObject({ status: 413, text: expect.stringContaining('32 MiB') })
  })

  it('accept JSON with parameters in any case', async () => {
    const reached = await open({})
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' }
    const { status } = await asked(reached, 'PUT /clock', headers, '{"advance_seconds":1}')
    expect(status).toBe(200)
  })

  it.each([
    ['Origin', 'https://evil.example'],
    ['Origin', 'null'],
    ['Origin', 'http://localhost.evil.example'],
    ['Origin', 'http://localhost:1'],
    ['Sec-Fetch-Site', 'cross-site'],
    ['Sec-Fetch-Site', 'same-site'],
  ])('refuse %s: %s', async (name, value) => {
    const reached = await open({})
    for (const line of ['GET /data', 'GET ', 'DELETE /data', 'DELETE /clock', 'GET /none']) {
      const { status, text } = await asked(reached, line, { [name]: value })
      expect(status).toBe(403)
      expect(JSON.parse(text)).toEqual({ error: { message: expect.any(String) } })
    }
    const { status } = await asked(reached, 'PUT /clock', { ...json, [name]: value }, '{}')
    expect(status).toBe(403)
  })

  it('accept a page of their own origin', async () => {
    const reached = await open({})
    const headers = { ...json, Origin: reached.origin, 'Sec-Fetch-Site': 'same-origin' }
    const { status } = await asked(reached, 'PUT /clock', headers, '{"advance_seconds":1}')
    expect(status).toBe(200)
    expect((await asked(reached, 'GET /data', { 'Sec-Fetch-Site': 'none' })).status).toBe(200)
  })

  it.each(['GET /data', 'DELETE /clock', 'GET /none', 'OPTIONS /data', 'GET /../none'])(
    'answer %s with nothing that a foreign page or a sniffing browser could use',
    async (line) => {
      const { headers, text } = await asked(await open({}), line, { Accept: 'text/html' })
      expect(headers.get('content-type')).toBe('application/json')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(text).not.toMatch(/\bat .*:\d+:\d+|node_modules|<html/)
    },
  )

  it('reject undecodable ids with 400', async () => {
    const { status, text } = await asked(await open({}), 'PATCH /campaigns/%FF', json, '{}')
    expect({ status, text: JSON.parse(text) }).toMatchObject({ status: 400, text: { error: {} } })
  })
})

it.each(['file', 'chrome-extension', 'moz-extension', 'ftp', 'ws'])(
  'a page of %s:// is none of their own origin, though it names the host',
  async (scheme) => {
    const { fetch } = createSandbox()
    const statusOf = async (origin: string) =>
      (
        await fetch(
          new Request('http://localhost/sandbox/data', {
            headers: { Host: 'localhost', Origin: origin },
          }),
        )
      ).status
    expect(await statusOf('http://localhost')).toBe(200)
    expect(await statusOf(`${scheme}://localhost`)).toBe(403)
  },
)

describe.each(Object.entries(ways))('the clock, by %s', (_, open) => {
  it.each([
    '{"now":"+275760-09-13T00:00:00.000Z"}',
    '{"now":"9999-12-31T23:59:59Z","advance_seconds":1}',
    '{"advance_seconds":8e12}',
    '{"advance_seconds":1e300}',
    '{"advance_seconds":-1e300}',
  ])('refuses %s, and goes on', async (body) => {
    const reached = await open({})
    expect((await asked(reached, 'PUT /clock', json, body)).status).toBe(400)
    expect((await asked(reached, 'GET /clock', {})).status).toBe(200)
  })
})

describe.each(Object.entries(ways))('the API, by %s', (_, open) => {
  const headers = { Authorization: authorization, ...json, 'Idempotency-Key': crypto.randomUUID() }

  it('ignores Origin, because pages have no credentials', async () => {
    const { origin, send } = await open({})
    const foreign = { ...headers, Origin: 'https://app.example', 'Sec-Fetch-Site': 'cross-site' }
    const response = await send(new Request(`${origin}/v5/offers`, { headers: foreign }))
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})
