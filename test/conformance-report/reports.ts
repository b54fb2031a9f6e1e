import { byCause, type SingleFinding } from '../../src/conformance/report/by-cause.js'
import type { SentRequest } from '../../src/conformance/report/exchange.js'
import type {
  ConformanceFinding,
  ConformanceReport,
  Replay,
  RuleCoverage,
} from '../../src/conformance/report/report.js'
import { responseChecks } from '../../src/core/descriptions.js'
import { createContract, type OperationName } from '../../src/core/index.js'

const { operations, rules } = createContract()
const names = Object.keys(operations) as OperationName[]

/** Text that a page, a terminal or a parser could interpret. */
export const hostile = {
  markup: '</script><img src=x onerror=alert(1)>',
  style: '</style></textarea></title><svg onload=alert(2)>',
  attribute: `" autofocus onfocus=alert(3) x='`,
  entities: '&lt;b&gt; &amp; &#60;',
  cdata: ']]><evil/><![CDATA[ --> <!--',
  controls: '\u0000\u0007\u001b[2J\u001b]0;title\u0007\u009b31m\r',
  direction: '\ufeffa\u202egnp.exe\u2066\u200fb',
  halves: 'a\ud800b\udfffc',
  forbiddenInXml: '\ufffe\uffff\u000b',
}

const everyHostile = Object.values(hostile).join(' | ')

const rejected = `400\n${JSON.stringify(
  {
    error: {
      code: 'VALIDATION_FAILED',
      message: 'Missing field',
      target: 'basic_details.geofences.dwell_time_value',
      request_id: 'a-1',
      details: [],
    },
  },
  null,
  2,
)}`
const accepted = `200\n${JSON.stringify(
  {
    response_id: 'a-1',
    type: 'CAMPAIGN',
    data: { id: '66b1f0c2a94e3d0012ab34cd', channel: 'PUSH' },
  },
  null,
  2,
)}`

const create: SentRequest = {
  method: 'POST',
  url: '/v5/campaigns',
  headers: { 'content-type': 'application/json', 'x-twice': ['one', 'two'] },
  body: '{"request_id":"a-1","channel":"PUSH"}',
}

const trial = (id: string): Replay => ({
  kind: 'request',
  trial: { id, subject: 'structure', level: 'MUST' },
  scenario: { operation: 'createCampaign', params: {}, headers: {}, given: {} },
})

/** A finding, and what else has the same cause. */
function finding(
  own: Partial<SingleFinding>,
  ...others: Partial<SingleFinding>[]
): ConformanceFinding {
  const all = [own, ...others.map((other) => ({ ...own, ...other }))].map(singleFinding)
  const [joined] = byCause(all)
  if (joined === undefined) throw new Error('no finding')
  return joined
}

const singleFinding = (own: Partial<SingleFinding>): SingleFinding => ({
  key: 'createCampaign accepted geofence/dwell-time-required basic_details.geofences',
  operation: 'createCampaign',
  kind: 'accepted',
  subject: 'geofence/dwell-time-required',
  target: 'basic_details.geofences.dwell_time_value',
  cause: 'accepted',
  requirement: 'When `triggered_at` is `dwell`, both dwell time fields are given.',
  level: 'MUST',
  message:
    'Accepted, but should be rejected: `dwell_time_value` is required when `triggered_at` is `dwell`.',
  source: 'Geofences',
  expected: rejected,
  got: accepted,
  count: 3,
  cases: new Set(['geofence/dwell-time-required#no-value', 'geofence/dwell-time-required#neither']),
  request: create,
  response: {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { response_id: 'a-1', type: 'CAMPAIGN', data: { channel: 'PUSH' } },
  },
  curl: `curl -i -X POST 'http://127.0.0.1:3000/v5/campaigns' \\\n  -H 'content-type: application/json' \\\n  --data-raw '{"request_id":"a-1","channel":"PUSH"}'`,
  steps: [{ purpose: 'the request', request: create, status: 200 }],
  replay: trial('geofence/dwell-time-required#no-value'),
  isShrunk: true,
  isExpected: false,
  ...own,
})

