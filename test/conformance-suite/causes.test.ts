import { expect, it } from 'vitest'
import { difference } from '../../src/conformance/reports/difference.js'
import type { ConformanceOptions } from '../../src/conformance/run/options.js'
import type { OperationName } from '../../src/core/index.js'
import { createSandbox } from '../../src/testing/sandbox/index.js'
import { run, tried, triedOnce } from './trying.js'

it('reports one wrong status in all operations as one finding', async () => {
  const fault = {
    answer: (response: { status: number; body: unknown; headers: Record<string, string> }) =>
      response.status === 401 ? { ...response, status: 403 } : response,
  }
  const { findings } = await triedOnce({ only: ['auth/*'] }, fault, { kinds: ['cases'] })
  const answers = findings.filter(({ kind, level }) => kind === 'answer' && level === 'MUST')
  expect(answers.map(({ message }) => message)).toEqual(['Expected status 401, got 403.'])
  const [{ where = [], count = 0 } = {}] = answers
  expect(new Set(where.map(({ operation }) => operation)).size).toBe(12)
  expect(new Set(where.map(({ key }) => key)).size).toBe(where.length)
  expect(count).toBe(where.reduce((sum, place) => sum + place.count, 0))
})

type ErrorBody = { error?: { target: string; details?: { target: string }[] } }

/** Returns a fault that writes the target of each error in another way. */
const targets = (write: (target: string) => string) => ({
  answer(response: { status: number; body: unknown; headers: Record<string, string> }) {
    const body = structuredClone(response.body) as ErrorBody
    const { error } = body
    for (const each of error ? [error, ...(error.details ?? [])] : []) {
      each.target = each.target && write(each.target)
    }
    return { ...response, body }
  },
})

it.each<[notation: string, write: (target: string) => string, found: string[]]>([
  ['a/b', (target) => target.replaceAll('.', '/'), ['MUST pointer', 'SHOULD pointer']],
  ['/a/b', (target) => `/${target.replaceAll('.', '/')}`, ['MUST pointer', 'SHOULD pointer']],
  ['a[0]', (target) => target.replace(/\.(\d+)/g, '[$1]'), ['SHOULD notation']],
  [
    'b instead of a.b',
    (target) => target.replace(/.*\.(?=\D)/, ''),
    // Which of two templates it means is unknown.
    ['MUST short', 'SHOULD short', 'SHOULD details-templateId'],
  ],
  ['body.a', (target) => `body.${target}`, ['SHOULD notation']],
])('reports targets that are written as %s once', async (_, write, found) => {
  const only = ['createCampaign', 'createOffering', 'structure', 'offering/*', 'content/*']
  const { findings } = await triedOnce({ only }, targets(write), { kinds: ['cases'] })
  const answers = findings.filter(({ kind }) => kind === 'answer')
  expect(answers.map(({ level, cause }) => `${level} ${cause}`)).toEqual(found)
})

it.each([
  ['after a while', 900, true],
  ['never', Number.POSITIVE_INFINITY, false],
])('says whether reads show writes late: %s', async (_, late, isSaid) => {
  const sandbox = createSandbox()
  const empty = createSandbox()
  let written = 0
  const target = (request: Request) => {
    if (request.url.includes('/.well-known/')) return new Response(null, { status: 404 })
    if (request.method !== 'GET') written = performance.now()
    const isLate = request.method === 'GET' && performance.now() - written < late
    return (isLate ? empty : sandbox).fetch(request)
  }
  const { findings } = await run({ target, only: ['sequence/update-replaces'] })
  const said = findings.map(({ message }) => message.includes('shows writes late'))
  expect(said).toEqual([isSaid, isSaid])
})

