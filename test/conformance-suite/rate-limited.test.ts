import { expect, it } from 'vitest'
import { skipReasons } from '../../src/conformance/report/skip-reasons.js'
import { announcementPath } from '../../src/testing/sandbox/announcement.js'
import { createSandbox, sampleData } from '../../src/testing/sandbox/index.js'
import { keysOf, tried } from './trying.js'

/** A sandbox that rejects creates of offerings over a limit, and notes the path of each request. */
function limitedSandbox(headers: Record<string, string>, limit = 20) {
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
  ...{ fixtures: {}, longestWait: 5, only: ['createOffering', 'listOfferings'] as string[] },
}

it('runs other tests instead of waiting for a rate limit that lasts too long', async () => {
  const { target, paths } = limitedSandbox({ 'Retry-After': '600' })
  const { skipped, rateLimited } = await tried({ ...options, target }, undefined, {
    kinds: ['cases'],
  })
  expect(rateLimited.seconds).toBe(0)
  expect(paths.filter((path) => path === 'GET /v5/offers').length).toBeGreaterThan(10)
  expect(skipped.map(({ reason }) => reason)).toContain(skipReasons.limited)
})

it('checks the first response over a rate limit', async () => {
  const { target } = limitedSandbox({})
  const report = await tried({ ...options, target }, undefined, { kinds: ['cases'] })
  expect(keysOf(report).join()).toContain('createOffering response response/retry-after')
})

it('runs sequences before cases reach a rate limit', async () => {
  const sandbox = limitedSandbox({ 'Retry-After': '600' }, 100)
  const target = async (request: Request): Promise<Response> =>
    // Without an announcement the state of the server stays.
    new URL(request.url).pathname === announcementPath
      ? new Response(null, { status: 404 })
      : sandbox.target(request)
  const kinds = ['cases', 'sequences'] as const
  const { workspace = {} } = sampleData
  const given = { ...options, fixtures: { workspace }, target }
  const { skipped } = await tried(given, undefined, { kinds })
  const limited = skipped.find(({ reason }) => reason === skipReasons.limited)
  expect(limited?.count).toBeGreaterThan(0)
  expect(limited?.ids.filter((id) => id.startsWith('sequence/'))).toEqual([])
})
