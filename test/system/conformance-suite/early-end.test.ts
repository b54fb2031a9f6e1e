import { createServer } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createSandbox } from '../../../src/testing/sandbox/index.js'
import { listening, originOf } from '../../adapters/listening.js'
import { run, tried } from '../../conformance-suite/trying.js'

const target = createSandbox().fetch

it('does not end at an expected failure', async () => {
  const fault = { contract: { rules: { 'auth/credentials-malformed': 'off' } } } as const
  const only = ['auth/credentials-malformed', 'listOfferings']
  const first = await tried({ only }, fault)
  const expectedFailures = first.findings.map(({ key }) => key)
  expect(expectedFailures.length).toBeGreaterThan(0)
  const again = await tried({ only, expectedFailures, bail: true }, fault)
  expect(again).toMatchObject({ outcome: 'passed', endedBy: undefined })
})

it('reports what it found when its signal aborts, at any moment', async () => {
  const kinds = ['cases'] as const
  const whole = await tried({ only: ['searchCampaigns'] }, {}, { kinds })
  for (const share of [0, 0.3, 0.9]) {
    const controller = new AbortController()
    const report = await tried(
      {
        only: ['searchCampaigns'],
        signal: controller.signal,
        onStart: () => share === 0 && controller.abort(),
        onProgress: ({ done, total }) => done >= total * share && controller.abort(),
      },
      {},
      { kinds },
    )
    expect(report.endedBy).toBe('signal')
    expect(report.requests).toBeLessThan(whole.requests)
  }
})

it('restores the data after an error, and sets no state after that', async () => {
  const sandbox = createSandbox()
  const before = sandbox.data()
  let states = 0
  const target = (request: Request) => {
    if (request.url.endsWith('/sandbox/given')) states++
    return sandbox.fetch(request)
  }
  let hasFailed = false
  const onProgress = () => {
    if (states < 100 || hasFailed) return
    hasFailed = true
    throw new Error('no terminal')
  }
  await expect(run({ target, onProgress }, { kinds: ['cases'] })).rejects.toThrow('no terminal')
  const until = states
  for (let turn = 0; turn < 2000; turn++) await setImmediate()
  expect(states).toBe(until)
  expect(sandbox.data()).toEqual(before)
})

it('ends at the first finding that fails the run, and restores the data of a handler', async () => {
  const fault = { contract: { rules: { 'auth/*': 'off' } } } as const
  const report = await tried({ bail: true }, fault)
  expect(report).toMatchObject({ outcome: 'failed', endedBy: 'bail', notRestored: undefined })
  expect(report.findings.filter(({ level }) => level === 'MUST')).toHaveLength(1)
})

it('skips sequences if the state cannot be set', async () => {
  const failing = (request: Request) =>
    request.url.endsWith('/sandbox/given') ? new Response('', { status: 500 }) : target(request)
  const { findings, skipped } = await tried({ target: failing }, {}, { kinds: ['sequences'] })
  expect(findings).toEqual([])
  expect(skipped.map(({ reason }) => reason).join()).toContain('responded with 500')
})

it('says that a state could not be set if the connection breaks', async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/given') response.destroy()
    else response.end('{}')
  })
  const options = { target: await originOf(listening(server)), fixtures: { states: '/given' } }
  const { skipped } = await run({ ...options, only: ['sequence/replay'] })
  const reasons = skipped.map(({ reason }) => reason)
  expect(reasons).toEqual(['The address of `states` did not respond: socket hang up'])
})

it('interrupts a request without a response', async () => {
  let calls = 0
  const server = createServer((_, response) => {
    if (calls++ === 0) response.end('{}')
  })
  const origin = await originOf(listening(server))
  const report = await run({ target: origin, timeLimit: 1 })
  expect(report.endedBy).toBe('time-limit')
  expect(report.milliseconds).toBeLessThan(20_000)
})

it('sends only requests that change nothing if it is read-only', async () => {
  const sent = new Set<string>()
  const report = await run({
    cases: 10,
    readOnly: true,
    target(request) {
      const { pathname } = new URL(request.url)
      const path = pathname.replace(/(campaigns|offers)\/[^/]*[\d_%][^/]*/, '$1/{id}')
      sent.add(`${request.method} ${path}`)
      return target(request)
    },
  })
  expect(report.requests).toBeGreaterThan(100)
  const changing = [...sent].filter((each) =>
    /^POST (?!.*\/(?:search|validate|executions))|^PATCH|sandbox/.test(each),
  )
  expect(changing).toEqual([])
})

it('leaves out what is excluded', async () => {
  const only = ['getCampaign', 'listOfferings']
  const exclude = ['getCampaign', 'auth/*', 'sequence/*']
  const { coverage, sequences } = await tried({ only, exclude })
  const requests = Object.fromEntries(
    coverage.operations.map(({ operation, requests }) => [operation, requests]),
  )
  expect(requests.getCampaign).toBe(0)
  expect(requests.listOfferings).toBeGreaterThan(0)
  expect(sequences).toEqual({ passed: 0, failed: 0, skipped: 0 })
  await expect(tried({ exclude: ['auth/nothing'] })).rejects.toThrow(/Unknown name `auth\/nothing`/)
})

it('adds headers to each request, and shows their values nowhere', async () => {
  const secret = 'gate-4711'
  let calls = 0
  const server = createServer((request, response) => {
    if (request.headers['x-gate'] === secret) calls++
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  const origin = await originOf(listening(server))
  const report = await run({
    target: origin,
    only: ['listOfferings'],
    longestWait: 0,
    headers: { 'X-Gate': secret },
    credentials: 'team:pässword',
  })
  expect(calls).toBeGreaterThan(report.requests - 1)
  const text = JSON.stringify(report)
  expect(report.findings.length).toBeGreaterThan(0)
  expect(text).not.toContain(secret)
  expect(text).not.toContain(Buffer.from('team:pässword').toString('base64'))
  expect(text).toContain('$CREDENTIALS')
})