const findings: ConformanceFinding[] = [
  finding({
    key: 'createCampaign response response/request-id-echo error.request_id other-value',
    kind: 'response',
    subject: 'response/request-id-echo',
    target: 'error.request_id',
    cause: 'other-value',
    level: 'SHOULD',
    message: '`error.request_id` is not that of the request.',
    count: 1240,
    cases: new Set(Array.from({ length: 20 }, (_, index) => `generated/createCampaign#${index}`)),
  }),
  finding({}, { operation: 'updateCampaign', target: hostile.markup, key: 'updateCampaign x' }),
  finding({
    key: `createOffering answer offering/name-taken ${hostile.markup}'`,
    operation: 'createOffering',
    kind: 'answer',
    subject: 'offering/name-taken',
    target: everyHostile,
    cause: everyHostile,
    message: `The answer is another: ${everyHostile}`,
    requirement: everyHostile,
    source: everyHostile,
    expected: everyHostile,
    got: everyHostile,
    cases: new Set([everyHostile]),
    count: 1,
    request: {
      method: 'POST',
      url: `/v5/offerings?q=${everyHostile}`,
      headers: { 'x-name': everyHostile },
      body: everyHostile,
    },
    response: { status: 400, headers: { 'x-name': everyHostile }, body: everyHostile },
    curl: `curl '${everyHostile}'`,
    steps: [1, 2].map((status) => ({
      purpose: everyHostile,
      status,
      request: { ...create, url: `/${everyHostile}`, body: everyHostile },
    })),
  }),
  finding({
    operation: 'testCampaign',
    key: 'testCampaign refused structure - status-400',
    kind: 'refused',
    subject: 'structure',
    target: '',
    cause: 'status-400',
    message: 'The server rejected a valid request.',
    requirement: '',
    replay: undefined,
    got: `400 VALIDATION_FAILED\n${'A long text of the server. '.repeat(700)}`,
    request: {
      method: 'POST',
      url: `/v5/campaigns/test?${'long=parameter&'.repeat(40)}`,
      headers: {},
      body: JSON.stringify({ title: '👍'.repeat(9000) }),
    },
    response: { status: 400, headers: {}, body: { error: { message: 'x'.repeat(200_000) } } },
    curl: `curl --data-raw '${'x'.repeat(5000)}'`,
  }),
  finding({
    operation: 'testCampaign',
    kind: 'sequence',
    subject: 'sequence/idempotent-repeat',
    target: 'Idempotency-Key',
    cause: 'other-response',
    key: 'testCampaign sequence sequence/idempotent-repeat Idempotency-Key other-response',
    message: 'The repeated call got a different response than the first call.',
    requirement: 'A repeated key gets the first response.',
    source: 'Idempotency',
    expected:
      '200\n{\n  "response_id": "a-1",\n  "data": {\n    "id": "1",\n    "channel": "PUSH"\n  }\n}',
    got: '200\n{\n  "data": {\n    "channel": "PUSH",\n    "id": "2"\n  },\n  "response_id": "b-2"\n}',
    steps: [
      {
        purpose: 'the first call',
        request: create,
        status: 200,
        ids: { '.data.id': '66b1f0c2a94e3d0012ab34cd' },
        secondsBefore: 2,
        together: 1,
      },
      { purpose: 'the repeated call', request: create, status: undefined, together: 1 },
    ],
    replay: {
      kind: 'sequence',
      id: 'sequence/idempotent-repeat',
      operation: 'testCampaign',
    },
    count: 1,
    cases: new Set(['sequence/idempotent-repeat']),
    request: undefined,
    response: undefined,
    curl: '',
    isShrunk: false,
  }),
  finding({
    operation: 'getCampaign',
    key: 'getCampaign no-answer response/status - -',
    kind: 'no-answer',
    subject: 'response/status',
    target: '',
    cause: '',
    message: 'The server closed the connection without a response.',
    response: undefined,
  }),
  finding({
    operation: 'updateCampaign',
    kind: 'answer',
    subject: 'auth/permission-missing',
    target: '',
    isExpected: true,
  }),
]

const hasFinding = (operation: string, subject: string) =>
  findings.filter((each) => each.operation === operation && each.subject === subject).length

/** Coverage of every rule, a few of them not covered or not run. */
function coverageOfRules(): RuleCoverage[] {
  const rows = new Map<string, RuleCoverage>()
  for (const { id, operations: own } of [
    { id: 'structure' as const, operations: names },
    ...rules,
    ...responseChecks,
  ]) {
    for (const operation of own) {
      const isResponse = id.startsWith('response/')
      const isSkipped = id.startsWith('rate-limit/')
      const isMissed = operation === 'createCampaign' && id.startsWith('email/')
      rows.set(`${operation} ${id}`, {
        operation,
        subject: id,
        invalid: isResponse || isSkipped || isMissed ? 0 : 3,
        valid: isSkipped ? 0 : 14,
        findings: hasFinding(operation, id),
        skipped: isSkipped ? 2 : 0,
      })
    }
  }
  return [...rows.values()]
}

