import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, type TestContext } from 'vitest'
import type { ConformanceOptions } from '../../../src/conformance/run/options.js'
import { runConformance } from '../../../src/conformance/run/run.js'
import { announcementPath } from '../../../src/testing/sandbox/announcement.js'
import { createSandbox, type SandboxOptions } from '../../../src/testing/sandbox/index.js'
import { listening, originOf } from '../../adapters/listening.js'
import { campaignContract } from '../../cli/command.js'

type Handler = (request: Request) => Response | undefined | Promise<Response | undefined>

/** A server in front of a sandbox: what the wrapper does not answer, the sandbox does. */
interface Case {
  wrapper?: Handler
  sandbox?: SandboxOptions
  /** Headers of each response. */
  headers?: () => Record<string, string>
  /** The path of the base address. */
  path?: string
  /** The path under which the sandbox is. */
  prefix?: string
  closes?: boolean
}

async function serverOf(
  { wrapper, sandbox: options, prefix = '', ...own }: Case,
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
): Promise<string> {
  const sandbox = createSandbox(options)
  const listener: RequestListener = async (incoming, outgoing) => {
    const request = await requestOf(incoming)
    const response = (await wrapper?.(request)) ?? (await sandbox.fetch(behind(prefix, request)))
    const headers = { ...Object.fromEntries(response.headers), ...own.headers?.() }
    outgoing.writeHead(response.status, headers)
    outgoing.end(Buffer.from(await response.arrayBuffer()), () => {
      if (own.closes) outgoing.socket?.destroySoon()
    })
  }
  const origin = await originOf(listening(createServer(listener)), onTestFinished)
  return origin + (own.path ?? '')
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const body = Buffer.concat(await incoming.toArray())
  return new Request(`http://localhost${url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(body.length > 0 && { body }),
  })
}

const behind = (prefix: string, request: Request): Request =>
  prefix === '' ? request : new Request(request.url.replace(`${prefix}/`, '/'), request)

const run = (target: string, options: Partial<ConformanceOptions> = {}) =>
  runConformance({ target, seed: 1, cases: 1, ...options })

const page = (status: number): Response =>
  new Response('<!doctype html><h1>Welcome</h1>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  })

const gateway: Handler = ({ headers }) =>
  headers.has('X-Gateway')
    ? undefined
    : Response.json({ message: 'Missing gateway token' }, { status: 403 })

/** Hides the accounts and states of the sandbox. */
const unannounced: Handler = ({ url }) => (url.endsWith(announcementPath) ? page(404) : undefined)

const accounts: SandboxOptions = {
  data: { credentials: [{ username: 'acme', password: 'secret' }] },
}

describe.concurrent('a server that is configured wrongly is one line', () => {
  it.for<[string, Case, Partial<ConformanceOptions>, RegExp]>([
    [
      'slow',
      { wrapper: () => wait(2000, undefined) },
      { timeLimit: 60 },
      /^The server takes 2\.\d s per response: fewer than a tenth of the [\d,]+ selected tests can run in 60 s\. /,
    ],
    [
      'slow, without a time limit',
      { wrapper: () => wait(2000, undefined) },
      {},
      /^The server takes 2\.\d s per response: fewer than a tenth .* in 5 minutes\. /,
    ],
    [
      'HTML everywhere',
      { wrapper: () => page(200) },
      {},
      /^http:\/\/\S+\/v5\/offers\S* responds with an HTML page \(200\).* Check the base address/,
    ],
    [
      'a 404 page',
      { wrapper: () => page(404) },
      {},
      /an HTML page \(404\).* Check the base address/,
    ],
    [
      'a 404 without a body',
      { wrapper: () => new Response(null, { status: 404 }) },
      { readOnly: true },
      /\/v5\/offers\S* responds with 404.* Check the base address/,
    ],
    [
      'a wrong prefix',
      { path: '/apis', prefix: '/api' },
      {},
      /\/apis\/v5\/offers\S* responds with 404.* Check the base address and its path \(`\/apis`\)/,
    ],
    [
      'a redirect',
      {
        wrapper: ({ url }) =>
          new Response(null, {
            status: 301,
            headers: { Location: url.replace('http://localhost', 'https://api.example/x') },
          }),
      },
      {},
      /redirects to https:\/\/api\.example\/x\/v5\/offers\S*\. Use https:\/\/api\.example\/x$/,
    ],
    ['a missing header', { wrapper: gateway }, {}, /403 \(Missing gateway token\).* `--header`/],
    [
      'a missing header, of one operation',
      { wrapper: gateway },
      { only: ['createOffering'] },
      /403 \(Missing gateway token\).* `--header`/,
    ],
    [
      'no credentials',
      { sandbox: accounts, wrapper: unannounced },
      {},
      /requires credentials \(401\)\. Pass `--credentials <username:password>`/,
    ],
    [
      'no credentials, read only',
      { sandbox: accounts, wrapper: unannounced },
      { readOnly: true },
      /requires credentials \(401\)/,
    ],
    [
      'wrong credentials',
      { sandbox: accounts, wrapper: unannounced },
      { credentials: 'acme:secrets' },
      /rejects the credentials \(401\)\. Check `--credentials`/,
    ],
    [
      'another service name',
      { sandbox: { contract: { serviceName: 'ACME' } } },
      {},
      /^The server expects the header X-ACME-Request-Id\. Pass `--service ACME`\.$/,
    ],
    ['a failing server', { wrapper: () => page(503) }, {}, /fails with 503/],
    ...[300, -300].map((ahead): [string, Case, Partial<ConformanceOptions>, RegExp] => [
      `a clock ${ahead} seconds ahead`,
      {
        sandbox: { now: new Date(Date.now() + ahead * 1000) },
        headers: () => ({ Date: new Date(Date.now() + ahead * 1000).toUTCString() }),
      },
      {},
      ahead > 0
        ? /clock of the server is 5 minutes ahead/
        : /clock of the server is 5 minutes behind/,
    ]),
  ])('%s', async ([, each, options, message], context) => {
    const start = performance.now()
    const error = await run(await serverOf(each, context), options).catch((thrown: Error) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect((error as Error).message).toMatch(message)
    expect((error as Error).message).not.toContain('\n')
    expect(performance.now() - start).toBeLessThan(12_000)
  })
})

it('names TLS where the server does not have it', async (context) => {
  const target = (await serverOf({}, context)).replace('http:', 'https:')
  await expect(run(target)).rejects.toThrow('does not speak TLS. Use an address with http://')
})

it('is one line and the exit code 2 on the command line', async (context) => {
  const { code, stdout, stderr } = await campaignContract([
    ...['conform', await serverOf({ wrapper: () => page(404) }, context)],
  ])
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr.trim()).toMatch(/^[^\n]*responds with an HTML page \(404\)[^\n]*$/)
})

describe.concurrent('a server that is configured well has no findings', () => {
  const limits = Object.fromEntries(
    ['changeCampaignStatus', 'testCampaign', 'searchCampaigns', 'createOffering'].map((name) => [
      name,
      [{ requests: 1, perSeconds: 1 }],
    ]),
  )
  it.for<[string, Case, Partial<ConformanceOptions>]>([
    ['the right prefix', { path: '/api', prefix: '/api' }, {}],
    ['the header', { wrapper: gateway }, { headers: { 'X-Gateway': 'token' } }],
    ['closed connections', { closes: true }, {}],
    ['stricter limits', { sandbox: { contract: { limits } } }, {}],
    [
      'stricter limits, without states',
      { sandbox: { contract: { limits } }, wrapper: unannounced },
      {},
    ],
    ['announced credentials', { sandbox: accounts }, { readOnly: true }],
    ['credentials', { sandbox: accounts, wrapper: unannounced }, { credentials: 'acme:secret' }],
    ...[300, -300].map((ahead): [string, Case, Partial<ConformanceOptions>] => [
      `a clock ${ahead} seconds ahead, and the usual Date`,
      { sandbox: { now: new Date(Date.now() + ahead * 1000) }, wrapper: unannounced },
      {},
    ]),
  ])('%s', async ([, each, options], context) => {
    // Nine seconds, or what a busy machine takes for enough requests.
    const enough = new AbortController()
    const start = performance.now()
    let requests = 0
    const headers = () => {
      if (++requests > 60 && performance.now() - start > 9000) enough.abort()
      return {}
    }
    const report = await run(await serverOf({ ...each, headers }, context), {
      timeLimit: 60,
      signal: enough.signal,
      ...options,
    })
    expect(report.findings.filter(({ level }) => level === 'MUST')).toEqual([])
    expect(report.outcome).not.toBe('failed')
    expect(report.requests).toBeGreaterThan(30)
  })
})
