import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type ClientOptions,
  ContractViolationError,
  checkedFetch,
} from '../../src/adapters/fetch.js'
import type { ResponseReport } from '../../src/adapters/gate/gate-options.js'
import { definePlugin } from '../../src/core/index.js'
import { type ApiServer, headers, startApi, statusPath } from './api-server.js'

let api: ApiServer
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => {
  api.received.length = 0
  api.answer = undefined
})

const valid = '{"action":"STOP"}'
const invalid = '{"action":"HALT"}'
const patch = (body: RequestInit['body']): RequestInit => ({
  method: 'PATCH',
  headers,
  body: body ?? null,
})
const call = (body: RequestInit['body'], options?: ClientOptions) =>
  checkedFetch(fetch, options)(api.origin + statusPath, patch(body))
const faultOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (fault: unknown) => fault,
  )

describe('a request', () => {
  it('that is valid is sent unchanged, and so is the response', async () => {
    const response = await call(valid, { responses: 'enforce' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ response_id: 'a-1', type: 'campaign', data: {} })
    expect(api.received.map(({ body }) => body)).toEqual([valid])
  })

  it('that is invalid is not sent; the error has the violations and the verdict', async () => {
    const fault = await faultOf(call(invalid))
    expect(fault).toBeInstanceOf(ContractViolationError)
    const { message, name, operation, method, url, verdict } = fault as ContractViolationError
    expect(message).toMatchInlineSnapshot(`
      "The request changeCampaignStatus breaks the contract and was not sent:
        structure at action: Must be \`STOP\`, \`PAUSE\` or \`RESUME\`."
    `)
    expect({ name, operation, method, url }).toEqual({
      name: 'ContractViolationError',
      operation: 'changeCampaignStatus',
      method: 'PATCH',
      url: api.origin + statusPath,
    })
    expect(verdict?.violations.map(({ target }) => target)).toEqual(['action'])
    expect(api.received).toEqual([])
  })

  it('with a method that its path does not have is not sent', async () => {
    const fault = await faultOf(
      checkedFetch(fetch)(api.origin + statusPath, { method: 'PUT', headers }),
    )
    expect((fault as Error).message).toMatchInlineSnapshot(`
      "The request PUT breaks the contract and was not sent:
        http/method-not-allowed: Method not allowed. Allowed for this path: PATCH."
    `)
    expect(api.received).toEqual([])
  })

  it('is sent and reported in report mode', async () => {
    const onVerdict = vi.fn()
    const response = await call(invalid, { requests: 'report', onVerdict })
    expect(response.status).toBe(400)
    expect(api.received.map(({ body }) => body)).toEqual([invalid])
    const url = api.origin + statusPath
    expect(onVerdict).toHaveBeenCalledExactlyOnceWith({
      method: 'PATCH',
      url,
      verdict: expect.objectContaining({ ok: false, operation: 'changeCampaignStatus' }),
    })
  })

  it('is not checked with `off`, but its response is', async () => {
    const onVerdict = vi.fn()
    const onResponse = vi.fn()
    await call(invalid, { requests: 'off', responses: 'report', onVerdict, onResponse })
    expect(onVerdict).not.toHaveBeenCalled()
    expect(onResponse.mock.calls.map(([{ verdict }]) => verdict.ok)).toEqual([true])
  })

  it('to a relative URL is found by the `<base>` of the page', async () => {
    vi.stubGlobal('document', { baseURI: 'https://api.example.com/v5/' })
    vi.stubGlobal('location', { href: 'https://example.com/page/' })
    try {
      const send = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}))
      const sent = checkedFetch(send)('campaigns/66b1f0c2a94e3d0012ab34cd/status', patch(invalid))
      await expect(sent).rejects.toThrow(ContractViolationError)
      expect(send).not.toHaveBeenCalled()
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('of another path is ignored', async () => {
    const onVerdict = vi.fn()
    const body = new FormData()
    body.set('file', new Blob(['x']))
    const checked = checkedFetch(fetch, { onVerdict, responses: 'enforce' })
    await checked(`${api.origin}/other`, { method: 'POST', body })
    await checked(new URL('/v5/elsewhere', api.origin))
    expect(api.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /other',
      'GET /v5/elsewhere',
    ])
    expect(onVerdict).not.toHaveBeenCalled()
  })

  it('with an invalid URL is rejected by `fetch`', async () => {
    await expect(checkedFetch(fetch)('/v5/campaigns')).rejects.toThrow('Failed to parse URL')
  })
})

