import { expect, it } from 'vitest'
import { createSandbox } from '../../src/testing/sandbox/index.js'
import { keysOf, tried } from './trying.js'

/** A sandbox that rejects creates of offerings after some, and notes the path of each request. */
function limitedSandbox(headers: Record<string, string>) {
  const sandbox = createSandbox()
  const paths: string[] = []
  let creates = 0
  const target = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    paths.push(`${request.method} ${pathname}`)
    if (request.method !== 'POST' || pathname !== '/v5/offers' || ++creates <= 20) {
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

it('lets other tests run before it waits for a rate limit', async () => {
  const { target, paths } = limitedSandbox({ 'Retry-After': '600' })
  const begin = Date.now()
  const { skipped } = await tried({ ...options, target }, undefined, { kinds: ['cases'] })
  expect(Date.now() - begin).toBeLessThan(5000)
  expect(paths.filter((path) => path === 'GET /v5/offers').length).toBeGreaterThan(10)
  expect(skipped.map(({ reason }) => reason)).toContain('the server limits the rate of requests')
})

it('checks the first response over a rate limit', async () => {
  const { target } = limitedSandbox({})
  const report = await tried({ ...options, target }, undefined, { kinds: ['cases'] })
  expect(keysOf(report).join()).toContain('createOffering response response/retry-after')
})
