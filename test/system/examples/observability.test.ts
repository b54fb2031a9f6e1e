import { type IncomingMessage, request as sendRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { docs } from '../../docs/markdown.js'
import { type Exported, otlpReceiver } from './otlp-receiver.js'
import { started } from './started.js'

/** Occurs only in what clients send. */
const mark = 'm4rk3d'
const key = 'a5a5a5a5-7d44-4a6b-9c0d-5e1f2a3b4c5d'
const id = '66b1f0c2a94e3d0012ab34cd'
const traceId = '0af7651916cd43dd8448eb211c80319c'

const credentials = (user: string, password: string) =>
  Buffer.from(`${user}:${password}`).toString('base64')
const known = { Authorization: `Basic ${credentials('workspace', 'key')}` }
const unknown = { Authorization: `Basic ${credentials(mark, mark)}` }

interface Sent {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: unknown
}

type Send = (request: Sent) => Promise<{ status: number | undefined; text: string }>

/** Sends requests with the mark in the query and in the headers that instrumentations read. */
const senderTo =
  (origin: string): Send =>
  async ({ method = 'GET', path, headers, body }) => {
    const request = sendRequest(`${origin}${path}?${mark}=${mark}`, {
      method,
      headers: {
        Host: `${mark}.example`,
        Forwarded: `for=${mark};host=${mark}`,
        'X-Forwarded-For': mark,
        'X-Forwarded-Host': mark,
        'User-Agent': mark,
        Baggage: `${mark}=${mark}`,
        Cookie: `${mark}=${mark}`,
        Traceparent: `00-${traceId}-b7ad6b7169203331-01`,
        Tracestate: `${mark}=${mark}`,
        'X-ACME-Request-Id': mark,
        'Content-Type': 'application/json',
        [`X-${mark}`]: mark,
        ...headers,
      },
    })
    request.end(typeof body === 'string' ? body : JSON.stringify(body))
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      request.on('response', resolve).on('error', reject),
    )
    return { status: response.statusCode, text: await text(response) }
  }

/** Runs a server, sends the requests, and returns what the server has exported when it ends. */
async function observed(command: string, requests: readonly Sent[]) {
  const { exported, origin, close } = await otlpReceiver()
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: origin }
  try {
    const { result, output, errors } = await started(
      command,
      async (address) => {
        const send = senderTo(address)
        const answers = []
        for (const request of requests) answers.push(await send(request))
        return answers
      },
      variables,
    )
    // npm prints lines too.
    const logs = output.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
    return { answers: result, exported, logs, printed: [...output, ...errors].join('\n') }
  } finally {
    await close()
  }
}

type Observed = Awaited<ReturnType<typeof observed>>

/** Returns the values of a metric by its attributes. */
const counts = ({ metrics }: Exported, name: string): Record<string, number> =>
  Object.fromEntries(
    (metrics[name] ?? []).map(({ attributes, value }) => [
      Object.values(attributes).join(' '),
      value,
    ]),
  )

