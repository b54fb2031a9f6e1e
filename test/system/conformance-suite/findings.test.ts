import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { listening, originOf } from '../../adapters/listening.js'
import { keysOf, run, tried } from '../../conformance-suite/trying.js'

/** A server that accepts any value of a field. */
const accepting = (field: string) => ({
  forgives: ({ target }: { target: string }) => target === field,
})

it('reports an accepted invalid request by operation, rule and target', async () => {
  const report = await tried({ only: ['changeCampaignStatus', 'structure'] }, accepting('action'), {
    kinds: ['cases'],
  })
  expect(report.outcome).toBe('failed')
  const place = 'action'
  const finding = report.findings.find(({ target }) => target === place)
  expect(finding).toMatchObject({
    operation: 'changeCampaignStatus',
    kind: 'accepted',
    subject: 'structure',
    level: 'MUST',
    expected: expect.stringContaining('400'),
    got: expect.stringContaining('200'),
  })
  expect(finding?.count).toBeGreaterThan(1)
  expect(new Set(keysOf(report)).size).toBe(report.findings.length)
})

it('shrinks a generated request that has a finding', async () => {
  const refusesTags = {
    refuses: ({ operation, body }: { operation: string; body?: unknown }) =>
      operation === 'createOffering' && (body as { tags?: unknown[] }).tags?.length
        ? { target: 'tags', message: 'No tags here.' }
        : undefined,
  }
  const options = { only: ['createOffering'], cases: 100, seed: 3, level: 'SHOULD' } as const // Draws it valid: a violation would stay.
  const { findings } = await tried(options, refusesTags, { cases: [] })
  const finding = findings.find(({ kind, target }) => kind === 'refused' && target === 'tags')
  expect(finding?.isShrunk).toBe(true)
  const body = JSON.parse(finding?.request?.body ?? '{}')
  expect(body.tags).toHaveLength(1)
  // Only the required fields of a create call remain.
  expect(Object.keys(body).sort()).toEqual(
    [
      ...['created_by', 'delivery', 'name', 'offer_content', 'priority', 'scheduling'],
      ...['segment_info', 'tags', 'variation_meta'],
    ].sort(),
  )
})

it('reports SHOULD findings, and fails on them only with level SHOULD', async () => {
  const forgivesState = { contract: { rules: { 'status/not-published': 'off' } } } as const
  const only = ['status/not-published']
  const must = await tried({ only }, forgivesState)
  expect([...new Set(must.findings.map(({ level }) => level))]).toEqual(['SHOULD'])
  expect(must.outcome).toBe('passed')
  expect((await tried({ only, level: 'SHOULD' }, forgivesState)).outcome).toBe('failed')
})

it('reports a Retry-After that is too short', async () => {
  const inSecond: Partial<Mutant> = {
    answer: (response) =>
      response.status === 429
        ? { ...response, headers: { ...response.headers, 'Retry-After': '1' } }
        : response,
  }
  const only = ['rate-limit/exceeded', 'createOffering']
  const { findings } = await tried({ only }, inSecond)
  expect(findings.map(({ cause, level }) => `${level} ${cause}`)).toEqual(['MUST too-short'])
  expect((await tried({ only })).findings).toEqual([])
})

it('marks listed findings as expected, and fails if a listed one passes', async () => {
  const only = ['status/stop-periodic']
  const fault = { contract: { rules: { 'status/stop-periodic': 'off' } } } as const
  const first = await tried({ only }, fault)
  expect(first.outcome).toBe('failed')
  const ids = first.findings.flatMap((finding) => finding.cases)
  const second = await tried({ only, expectedFailures: ids }, fault)
  expect(second.outcome).toBe('passed')
  expect(second.findings.every(({ isExpected }) => isExpected)).toBe(true)
  const third = await tried({ only, expectedFailures: ids })
  expect(third).toMatchObject({ outcome: 'failed', findings: [], unexpectedPasses: ids })
  const byKey = await tried({ only, expectedFailures: keysOf(first) }, fault)
  expect(byKey.outcome).toBe('passed')
})

it('never passes when nothing ran', async () => {
  // It needs credentials of another workspace.
  const report = await tried({ only: ['sequence/workspaces'] })
  expect(report).toMatchObject({ outcome: 'nothing-ran', sequences: { passed: 0, skipped: 1 } })
})

it('reports a server that closes connections without a response', async () => {
  let calls = 0
  const server = createServer((request, response) => {
    // The suite retries a request once, because the server may have closed the connection.
    if (calls++ % 3 === 0) response.end('{}')
    else request.socket.destroy()
  })
  const origin = await originOf(listening(server))
  const report = await run({ target: origin, only: ['auth/credentials-malformed'] })
  expect(report.outcome).toBe('failed')
  expect(report.findings.map(({ kind }) => kind)).toContain('no-answer')
})

it('stops when the server stops responding', async () => {
  let calls = 0
  const server = createServer((request, response) => {
    if (calls++ < 60) response.end('{}')
    else request.socket.destroy()
  })
  const origin = await originOf(listening(server))
  const report = await run({ target: origin })
  expect(report).toMatchObject({ outcome: 'failed', endedBy: 'server-lost' })
  expect(report.findings.map(({ kind }) => kind)).toContain('no-answer')
  expect(calls).toBeLessThan(200)
})

it('shows what each of several calls at the same time should get', async () => {
  const only = ['createOffering', 'sequence/name-race']
  const fault: Partial<Mutant> = { forgives: ({ rule }) => rule === 'offering/name-taken' }
  const report = await tried({ only }, fault, { kinds: ['sequences'] })
  const [finding] = report.findings.filter(({ cause }) => cause === 'repeated')
  expect(finding).toMatchObject({
    message: '5 concurrent calls with one name succeeded.',
    expected: ['201', ...Array(4).fill('400 DUPLICATE_OFFER_NAME')].join('\n'),
    got: Array(5).fill('201').join('\n'),
  })
  const commands = finding?.curl.replaceAll(' \\\n ', '').split('\n') ?? []
  const endOf = (line: string) => line.replace(/^curl .*?( &)?$/, 'curl$1')
  const script = commands.map(endOf).filter((line) => !line.startsWith('NAME_'))
  expect(script).toEqual(['curl', ...Array(4).fill('curl &'), 'curl', 'wait'])
})
