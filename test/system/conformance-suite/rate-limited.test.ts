import { expect, it } from 'vitest'
import { loadCases } from '../../../src/conformance/cases/load-cases.js'
import { skipReasons } from '../../../src/conformance/report/skip-reasons.js'
import { createSandbox } from '../../../src/testing/sandbox/index.js'
import { keysOf, tried } from '../../conformance-suite/trying.js'

/** A sandbox that rejects creates of offerings over a limit, and notes the path of each request. */
function limitedSandbox(headers: Record<string, string>, limit = 5) {
  const sandbox = createSandbox()
  const paths: string[] = []
  let creates = 0
  const target = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    paths.push(`${request.method} ${pathname}`)
    if (request.method !== 'POST' || pathname !== '/v5/offers' || ++creates <= limit) {
      return sandbox.fetch(request)
    }
    const error = { code: 'VALIDATION_FAILED', message: 'Too many.', target: '', doc_url: 'a' }
    return Response.json({ error, response_id: 'a' }, { status: 429, headers })
  }
  return { target, paths }
}

const options = {
  fixtures: {},
  longestWait: 5,
  only: ['createOffering', 'listOfferings'],
}

/** Enough cases to reach the limit, and others that it does not concern. */
const some = loadCases().filter(
  ({ id, request }) =>
    id.startsWith('offering/name-characters') || request?.operation === 'listOfferings',
)
const settings = { kinds: ['cases'], cases: some } as const

it('runs other tests instead of waiting for a rate limit that lasts too long', async () => {
  const { target, paths } = limitedSandbox({ 'Retry-After': '600' })
  const { skipped, rateLimited } = await tried({ ...options, target }, undefined, settings)
  expect(rateLimited.seconds).toBe(0)
  expect(paths.filter((path) => path === 'GET /v5/offers').length).toBeGreaterThan(10)
  expect(skipped.map(({ reason }) => reason)).toContain(skipReasons.limited)
})

it('checks the first response over a rate limit', async () => {
  const { target } = limitedSandbox({})
  const report = await tried({ ...options, target }, undefined, settings)
  expect(keysOf(report).join()).toContain('createOffering response response/retry-after')
})
