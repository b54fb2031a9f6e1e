import { expect, it } from 'vitest'
import type { ReceivedResponse, SentRequest } from '../../../src/conformance/report/exchange.js'
import { Connection } from '../../../src/conformance/sending/connection.js'
import { createSandbox } from '../../../src/testing/sandbox/index.js'
import { run, tried } from '../../conformance-suite/trying.js'

const request: SentRequest = { method: 'GET', url: '/v5/offers', headers: {}, body: undefined }
const answer = (status: number, headers = {}): ReceivedResponse => ({ status, headers, body: {} })

/** Returns a connection with these responses, and the recorded waits. */
function connected(answers: ReceivedResponse[], { rate, seconds = 60 }: Limits = {}) {
  const waited: number[] = []
  const pause = async (milliseconds: number) => {
    waited.push(milliseconds)
  }
  const send = async () => answers.shift() ?? answer(200)
  const callbacks = { pause, onWait: () => {}, onResponse: () => {} }
  return { waited, connection: new Connection({ send, rate, seconds, ...callbacks }) }
}

interface Limits {
  rate?: number
  seconds?: number
}

it('retries after Retry-After', async () => {
  const { waited, connection } = connected([answer(429, { 'retry-after': '7' }), answer(503)])
  expect((await connection.send(request)).status).toBe(200)
  expect(waited).toEqual([7000, 1000])
})

it.each([
  ['a request that may be limited', [answer(429)], 429],
  ['a server that stays unavailable', [answer(503), answer(503), answer(503)], 503],
])('returns the response of %s', async (_, answers, status) => {
  expect((await connected(answers).connection.sendOnce(request)).status).toBe(status)
})

it('sends one request at a time, except in races', async () => {
  const { fetch } = createSandbox()
  let most = 0
  let now = 0
  const target = async (given: Request) => {
    most = Math.max(most, ++now)
    const response = await fetch(given)
    now--
    return response
  }
  const only = ['structure', 'searchCampaigns']
  await run({ target, cases: 20, only })
  expect(most).toBe(1)
})

it('reports progress with a growing count', async () => {
  const seen: number[] = []
  const report = await tried({
    cases: 5,
    only: ['listOfferings'],
    onProgress: ({ done, total }) => {
      expect(done).toBeLessThanOrEqual(total)
      seen.push(done)
    },
  })
  const { cases: ofCases, variants, generated, sequences } = report
  const all = [ofCases, variants, generated, sequences].flatMap((each) => Object.values(each))
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen.at(-1)).toBe(all.reduce((sum, each) => sum + each, 0))
})
