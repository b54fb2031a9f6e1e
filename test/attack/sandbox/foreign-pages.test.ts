import { describe, expect, it } from 'vitest'
import { authorization } from '../../sandbox/client.js'
import { rawExchange } from '../../sandbox/raw-exchange.js'
import { served } from '../../sandbox/served.js'

/** Sends one raw request; returns its response. */
async function sent(origin: string, line: string, headers: readonly string[], body = '') {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  const head = [`${line} HTTP/1.1`, ...headers, ...length, 'Connection: close', '', '']
  const [answer] = await rawExchange(origin, head.join('\r\n') + body)
  if (answer === undefined) throw new Error('The server sent no response.')
  return answer
}

const given = '{"operation":"searchCampaigns","given":{"workspace":{"tagIds":["stolen"]}}}'

const dataOf = async (origin: string) =>
  (await fetch(`${origin}/sandbox/data`)).json() as Promise<unknown>

it('a preflight gets no permission', async () => {
  const { origin } = await served()
  const asking = [
    `Host: ${new URL(origin).host}`,
    'Origin: https://evil.example',
    'Access-Control-Request-Method: PUT',
    'Access-Control-Request-Headers: content-type,authorization',
    'Access-Control-Request-Private-Network: true',
  ]
  for (const path of ['/sandbox/given', '/sandbox/data', '/v5/campaigns', '/v5/offers', '/']) {
    const { status, headers } = await sent(origin, `OPTIONS ${path}`, asking)
    expect([401, 403, 404]).toContain(status)
    expect(Object.keys(headers).join()).not.toContain('access-control')
  }
})

describe('DNS rebinding', () => {
  const hosts = [
    ...['evil.example', 'evil.example:4010', 'localhost.evil.example', '127.0.0.1.evil.example'],
    ...['evil.example#localhost', 'evil.example@localhost', 'localhost@evil.example', ''],
    ...['localhost, evil.example', 'evil.example, localhost', '[::1].evil.example', '203.0.113.7'],
  ]
  const paths = ['/sandbox/data', '/v5/offers', '/v5/campaigns/a', '/', '/sandbox/../v5/offers']

  it.each(hosts)('reads nothing as Host `%s`', async (host) => {
    const { origin } = await served()
    for (const path of paths) {
      const headers = [`Host: ${host}`, `Authorization: ${authorization}`]
      const { status, body } = await sent(origin, `GET ${path}`, headers)
      expect({ status, body }).toEqual({
        status: 421,
        body: { error: { message: expect.stringContaining('--allow-host') } },
      })
    }
  })

  it('writes nothing, even with the same origin', async () => {
    const { origin } = await served()
    const headers = [
      'Host: evil.example:4010',
      'Origin: http://evil.example:4010',
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/json',
    ]
    expect((await sent(origin, 'POST /sandbox/given', headers, given)).status).toBe(421)
    expect(JSON.stringify(await dataOf(origin))).not.toContain('stolen')
  })

  it.each<[what: string, status: number, line: string, headers: string[]]>([
    ['a second Host', 421, 'GET /sandbox/data', ['Host: localhost', 'Host: evil.example']],
    ['a folded Host', 400, 'GET /sandbox/data', ['Host: evil.example', ' localhost']],
    ['X-Forwarded-Host', 421, 'GET /', ['Host: evil.example', 'X-Forwarded-Host: localhost']],
    ['a whole URL', 421, 'GET http://evil.example/sandbox/data', ['Host: localhost']],
    ['a user in a URL', 421, 'GET http://localhost@evil.example/', ['Host: localhost']],
  ])('is not helped by %s', async (_, status, line, headers) => {
    const { origin } = await served()
    expect((await sent(origin, line, headers)).status).toBe(status)
  })

  it.each(['localhost', '127.0.0.1', '127.1.2.3:80', '[::1]', 'LOCALHOST:4010'])(
    'is no reason to refuse Host %s',
    async (host) => {
      const { origin } = await served()
      expect((await sent(origin, 'GET /sandbox/data', [`Host: ${host}`])).status).toBe(200)
      const headers = [`Host: ${host}`, `Authorization: ${authorization}`]
      expect((await sent(origin, 'GET /v5/offers', headers)).status).toBe(200)
    },
  )
})