describe('the example server', () => {
  const create = { method: 'POST', path: '/v5/campaigns', headers: known }
  const body = {
    channel: 'PUSH',
    campaign_delivery_type: 'ONE_TIME',
    created_by: `${mark}@a.example`,
  }
  const keyed = { ...create, headers: { ...known, 'Idempotency-Key': key }, body }
  const requests = [
    keyed,
    keyed,
    { ...create, body: { ...body, channel: mark, campaign_delivery_type: mark, [mark]: mark } },
    { ...create, body: `{"${mark}": ${mark}` },
    { path: `/v5/campaigns/${id}`, headers: known },
    { path: `/v5/campaigns/${mark}`, headers: known },
    { path: `/v5/campaigns/${id}`, headers: unknown },
    { method: 'DELETE', path: '/v5/campaigns', headers: known },
    { path: `/v5//campaigns/${mark}`, headers: known },
    { path: `/${mark}` },
  ]
  let run: Observed
  beforeAll(async () => {
    run = await observed('npm run example:observability', requests)
  })

  it('responds as always', () => {
    const { answers } = run
    expect(answers.map(({ status }) => status)).toEqual([
      200, 200, 400, 400, 200, 404, 401, 405, 400, 404,
    ])
    expect(answers[1]).toEqual(answers[0])
  })

  it('counts requests and violations', () => {
    const { exported } = run
    expect(counts(exported, 'campaign_contract.requests')).toEqual({
      'createCampaign accepted': 1,
      'createCampaign replayed': 1,
      'createCampaign rejected': 2,
      'getCampaign accepted': 1,
      'getCampaign rejected': 2,
      'none rejected': 2,
    })
    expect(counts(exported, 'campaign_contract.violations')).toEqual({
      'createCampaign structure error': 1,
      'createCampaign body/not-json error': 1,
      'createCampaign idempotency/key-missing error': 2,
      'getCampaign campaign/unknown error': 1,
      'getCampaign params/unusual warn': 1,
      'getCampaign auth/credentials-rejected error': 1,
      'none http/method-not-allowed error': 1,
      'none http/path-malformed error': 1,
    })
    expect(counts(exported, 'campaign_contract.responses')).toEqual({
      'createCampaign valid': 1,
      'getCampaign valid': 1,
    })
  })

  it('measures durations by route, also if no handler runs', () => {
    const { exported } = run
    expect(counts(exported, 'http.server.request.duration')).toEqual({
      'POST http 1.1 /v5/campaigns 200': 2,
      'POST http 1.1 /v5/campaigns 400': 2,
      'GET http 1.1 /v5/campaigns/{campaign_id} 200': 1,
      'GET http 1.1 /v5/campaigns/{campaign_id} 401': 1,
      'GET http 1.1 /v5/campaigns/{campaign_id} 404': 1,
      'DELETE http 1.1 405': 1,
      'GET http 1.1 400': 1,
      'GET http 1.1 404': 1,
    })
  })

  it('describes the span of each request', () => {
    const { exported } = run
    expect(exported.spans).toHaveLength(requests.length)
    expect(exported.text).toContain('"service.name","value":{"stringValue":"campaigns"}')
    expect(exported.spans[2]).toMatchObject({
      name: 'POST /v5/campaigns',
      traceId,
      attributes: {
        'campaign_contract.operation': 'createCampaign',
        'campaign_contract.outcome': 'rejected',
        'campaign_contract.errors': ['idempotency/key-missing', 'structure'],
        'campaign_contract.warnings': [],
        'http.request.method': 'POST',
        'http.response.status_code': 400,
        'http.route': '/v5/campaigns',
      },
      events: [{ name: 'campaign_contract.verdict', attributes: {} }],
    })
  })

  it('logs each verdict with the ids of its span', () => {
    const { exported, logs } = run
    expect(logs.slice(1, 3)).toMatchObject([
      {
        msg: 'verdict',
        operation: 'createCampaign',
        outcome: 'replayed',
        status: 200,
        errors: [],
        warnings: [],
      },
      {
        msg: 'verdict',
        operation: 'createCampaign',
        outcome: 'rejected',
        status: 400,
        code: 'VALIDATION_FAILED',
        errors: ['idempotency/key-missing', 'structure'],
        warnings: [],
      },
    ])
    const ids = logs.map(({ trace_id, span_id }) => [trace_id, span_id])
    const spans = exported.spans.map(({ traceId, spanId }) => [traceId, spanId])
    // The last path is not one of the API.
    expect(ids).toEqual(spans.slice(0, -1))
  })

  it('passes on nothing that a client has sent', () => {
    const { answers, exported, printed } = run
    // Verdicts contain it.
    expect(answers.filter(({ text }) => text.includes(mark)).length).toBeGreaterThan(1)
    for (const sent of [mark, credentials(mark, mark), known.Authorization.slice(6), key, id]) {
      expect(exported.text.toLowerCase()).not.toContain(sent.toLowerCase())
      expect(printed.toLowerCase()).not.toContain(sent.toLowerCase())
    }
  })
})

describe('a server with a plugin and errors', () => {
  const search = { method: 'POST', path: '/v5/campaigns/search', body: { limit: 5 } }
  let run: Observed
  beforeAll(async () => {
    run = await observed(
      'node --env-file=examples/observability/example.env --import tsx --import ./examples/observability/telemetry.ts test/system/examples/failing-server.ts',
      [search, { ...search, headers: { 'X-Fact': mark } }],
    )
  })

  it('counts rules of plugins, findings and errors', () => {
    const { answers, exported } = run
    expect(answers.map(({ status }) => status)).toEqual([400, 500])
    expect(counts(exported, 'campaign_contract.requests')).toEqual({
      'searchCampaigns accepted': 1,
      'searchCampaigns fault': 1,
    })
    expect(counts(exported, 'campaign_contract.violations')).toEqual({
      'searchCampaigns acme/market warn': 1,
    })
    expect(counts(exported, 'campaign_contract.responses')).toEqual({
      'searchCampaigns invalid': 1,
    })
    expect(counts(exported, 'campaign_contract.findings')).toEqual({
      'searchCampaigns response/envelope': 1,
    })
    expect(counts(exported, 'campaign_contract.faults')).toEqual({ '': 1 })
  })

  it('exports the metrics that the page lists', () => {
    const { text = '' } = docs.find(({ path }) => path === 'docs/observability.md') ?? {}
    const listed = [...text.matchAll(/^\| `([a-z_.]+)` \|/gm)].map(([, name]) => name)
    expect(Object.keys(run.exported.metrics).sort()).toEqual(listed.sort())
  })

  it('reports where an error occurred, but not its message', () => {
    const { exported, logs, printed } = run
    expect(exported.spans[1]?.events).toEqual([
      { name: 'campaign_contract.fault', attributes: { 'exception.type': 'RangeError' } },
      { name: 'campaign_contract.verdict', attributes: {} },
    ])
    const fault = logs.find(({ msg }) => msg === 'fault')
    expect(fault).toMatchObject({ level: 50, name: 'RangeError' })
    expect(fault.at[0]).toMatch(/^at .*failing-server\.ts:\d+:\d+\)?$/)
    expect(exported.text).not.toContain(mark)
    expect(printed).not.toContain(mark)
  })
})
