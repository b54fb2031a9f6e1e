import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sendRaw } from '../../adapters/send-raw.js'
import { authorization } from '../../sandbox/client.js'
import { serveProcess } from '../command/process.js'
import { type Random, randomFrom } from '../targets/random.js'

const requests = 2000
const atOnce = 20

/** Repeat a run with PROPERTY_SEED. */
const seed = Number(process.env.PROPERTY_SEED ?? Math.floor(Math.random() * 2 ** 32))

/** Splits a list whose items are separated by two spaces or a line break. */
const items = (text: string): string[] => text.trim().split(/ {2,}|\n */)

const methods = ['', ...items('GET  POST  PUT  PATCH  DELETE  HEAD  OPTIONS  TRACE  get  X')]
const targets = items(`
  /sandbox  /sandbox/  /sandbox/data  /sandbox/clock  /sandbox/given  /sandbox/campaigns/a
  /sandbox/offerings/offer_1  /sandbox/campaigns/%FF  /sandbox/x/y  /v5/offers  /v5/campaigns
  /v5/campaigns/test  /v5/offers/offer_1%  /v5/campaigns/%FF  /  *  //  sandbox  /sandbox/../data
  /sandbox/data?x=%  http://localhost/sandbox  /sandbox/__proto__/x  /sandbox/campaigns/__proto__
  \\sandbox  /sandbox/\x7f  /é
`)
const ways = items(`
  PUT /sandbox/data  PUT /sandbox/clock  POST /sandbox/given  PATCH /sandbox/campaigns/a
  PATCH /sandbox/offerings/offer_1  DELETE /sandbox/data  GET /v5/offers  POST /v5/offers
  GET /v5/campaigns/a  POST /v5/campaigns/search  PATCH /v5/offers/offer_1
`)
const headers = items(`
  Host: localhost  Host: evil.example  Host:  Host: [::1  Authorization: ${authorization}
  Origin: null  Origin: http://localhost  Origin: \x80  Sec-Fetch-Site: cross-site
  Content-Type: application/json  Content-Type: text/plain  Content-Type: application/json;
  Content-Encoding: gzip  Transfer-Encoding: chunked  Transfer-Encoding: x  Expect: x
  Content-Length: 0  Content-Length: 5  Content-Length: -1  Content-Length: 99999999999
  Connection: close  Connection: Upgrade  Upgrade: websocket  Cookie: a  X: \0  : x
  Expect: 100-continue  X-HTTP-Method-Override: DELETE  Range: bytes=0-0  TE: trailers
`)
const bodies = [
  '',
  '{}',
  '[]',
  'null',
  '0',
  '"a"',
  '{',
  '{"now":"soon"}',
  '{"now":1e400}',
  '\xff\xfe',
  '\0',
  '{"advance_seconds":1e308}',
  '{"advance_seconds":-86400}',
  '{"now":"2026-01-01T00:00:00Z"}',
  '{"campaigns":{"a":{"status":"DRAFT"}}}',
  '{"campaigns":{"__proto__":{}}}',
  '{"__proto__":1}',
  '{"offerings":{"offer_1":{"scheduling":1,"status":[],"name":{}}}}',
  '{"credentials":[{}]}',
  '{"workspace":{"tagIds":[""]}}',
  '{"workspace":{"connectors":[null]}}',
  '{"id":null}',
  '{"operation":"testCampaign","given":{}}',
  '{"operation":"constructor","given":{}}',
  '{"operation":"createCampaign","headers":{"idempotency-key":"k"},"given":{"idempotency":{"state":"completed","createdAt":"2026-01-01T00:00:00Z","response":{"status":999,"headers":{"a":"\\r\\n"},"body":{}}}}}',
  '{"operation":"createCampaign","headers":{"idempotency-key":1,"authorization":[]},"body":1,"params":1,"given":{"idempotency":{"state":"in-progress","createdAt":0},"campaign":[],"offering":1,"workspace":{},"now":"2026"}}',
  '{"operation":"getCampaign","params":{"campaign_id":{}},"headers":null,"given":{"campaign":{"a":1},"recentRequests":[1,-1,1e300]}}',
  '5\r\n{"a":\r\n1\r\n1\r\n1\r\n}\r\n0\r\n\r\n',
  '[['.repeat(5000),
  '{"a":'.repeat(5000),
  '{"campaigns":{"a":'.repeat(2000),
]

/** Generates a request that is more or less valid HTTP. */
function requestOf({ below, chance, pick }: Random): string {
  const isPlain = chance(0.6)
  const body = pick(bodies)
  const lines = isPlain
    ? [
        ...['Host: localhost', 'Content-Type: application/json', `Authorization: ${authorization}`],
        `Content-Length: ${Buffer.byteLength(body, 'latin1')}`,
      ]
    : ['Host: localhost']
  while (chance(isPlain ? 0.2 : 0.7)) lines.push(pick(headers))
  const way = chance(0.5) ? pick(ways) : `${pick(methods)} ${pick(targets)}`
  const line = `${way} HTTP/${chance(0.95) ? '1.1' : pick(['1.0', '2'])}`
  const text = `${[line, ...lines].join('\r\n')}\r\n\r\n${body}`
  if (chance(0.85)) return text
  const at = below(text.length)
  const mutants = [
    () => text.slice(0, at),
    () => text.slice(0, at) + String.fromCharCode(below(256)) + text.slice(at + 1),
    () => text.replaceAll('\r\n', '\n'),
    () => text + text.slice(at),
  ]
  return pick(mutants)()
}

type Server = Awaited<ReturnType<typeof serveProcess>>

/** Returns the peak memory of a server, in MiB. */
function peakMebibytes({ child }: Server): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
}

const statusesIn = (text: string): number[] =>
  [...text.matchAll(/^HTTP\/1\.1 (\d+) /gm)].map(([, status]) => Number(status))

const ownPage = /<!doctype html>\n<html lang="en" data-website=.*?<\/html>/gs

async function fuzz({ origin, child }: Server, sent: readonly string[]) {
  for (let start = 0; start < sent.length; start += atOnce) {
    const some = sent.slice(start, start + atOnce)
    const texts = await Promise.all(
      some.map((text) => sendRaw(origin, text, (socket) => socket.end())),
    )
    for (const [index, text] of texts.entries()) {
      const about = `seed ${seed}, request ${start + index}: ${JSON.stringify(some[index])}`
      for (const status of statusesIn(text)) {
        expect(status, `${about}\n${text}`).toBeLessThan(500)
      }
      // Other HTML than that of the own page would be an error page of Node.
      expect(text.replaceAll(ownPage, ''), about).not.toMatch(
        /node_modules|\n {4}at |<html|access-control-allow/i,
      )
    }
    expect(
      [child.exitCode, child.signalCode],
      `seed ${seed}, requests ${start} to ${start + atOnce}`,
    ).toEqual([null, null])
  }
}

it(`survives ${requests} raw requests (seed ${seed})`, async () => {
  const server = await serveProcess(['--no-config', '--rule', 'auth/*=off'], {
    nodeFlags: ['--max-old-space-size=256'],
  })
  const random = randomFrom(seed)
  const sent = Array.from({ length: requests }, () => requestOf(random))
  await fuzz(server, sent.slice(0, requests / 2))
  const half = peakMebibytes(server)
  await fuzz(server, sent.slice(requests / 2))
  const peak = peakMebibytes(server)
  expect(peak).toBeLessThan(half * 1.5)
  const response = await fetch(`${server.origin}/sandbox/clock`)
  expect(response.status).toBe(200)
})