it('names what a server objects to, not the rule of the case', async () => {
  const refuses = ({ operation, body }: { operation: string; body?: unknown }) =>
    operation === 'createOffering' && (body as { tags?: unknown[] }).tags?.length
      ? { target: 'tags', message: 'No tags here.' }
      : undefined
  const only = ['createOffering', 'offering/*']
  const { findings } = await triedOnce({ only }, { refuses }, { kinds: ['cases'] })
  const refused = findings.filter(({ kind }) => kind === 'refused')
  expect(refused).toMatchObject([{ subject: 'structure', target: 'tags' }])
  expect(refused[0]?.message).toMatch(/: 400 VALIDATION_FAILED `tags` .*No tags here/)
})

it('quotes the sentence about the field and the keyword of a finding', async () => {
  const forgives = ({ target }: { target: string }) =>
    /geofences\.(triggered_at|radius)$/.test(target) || target === 'campaign_fields.ids'
  const only = ['testCampaign', 'searchCampaigns', 'structure']
  const { findings } = await tried({ only }, { forgives }, { kinds: ['cases'] })
  const stated = findings.filter(({ kind, level }) => kind === 'accepted' && level === 'MUST')
  const quoted = Object.fromEntries(
    stated.map(({ target, cause, requirement }) => [`${target} ${cause}`, requirement]),
  )
  expect(quoted).toMatchObject({
    'basic_details.geofences.radius type': '`radius` is required, a string, in meters.',
    'basic_details.geofences.triggered_at enum':
      '`triggered_at` is ENTRY, EXIT or dwell, in lower case.',
    'basic_details.geofences.triggered_at required': '`triggered_at` is required.',
    'campaign_fields.ids type': '`ids` is an array of strings.',
  })
})

it.each<[what: string, count: number, only: Only, quoted: string]>([
  ['the size of a page', 16, ['searchCampaigns', 'structure'], 'A page has at most 15 campaigns.'],
  [
    'the filter of an earlier version',
    1,
    ['searchCampaigns', 'search/legacy-delivery-type'],
    'A search by `delivery_type` returns no results and no error.',
  ],
])('quotes the sentence about %s', async (_, count, only, quoted) => {
  const data = Array.from({ length: count }, (_, index) => ({ id: `${index}`, status: 'ACTIVE' }))
  const answer = ({ body, ...others }: Answer) => ({
    ...others,
    body: others.status === 200 ? { ...(body as object), data } : body,
  })
  const { findings } = await triedOnce({ only }, { answer }, { kinds: ['cases'] })
  const ofPage = findings.filter(({ target }) => target === 'data')
  expect(ofPage.map(({ requirement }) => requirement)).toEqual([quoted])
})

type Body = { error?: object | undefined }

it.each<[operation: OperationName, lacking: string, change: (body: Body) => Body, quoted: string]>([
  [
    'createOffering',
    '`response_id`',
    ({ error }) => ({ error }),
    'All 4xx and 5xx responses have the envelope.',
  ],
  ['createCampaign', 'all members', () => ({}), 'An error has `response_id`, a string.'],
  [
    'createCampaign',
    '`error`',
    ({ error: _, ...others }) => others,
    'An error has `error.code`, a string.',
  ],
  [
    'createCampaign',
    '`error.details`',
    ({ error }) => ({ response_id: 'a-1', error: { ...error, details: undefined } }),
    'An error has `error.details`, an array of target and message.',
  ],
])('quotes the sentence about an error of %s without %s', async (operation, _, change, quoted) => {
  const answer = ({ body, ...others }: Answer) => ({
    ...others,
    body: others.status < 400 ? body : change(body as Body),
  })
  const only: Only = [operation, 'body/missing']
  const { findings } = await triedOnce({ only }, { answer }, { kinds: ['cases'] })
  const found = findings.filter(({ subject }) => subject === 'response/envelope')
  expect(found.map(({ requirement }) => requirement)).toEqual([quoted])
})

type Only = NonNullable<ConformanceOptions['only']>

type Answer = { status: number; body: unknown; headers: Record<string, string> }

/** Returns a fault that changes the code of the errors with a status. */
const codes = (status: number, code: (code: string) => string) => ({
  answer(response: Answer) {
    const { error, ...others } = response.body as { error?: { code: string } }
    if (error === undefined || response.status !== status) return response
    return { ...response, body: { ...others, error: { ...error, code: code(error.code) } } }
  },
})