describe('bodies are checked and sent', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const bodies: Record<string, (text: string) => RequestInit['body']> = {
    text: (text) => text,
    bytes,
    'an array buffer': (text) => bytes(text).buffer as ArrayBuffer,
    'a blob': (text) => new Blob([text]),
    'a stream': (text) => new Blob([text]).stream(),
    'an async iterable': (text) => new Blob([text]).stream().values() as never,
  }
  it.each(Object.entries(bodies))('%s', async (_, make) => {
    const checked = checkedFetch(fetch)
    const init = (text: string) => ({ ...patch(make(text)), duplex: 'half' }) as RequestInit
    expect((await checked(api.origin + statusPath, init(valid))).status).toBe(200)
    await expect(checked(api.origin + statusPath, init(invalid))).rejects.toThrow(
      ContractViolationError,
    )
    expect(api.received.map(({ body }) => body)).toEqual([valid])
  })

  it('of a Node stream as bytes, which every `fetch` can send', async () => {
    const send = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response()))
    const init = { ...patch(Readable.from([valid]) as never), duplex: 'half' } as RequestInit
    await checkedFetch(send)(api.origin + statusPath, init)
    expect(send.mock.calls[0]?.[1].body).toEqual(bytes(valid))
  })

  it('until the call is aborted', async () => {
    const reason = new Error('The user left.')
    const url = api.origin + statusPath
    const init = (signal: AbortSignal) =>
      ({ ...patch(new ReadableStream()), duplex: 'half', signal }) as RequestInit
    const sends = checkedFetch(fetch)
    await expect(sends(url, init(AbortSignal.abort(reason)))).rejects.toBe(reason)

    const controller = new AbortController()
    const calls = [
      sends(url, init(controller.signal)),
      sends(new Request(url, init(controller.signal))),
    ]
    controller.abort(reason)
    for (const call of calls) await expect(call).rejects.toBe(reason)
    expect(api.received).toEqual([])
  })

  it('of a Request, which is passed on unchanged', async () => {
    const given: unknown[] = []
    const checked = checkedFetch((...values: Parameters<typeof fetch>) => {
      given.push(...values)
      return fetch(...values)
    })
    const request = new Request(api.origin + statusPath, patch(valid))
    expect((await checked(request)).status).toBe(200)
    expect(given[0]).toBe(request)
    const broken = new Request(api.origin + statusPath, patch(invalid))
    await expect(checked(broken)).rejects.toThrow(ContractViolationError)
    expect(await broken.text()).toBe(invalid)
    const overridden = checked(new Request(api.origin + statusPath, patch(valid)), {
      body: invalid,
    })
    await expect(overridden).rejects.toThrow(ContractViolationError)
  })

  it('of a Request given as options', async () => {
    const options = (text: string) =>
      new Request('http://other.example', patch(text)) as RequestInit
    const checked = checkedFetch(fetch)
    expect((await checked(api.origin + statusPath, options(valid))).status).toBe(200)
    await expect(checked(api.origin + statusPath, options(invalid))).rejects.toThrow(
      ContractViolationError,
    )
    expect(api.received.map(({ method, body }) => `${method} ${body}`)).toEqual([`PATCH ${valid}`])
  })

  it('with headers that can be read only once', async () => {
    const once = new Headers(headers).entries() as unknown as Record<string, string>
    const init = { ...patch(valid), headers: once }
    expect((await checkedFetch(fetch)(api.origin + statusPath, init)).status).toBe(200)
    expect(api.received).toHaveLength(1)
  })

  it('by the media type that `fetch` sets by default', async () => {
    const { 'content-type': _, ...untyped } = headers
    const send = (body: RequestInit['body']) =>
      faultOf(checkedFetch(fetch)(api.origin + statusPath, { ...patch(body), headers: untyped }))
    const form = new FormData()
    form.set('action', 'STOP')
    for (const body of [valid, form, new URLSearchParams({ action: 'STOP' })]) {
      const fault = (await send(body)) as ContractViolationError
      expect(fault.verdict?.violations.map(({ rule }) => rule)).toContain('http/content-type')
    }
    const json = new Blob([valid], { type: 'application/json' })
    expect(await send(json)).toBeUndefined()
    expect(api.received.map(({ type }) => type)).toEqual(['application/json'])
  })
})