/** A run with results of every kind. */
export const varied: ConformanceReport = {
  version: '0.1.0',
  baseUrl: 'http://127.0.0.1:3000',
  startedAt: '2026-03-01T09:30:12.345+02:00',
  milliseconds: 74_310,
  seed: 424242,
  level: 'MUST',
  notImplemented: [{ operation: 'listOfferTemplates', status: 404 }],
  created: [
    { operation: 'createCampaign', id: '66b1f0c2a94e3d0012ab34cd' },
    { operation: 'createOffering', id: hostile.markup },
  ],
  rateLimited: { responses: 3, seconds: 12 },
  endedBy: 'time-limit',
  notRestored: undefined,
  requests: 3120,
  cases: { passed: 1204, failed: 9, skipped: 14 },
  generated: { passed: 1800, failed: 60, skipped: 0 },
  variants: { passed: 300, failed: 2, skipped: 0 },
  sequences: { passed: 22, failed: 1, skipped: 0 },
  findings,
  skipped: [
    {
      reason: 'a workspace without offerings is unknown',
      count: 2,
      ids: ['offering/off#a'],
      remedy: 'add `credentialsWithoutOfferings` to the fixtures',
    },
    {
      reason: `the rate limit is not to be reached ${hostile.markup}`,
      count: 1012,
      ids: ['rate-limit/test#a', 'rate-limit/test#b'],
      remedy: 'add `--rate-limits`',
    },
  ],
  coverage: {
    operations: names.map((operation, index) => ({
      operation,
      requests: index === 6 ? 0 : 260,
      valid: index === 6 ? 0 : 90,
      findings: findings.filter((each) => each.operation === operation).length,
    })),
    rules: coverageOfRules(),
    statuses: { 200: 1900, 400: 1100, 401: 40, 404: 31, 429: 3, 500: 46 },
  },
  unexpectedPasses: [`updateCampaign answer auth/ip ${hostile.markup}`],
  outcome: 'failed',
}

/** A run without findings. */
export const clean: ConformanceReport = {
  ...varied,
  endedBy: undefined,
  notImplemented: [],
  created: [],
  rateLimited: { responses: 0, seconds: 0 },
  milliseconds: 812,
  cases: { passed: 1213, failed: 0, skipped: 0 },
  generated: { passed: 1860, failed: 0, skipped: 0 },
  sequences: { passed: 23, failed: 0, skipped: 0 },
  findings: [],
  skipped: [],
  coverage: {
    operations: varied.coverage.operations.map((each) => ({
      ...each,
      requests: 9,
      valid: 3,
      findings: 0,
    })),
    rules: varied.coverage.rules.filter(
      ({ subject, findings }) => subject === 'structure' && findings === 0,
    ),
    statuses: { 200: 1900 },
  },
  unexpectedPasses: [],
  outcome: 'passed',
}

/** A run in which no request was checked. */
export const nothingRan: ConformanceReport = {
  ...clean,
  requests: 0,
  cases: { passed: 0, failed: 0, skipped: 1213 },
  generated: { passed: 0, failed: 0, skipped: 0 },
  sequences: { passed: 0, failed: 0, skipped: 23 },
  skipped: [{ reason: 'there is no such server', count: 1236, ids: [], remedy: undefined }],
  coverage: { operations: [], rules: [], statuses: {} },
  outcome: 'nothing-ran',
}

/** A run with hundreds of findings. */
export const many: ConformanceReport = {
  ...varied,
  findings: Array.from({ length: 300 }, (_, index) =>
    finding({
      key: String(index),
      operation: names[index % names.length] ?? 'createCampaign',
      subject: rules[index % rules.length]?.id ?? 'structure',
      target: `basic_details.field_${index}`,
      level: index % 3 === 0 ? 'MUST' : 'SHOULD',
    }),
  ),
}

/** A run with exceptions: one accepts a finding, one is unused, and one has expired. */
export const excepted: ConformanceReport = {
  ...clean,
  findings: [
    finding({
      key: 'createCampaign accepted structure campaign_delivery_type enum+exception-2',
      kind: 'accepted',
      subject: 'structure',
      target: 'campaign_delivery_type',
      cause: 'enum+exception-2',
      level: 'MUST',
      message: 'Accepted, but should be rejected: Must be one of 6 values.',
      count: 1,
      isExpected: true,
      exception: {
        reason: `Weekly campaigns ${hostile.markup}`,
        until: '2026-12-31',
        exception: 2,
      },
    }),
  ],
  exceptions: {
    unused: [
      {
        rule: 'structure',
        operation: 'createCampaign',
        target: 'campaign_delivery_type',
        values: ['FLASH', 7],
        reason: `Flash campaigns ${hostile.markup}`,
      },
    ],
    expired: [{ rule: 'auth/*', reason: 'No credentials yet.', until: '2026-02-28' }],
  },
}
