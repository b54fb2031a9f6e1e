import { expect, it } from 'vitest'
import type { ConformanceOptions } from '../../src/conformance/run/options.js'
import { createSandbox } from '../../src/testing/sandbox/index.js'
import { tried } from './trying.js'

type Target = Extract<ConformanceOptions['target'], (request: Request) => unknown>

/** A sandbox that answers requests of a method and path in another way. */
function without(route: RegExp, answer: () => Response): Target {
  const sandbox = createSandbox()
  return (request) =>
    route.test(`${request.method} ${new URL(request.url).pathname}`)
      ? answer()
      : sandbox.fetch(request)
}

type Body = { error?: Record<string, unknown> }

const settings = { kinds: ['cases', 'sequences'] } as const

it.each([
  ['404', /^GET \/v5\/campaigns\/[^/]+$/, 404, 'Unknown path.', 'getCampaign'],
  ['405', /^PATCH \/v5\/offers\//, 405, '', 'updateOffering'],
  ['501', /^POST \/v5\/offers$/, 501, 'Soon.', 'createOffering'],
])(
  'reports an operation that answers %s in one line',
  async (_, route, status, text, operation) => {
    const target = without(route, () => new Response(text, { status }))
    const only = [operation, 'listOfferTemplates']
    const report = await tried({ only, target }, undefined, settings)
    expect(report.findings).toEqual([])
    expect(report.notImplemented).toEqual([{ operation, status }])
  },
)

it('recognizes an operation that answers like an unknown path, also with the error envelope', async () => {
  const answer = () =>
    Response.json({ error: { code: 'BAD_REQUEST', message: 'No such route.' } }, { status: 404 })
  const target = without(/\/status$|^GET \/v5\/[\w-]+$/, answer)
  const report = await tried({ only: ['changeCampaignStatus'], target }, undefined, settings)
  expect(report).toMatchObject({
    findings: [],
    notImplemented: [{ operation: 'changeCampaignStatus', status: 404 }],
  })
})

/** A server whose adapter checks each request, and that has no route for some of the valid ones. */
function checkedWithout(route: RegExp): Target {
  const credentials = [{ username: 'workspace', password: 'key' }]
  const sandbox = createSandbox({ data: { credentials } })
  const page = () =>
    new Response('<!doctype html><pre>Cannot POST</pre>', {
      status: 404,
      headers: { 'Content-Type': 'text/html' },
    })
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/v5/')) return page()
    const response = await sandbox.fetch(request)
    const isMissing = response.ok && route.test(`${request.method} ${pathname}`)
    return isMissing ? page() : response
  }
}

const fixtures = { credentials: 'workspace:key' }

it('recognizes that tests are missing behind an adapter that knows no draft', async () => {
  const target = checkedWithout(/^POST \/v5\/campaigns/)
  const only = ['testCampaign', 'listOfferTemplates']
  const report = await tried({ only, target, fixtures }, undefined, settings)
  expect(report.findings.map(({ key }) => key)).toEqual([])
  expect(report.notImplemented).toEqual([{ operation: 'testCampaign', status: 404 }])
})

it('recognizes an operation by its first responses to valid requests', async () => {
  // A limit in front of the server hides it at first.
  let isFirst = true
  const target = checkedWithout(/^POST \/v5\/offers$/)
  const options = { only: ['createOffering', 'listOfferTemplates'], fixtures }
  const flaky: Target = (request) => {
    const isProbe = isFirst && request.method === 'POST' && request.url.endsWith('/offers')
    if (!isProbe) return target(request)
    isFirst = false
    return new Response('', { status: 429, headers: { 'Retry-After': '0' } })
  }
  const report = await tried({ ...options, target: flaky }, undefined, settings)
  expect(report.findings.map(({ key }) => key)).toEqual([])
  expect(report.notImplemented).toEqual([{ operation: 'createOffering', status: 404 }])
})

it('tests an operation that says that it lacks what it stores', async () => {
  const answer = () =>
    Response.json({ error: { code: 'BAD_REQUEST', message: 'No campaign.' } }, { status: 404 })
  const target = without(/\/status$/, answer)
  const options = { only: ['changeCampaignStatus'], bail: true, target }
  const report = await tried(options, undefined, settings)
  expect(report.notImplemented).toEqual([])
  expect(report.outcome).toBe('failed')
})

it('tries scenarios up to the first call of an operation that is not implemented', async () => {
  const sandbox = createSandbox()
  const target: Target = async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/v5/') && `${request.method} ${pathname}` !== 'POST /v5/campaigns')
      return new Response('', { status: 404 })
    const response = await sandbox.fetch(request)
    if (!response.ok || !pathname.startsWith('/v5/')) return response
    const body = (await response.json()) as { data: { id: string } }
    body.data.id = '66b1f0c2a94e3d0012ab34cd'
    return Response.json(body, response)
  }
  const report = await tried({ target }, undefined, { kinds: ['sequences'] })
  expect(report.notImplemented).toHaveLength(11)
  const messages = report.findings.map(({ level, message }) => `${level}: ${message}`)
  expect(messages).toContain('MUST: Two create calls returned the same id.')
  expect(report.findings.filter(({ operation }) => operation !== 'createCampaign')).toEqual([])
})

it('reports nothing about other operations than those to test', async () => {
  const sandbox = createSandbox()
  const target: Target = async (request) =>
    request.method === 'PATCH' && !request.url.includes('/sandbox')
      ? Response.json({ error: 'no' }, { status: 500 })
      : sandbox.fetch(request)
  const options = { target, only: ['listOfferTemplates'] }
  const report = await tried(options, undefined, settings)
  expect(report.findings.map(({ key }) => key)).toEqual([])
  const operations = report.coverage.operations.filter(({ requests }) => requests > 0)
  expect(operations.map(({ operation }) => operation).sort()).toEqual(options.only.sort())
})

it('does not pass if fewer than a tenth of the tests ran', async () => {
  const controller = new AbortController()
  let calls = 0
  const sandbox = createSandbox()
  const target: Target = (request) => {
    if (!request.url.includes('/sandbox') && ++calls > 60) controller.abort()
    return sandbox.fetch(request)
  }
  const report = await tried({ target, signal: controller.signal }, undefined, settings)
  expect(report).toMatchObject({ outcome: 'too-few-ran', findings: [] })
})

it('reports nothing about missing operations when findings are replayed', async () => {
  const sandbox = createSandbox()
  const target: Target = async (request) => {
    const { pathname } = new URL(request.url)
    const isOther =
      pathname.startsWith('/v5/') && !/^POST .*offers$/.test(`${request.method} ${pathname}`)
    if (isOther) return new Response('', { status: 404 })
    const response = await sandbox.fetch(request)
    const { doc_url: _, ...error } =
      (
        (await response
          .clone()
          .json()
          .catch(() => ({}))) as Body
      ).error ?? {}
    return 'code' in error ? Response.json({ response_id: '1', error }, response) : response
  }
  const report = await tried({ target }, undefined, { kinds: ['sequences'] })
  const { findings } = await tried({ target, replay: report.findings })
  expect(findings.length).toBeGreaterThan(0)
  const keys = report.findings.map(({ key }) => key)
  expect(findings.map(({ key }) => key).filter((key) => !keys.includes(key))).toEqual([])
})