it.each<[what: string, code: string, only: Only, found: string[]]>([
  [
    'a code that campaigns do not have',
    'ACCESS_DENIED',
    ['getCampaign', 'updateCampaign', 'auth/permission-missing'],
    ['MUST response/code: `error.code` is one of seven values.'],
  ],
  [
    'another code of campaigns',
    'UNAUTHORIZED',
    ['getCampaign', 'auth/permission-missing'],
    ['SHOULD auth/permission-missing: Decision 15: …'],
  ],
  [
    'another code of offerings',
    'UNAUTHORIZED',
    ['listOfferings', 'listOfferTemplates', 'offering/feature-disabled'],
    ['offering/feature-disabled', 'response/code'].map(
      (subject) => `MUST ${subject}: FORBIDDEN, 403: the feature is not enabled.`,
    ),
  ],
])('reports %s, with the sentence about it', async (_, code, only, found) => {
  const { findings } = await triedOnce(
    { only },
    codes(403, () => code),
    { kinds: ['cases'] },
  )
  const texts = findings.map(
    ({ level, subject, requirement }) =>
      `${level} ${subject}: ${requirement.replace(/^(Decision \d+:).*/, '$1 …')}`,
  )
  expect(texts).toEqual(found)
})

it('shows which part of the repeated response is another, and no headers', async () => {
  let count = 0
  const body = (response: Answer) => ({ ...(response.body as object), response_id: `${++count}` })
  const fault = { answer: (response: Answer) => ({ ...response, body: body(response) }) }
  const settings = { kinds: ['cases', 'sequences'] as const }
  const only = ['sequence/race', 'idempotency/conflict']
  const { findings } = await triedOnce({ only }, fault, settings)
  const repeated = findings.filter(({ message }) => message.startsWith('The repeated call got'))
  expect(repeated.map(({ kind }) => kind)).toContain('answer')
  for (const { expected, got } of repeated) {
    const signs = difference(expected, got).map(({ sign, text }) => sign + text.slice(0, 17))
    expect(signs).toContain(`+  "response_id": `)
  }
  for (const { got } of findings.filter(({ kind }) => kind === 'sequence')) {
    expect(got).not.toContain('"headers"')
  }
})

it('reports a member around each body as one finding', async () => {
  const fault = { answer: ({ body, ...others }: Answer) => ({ ...others, body: { result: body } }) }
  const only: Only = [
    ...(['createCampaign', 'createOffering', 'listOfferings', 'testCampaign'] as const),
    ...(['structure', 'idempotency/conflict', 'sequence/race'] as const),
  ]
  const { findings } = await triedOnce({ only }, fault, { kinds: ['cases', 'sequences'] })
  expect(findings.map(({ level, key, message }) => `${level} ${key}: ${message}`)).toEqual([
    'MUST createCampaign response response/envelope - wrapped: The members of the body must not be in `result`.',
  ])
})

it('reports an ignored restriction of a test as one finding', async () => {
  const all = (key: string) => key.replace(/_[^_]+(?=_variation)/, '_default')
  const answer = ({ body, ...others }: Answer) => {
    const data = (body as { data?: { data?: object } }).data
    const results = Object.entries(data?.data ?? {}).map(([key, result]) => [all(key), result])
    const changed = { ...data, data: Object.fromEntries(results) }
    return {
      ...others,
      body: others.status === 200 ? { ...(body as object), data: changed } : body,
    }
  }
  const only: Only = ['testCampaign', 'test/*', 'sequence/draft-test-keys']
  const { findings } = await triedOnce({ only }, { answer }, { kinds: ['cases', 'sequences'] })
  const ofKeys = findings.filter(({ cause }) => cause.includes('locale_name'))
  expect(ofKeys.map(({ cause, requirement }) => `${cause}: ${requirement}`)).toEqual([
    'ignored-locale_name: If the request gives a platform, locale or variation, only the matching key appears.',
  ])
})
