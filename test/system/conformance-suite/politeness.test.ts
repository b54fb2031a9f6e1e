import { expect, it } from 'vitest'
import type { ReceivedResponse, SentRequest } from '../../../src/conformance/report/exchange.js'
import { runConformance } from '../../../src/conformance/run/run.js'
import { throttle } from '../../../src/conformance/sending/throttle.js'
import { createSandbox } from '../../../src/testing/sandbox/index.js'
import { cases, provided } from '../../conformance-suite/trying.js'

const request: SentRequest = { method: 'GET', url: '/v5/offers', headers: {}, body: undefined }
const answer = (status: number, headers = {}): ReceivedResponse => ({ status, headers, body: {} })

/** Returns a sender with these responses, and the recorded waits. */
function sending(answers: ReceivedResponse[]) {
  const waited: number[] = []
  const sender = (options: { rate?: number; longestWait?: number; mayBeLimited?: boolean } = {}) =>
    throttle(async () => answers.shift() ?? answer(200), {
      ...{ rate: options.rate, longestWait: options.longestWait ?? 60, onResponse: () => {} },
      wait: async (milliseconds) => {
        waited.push(milliseconds)
      },
    })(options.mayBeLimited)
  return { waited, sender }
}

it('retries after Retry-After', async () => {
  const { waited, sender } = sending([answer(429, { 'retry-after': '7' }), answer(503)])
  expect((await sender()(request)).status).toBe(200)
  expect(waited).toEqual([7000, 1000])
})

it.each([
  ['the server asks for too long', [answer(429, { 'retry-after': '61' })], {}],
  ['the request is to be limited', [answer(429)], { mayBeLimited: true }],
  ['the server never has room', [answer(429), answer(429), answer(429), answer(429)], {}],
])('gives the answer as it is where %s', async (_, answers, options) => {
  expect((await sending(answers).sender(options)(request)).status).toBe(429)
})

it('waits between requests only as long as the rate requires', async () => {
  const { waited, sender } = sending([])
  const send = sender({ rate: 10 })
  for (let count = 0; count < 4; count++) await send(request)
  expect(waited).toHaveLength(3)
  // The clock does not advance during fake waits, so that each request also waits for earlier ones.
  expect(waited.every((time) => time > 0 && time <= 300)).toBe(true)
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
  await runConformance({ target, ...provided, seed: 1, cases: 20, only }, { cases: cases() })
  expect(most).toBe(1)
})

it('reports progress with a growing count', async () => {
  const seen: number[] = []
  const report = await runConformance(
    {
      ...{ target: createSandbox().fetch, ...provided, seed: 1, cases: 5 },
      only: ['createOffering'],
      onProgress: ({ done, total }) => {
        expect(done).toBeLessThanOrEqual(total)
        seen.push(done)
      },
    },
    { cases: cases() },
  )
  const { cases: ofCases, generated, sequences } = report
  const all = [ofCases, generated, sequences].flatMap((each) => Object.values(each))
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen.at(-1)).toBe(all.reduce((sum, each) => sum + each, 0))
})