describe('a response', () => {
  beforeEach(() => {
    api.answer = () => Response.json({ response_id: 'a-1' })
  })

  it('is not checked by default', async () => {
    const onResponse = vi.fn()
    expect((await call(valid, { onResponse })).status).toBe(200)
    expect(onResponse).not.toHaveBeenCalled()
  })

  it('with a MUST finding is reported', async () => {
    const onResponse = vi.fn()
    const response = await call(valid, { responses: 'report', onResponse })
    expect(await response.json()).toEqual({ response_id: 'a-1' })
    const [[report]] = onResponse.mock.calls as [[{ operation: string; verdict: { ok: boolean } }]]
    expect([report.operation, report.verdict.ok]).toEqual(['changeCampaignStatus', false])
  })

  it('with a MUST finding is thrown with the received response', async () => {
    const fault = (await faultOf(call(valid, { responses: 'enforce' }))) as ContractViolationError
    expect(fault).toBeInstanceOf(ContractViolationError)
    expect(fault.message).toMatchInlineSnapshot(`
      "The response 200 to changeCampaignStatus breaks the contract:
        response/envelope at type: \`type\` is required.
        response/envelope at data: \`data\` is required."
    `)
    expect(fault.verdict).toBeUndefined()
    expect(fault.responseVerdict?.ok).toBe(false)
    expect(fault.response).toMatchObject({ status: 200, body: { response_id: 'a-1' } })
  })

  it('is checked against its request', async () => {
    const error = { code: 'NOT_FOUND', message: 'x', target: 'campaign_id', details: [] }
    api.answer = () =>
      Response.json({ response_id: 'b-2', error: { ...error, request_id: 'b-2' } }, { status: 404 })
    const reports: ResponseReport[] = []
    await call(valid, { responses: 'report', onResponse: (report) => reports.push(report) })
    const found = reports.flatMap(({ verdict }) => verdict.findings.map(({ check }) => check))
    expect(found).toContain('response/request-id-echo')
  })

  it('of an implementation that gives it no type is checked', async () => {
    const untyped = Response.json({ response_id: 'a-1' })
    Object.defineProperty(untyped, 'type', { value: undefined })
    const checked = checkedFetch(async (_url: string, _init: RequestInit) => untyped, {
      responses: 'enforce',
    })
    await expect(checked(api.origin + statusPath, patch(valid))).rejects.toThrow(
      ContractViolationError,
    )
  })

  it.each(['HEAD', 'head'])('to %s has no body to check', async (method) => {
    const onResponse = vi.fn()
    const checked = checkedFetch(fetch, { responses: 'enforce', onResponse })
    const response = await checked(`${api.origin}/v5/offers`, { method, headers })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(onResponse).not.toHaveBeenCalled()
  })

  it('is passed on if it is unreadable or incomplete', async () => {
    const onResponse = vi.fn()
    const options: ClientOptions = { responses: 'enforce', onResponse }
    const opaque = new Response('x')
    Object.defineProperty(opaque, 'type', { value: 'opaque' })
    const broken = new Response(
      new ReadableStream({
        start: (controller) => controller.error(new Error('connection lost')),
      }),
    )
    for (const response of [opaque, broken]) {
      const checked = checkedFetch(async (_url: string, _init: RequestInit) => response, options)
      expect(await checked(api.origin + statusPath, patch(valid))).toBe(response)
    }
    expect(onResponse).not.toHaveBeenCalled()
  })
})

describe('options', () => {
  it('use the base path of the contract', async () => {
    const based = await startApi({ basePath: '/shop' })
    const url = `${based.origin}/shop${statusPath}`
    const checked = checkedFetch(fetch, { contract: { basePath: '/shop' } })
    expect((await checked(url, patch(valid))).status).toBe(200)
    await expect(checked(url, patch(invalid))).rejects.toThrow(ContractViolationError)
    await based.close()
  })

  it('use facts for rules that need them', async () => {
    const campaign = { status: 'ACTIVE', campaign_delivery_type: 'PERIODIC' }
    expect((await call(valid)).status).toBe(200)
    const seen: unknown[] = []
    const fault = await faultOf(
      call(valid, {
        facts: (operation, { params, body, needs }) => {
          seen.push(operation, params, body, needs().campaign)
          return { campaign }
        },
      }),
    )
    const id = '66b1f0c2a94e3d0012ab34cd'
    expect(seen).toEqual(['changeCampaignStatus', { campaign_id: id }, { action: 'STOP' }, { id }])
    const [violation] = (fault as ContractViolationError).verdict?.violations ?? []
    expect(violation?.rule).toBe('status/stop-periodic')
  })

  it('reject an enforced request if facts throw, otherwise report it', async () => {
    const lost = new Error('no database')
    const facts = () => Promise.reject(lost)
    expect(await faultOf(call(valid, { facts }))).toBe(lost)
    expect(api.received).toEqual([])
    const onFault = vi.fn()
    const response = await call(valid, { facts, onFault, requests: 'report', responses: 'report' })
    expect(response.status).toBe(200)
    expect(onFault).toHaveBeenCalledExactlyOnceWith(lost)
  })

  it('take plugins, whose internal errors reject an enforced request or are reported', async () => {
    const broken = new Error('broken rule')
    const acme = definePlugin({
      name: 'acme',
      rules: [
        {
          id: 'acme/no-stop',
          operations: ['changeCampaignStatus'],
          summary: 'Campaigns are paused, not stopped.',
          check({ body }, { report }) {
            if (body.action === 'RESUME') throw broken
            if (body.action === 'STOP') report({ path: ['action'], message: 'must be `PAUSE`' })
          },
        },
      ],
    })
    const contract = { plugins: [acme] }
    expect((await call('{"action":"PAUSE"}', { contract })).status).toBe(200)
    await expect(call(valid, { contract })).rejects.toThrow(
      'acme/no-stop at action: must be `PAUSE`',
    )
    const resume = '{"action":"RESUME"}'
    expect(await faultOf(call(resume, { contract }))).toBe(broken)
    expect(api.received).toHaveLength(1)
    const onFault = vi.fn()
    expect((await call(resume, { contract, requests: 'report', onFault })).status).toBe(200)
    expect(onFault).toHaveBeenCalledExactlyOnceWith(broken)
  })

  it('ignore errors of a listener', async () => {
    const lost = new Error('no log')
    const onFault = vi.fn()
    const onVerdict = () => {
      throw lost
    }
    expect((await call(valid, { onVerdict, onFault })).status).toBe(200)
    expect(onFault).toHaveBeenCalledExactlyOnceWith(lost)
  })

  it.each<[object, string]>([
    [{ request: 'off' }, 'Unknown option: `request`. Did you mean `requests`?'],
    [{ toString: 'off' }, 'Unknown option: `toString`. Known: contract, requests, responses'],
    [{ requests: 'observe' }, 'Option `requests` must be `enforce`, `report` or `off`.'],
    [{ responses: true }, 'Option `responses` must be `enforce`, `report` or `off`.'],
    [{ facts: {} }, 'Option `facts` must be a function.'],
    [{ onVerdict: 1 }, 'Option `onVerdict` must be a function.'],
    [{ contract: { service: 'x' } }, 'service'],
  ])('%j is a TypeError', (options, message) => {
    const make = () => checkedFetch(fetch, options as ClientOptions)
    expect(make).toThrow(TypeError)
    expect(make).toThrow(message)
  })

  it('reject a `fetch` that is not a function', () => {
    expect(() => checkedFetch({} as typeof fetch)).toThrow('`fetch` must be a function.')
  })
})
