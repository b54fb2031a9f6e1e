// Requests that the probes of the bugs are made of.
import { randomUUID } from 'node:crypto'

const day = 86_400_000
const at = (days) => new Date(Date.now() + days * day).toISOString()

export const ids = {
  pushDraft: '68f0a1b2c3d4e5f6a7b80001',
  mailDraft: '68f0a1b2c3d4e5f6a7b80002',
  oneTime: '68f0a1b2c3d4e5f6a7b80010',
  periodic: '68f0a1b2c3d4e5f6a7b80011',
  event: '68f0a1b2c3d4e5f6a7b80012',
  business: '68f0a1b2c3d4e5f6a7b80013',
  location: '68f0a1b2c3d4e5f6a7b80015',
  liveActivity: '68f0a1b2c3d4e5f6a7b80016',
  mail: '68f0a1b2c3d4e5f6a7b80017',
  periodicMail: '68f0a1b2c3d4e5f6a7b80018',
  sms: '68f0a1b2c3d4e5f6a7b8001b',
  scheduled: 'offer_68f0a1b2c3d4e5f6a7b90001',
  active: 'offer_68f0a1b2c3d4e5f6a7b90002',
  dynamic: 'offer_68f0a1b2c3d4e5f6a7b90003',
  expired: 'offer_68f0a1b2c3d4e5f6a7b90004',
  archived: 'offer_68f0a1b2c3d4e5f6a7b90005',
  none: '0123456789abcdef01234567',
}

export const someKey = '3f0c9a4e-6f0b-4c59-9d1e-2b7a6c5d4e3f'

const meta = { identifier: 'PUSH_ID', identifier_values: ['token'] }

const flatPush = () => ({
  content: { push: { android: { template_type: 'BASIC', basic_details: { title: 'Hi' } } } },
})

const flatMail = () => ({
  content: {
    email: {
      subject: 'News',
      preview_text: 'This week',
      sender_name: 'Team',
      from_address: 'team@example.org',
      html_content: '<p>Hello</p>',
    },
  },
})

export const pushTest = {
  channel: 'PUSH',
  campaign_content: flatPush(),
  test_campaign_meta: meta,
}

export const mailTest = {
  channel: 'EMAIL',
  basic_details: {
    name: 'Mail',
    content_type: 'PROMOTIONAL',
    user_attribute_identifier: 'Email (Standard)',
    subscription_category: 'Newsletter',
  },
  connector: { connector_type: 'SENDGRID', connector_name: 'Newsroom' },
  campaign_content: flatMail(),
  test_campaign_meta: { identifier: 'EMAIL', identifier_values: ['ada@example.org'] },
}

export const offerBody = {
  name: 'Fresh_Offer',
  priority: 50,
  delivery: { channel: 'ANY' },
  created_by: 'ada@example.org',
  scheduling: { start_datetime: at(2), expiry_datetime: at(40) },
  segment_info: { id: 'all' },
  offer_content: { meta: { templateId: 'tpl_hero' } },
  variation_meta: { type: 'SMV', variantsPerLocale: 1 },
}

export { at }

/** A date and time some milliseconds from now, written with an offset from UTC. */
export function withOffset(ms, offset) {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(offset)
  const shift = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
  return new Date(Date.now() + ms + shift).toISOString().replace(/\.\d+Z$/, offset)
}

/** The part of a body that sets both times of an offering. */
export const scheduled = (start_datetime, expiry_datetime) => ({
  scheduling: { start_datetime, expiry_datetime },
})

/** A copy with changes at dotted paths; `undefined` removes a member. */
export function edit(body, changes = {}) {
  const copy = structuredClone(body)
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.')
    const last = names.pop()
    let place = copy
    for (const name of names) {
      place[name] ??= {}
      place = place[name]
    }
    if (value === undefined) delete place[last]
    else place[last] = value
  }
  return copy
}

/** Geofences that are entered. */
export const geofences = (changes) =>
  edit(
    {
      name: 'Shop',
      latitude: '52.5',
      longitude: '13.4',
      radius: '200',
      response_time_value: '5',
      response_time_granularity: 'MINUTES',
      triggered_at: 'ENTRY',
    },
    changes,
  )

/** Geofences that need a time of stay. */
export const dwell = (changes) =>
  geofences({
    triggered_at: 'dwell',
    dwell_time_value: '5',
    dwell_time_granularity: 'MINUTES',
    ...changes,
  })

const basic = (pair) => `Basic ${Buffer.from(pair).toString('base64')}`

/** A request; `headers` replace the usual ones, `undefined` removes one. */
export const call = (method, path, body, headers = {}) => ({
  method,
  path,
  body,
  headers: {
    Authorization: basic('workspace:key'),
    'Content-Type': 'application/json',
    'X-SVC-Request-Id': path.startsWith('/v5/campaigns') ? 'probe-1' : undefined,
    'Idempotency-Key': ['POST', 'PATCH'].includes(method) ? randomUUID() : undefined,
    ...headers,
  },
})

export const as = (pair) => ({ Authorization: pair ? basic(pair) : undefined })
export const keyed = (key = someKey) => ({ 'Idempotency-Key': key ?? undefined })

export const test = (body, changes, headers) =>
  call('POST', '/v5/campaigns/test', edit(body, changes), headers)
export const push = (changes, headers) => test(pushTest, changes, headers)
export const mail = (changes, headers) => test(mailTest, changes, headers)

const under = (prefix, changes) =>
  Object.fromEntries(Object.entries(changes).map(([path, value]) => [`${prefix}${path}`, value]))

/** Inline tests with changes to the android, ios or web content. */
export const android = (changes) => push(under('campaign_content.content.push.android.', changes))
export const ios = (changes) => push(under('campaign_content.content.push.ios.', changes))
export const web = (changes) => push(under('campaign_content.content.push.web.', changes))
export const email = (changes) => mail(under('campaign_content.content.email.', changes))
export const variations = (details, content) =>
  push({
    'campaign_content.variation_details': details,
    'campaign_content.content': content ?? { default: { variation_1: flatPush().content } },
  })
export const keyedContent = (content, locales) =>
  push({ 'campaign_content.content': content, 'campaign_content.locales': locales })
export const flat = () => flatPush().content

export const draftTest = (id, metaChanges = {}, changes = {}) =>
  call('POST', '/v5/campaigns/test', {
    draft_id: id,
    test_campaign_meta: { ...meta, ...metaChanges },
    ...changes,
  })
export const mailDraftTest = (changes = {}) =>
  draftTest(ids.mailDraft, { identifier: 'EMAIL', identifier_values: ['a@example.org'] }, changes)

const minimal = { channel: 'PUSH', campaign_delivery_type: 'ONE_TIME', created_by: 'ada' }
export const create = (changes, headers) =>
  call('POST', '/v5/campaigns', edit(minimal, changes), headers)
export const update = (id, body, headers) => call('PATCH', `/v5/campaigns/${id}`, body, headers)
export const read = (id, headers) => call('GET', `/v5/campaigns/${id}`, undefined, headers)
export const status = (id, action, headers) =>
  call('PATCH', `/v5/campaigns/${id}/status`, { action }, headers)
export const validate = (id, headers) =>
  call('POST', `/v5/campaigns/${id}/validate`, {}, { 'Idempotency-Key': undefined, ...headers })
export const executions = (id, headers) =>
  call('POST', `/v5/campaigns/${id}/executions`, {}, headers)
export const search = (campaign_fields, rest, headers) =>
  call('POST', '/v5/campaigns/search', { campaign_fields, ...rest }, headers)

/** Creates a draft and goes on with its id. */
export const withDraft = (changes, next) => [
  create(changes),
  (answers) => next(answers.at(-1).json?.data?.id ?? ids.none),
]

const firstId = (answers) => answers.find(({ json }) => json?.data?.id)?.json.data.id ?? ids.none

/** Creates a draft, gives it components and goes on with the steps for its id. */
export const withComponents = (fields, components, ...steps) => [
  create(fields),
  (answers) => update(firstId(answers), components),
  ...steps.map((step) => (answers) => step(firstId(answers))),
]

export const offer = (changes, headers) =>
  call('POST', '/v5/offers', edit(offerBody, changes), headers)
export const updateOffer = (id, body, headers) => call('PATCH', `/v5/offers/${id}`, body, headers)
export const offers = (query = '', headers) => call('GET', `/v5/offers${query}`, undefined, headers)
export const templates = (headers) => call('GET', '/v5/offers/templates', undefined, headers)

const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** A step that is taken after a pause. */
export const later = (ms, step) => (answers) => {
  pause(ms)
  return step(answers)
}

/** Creates an offering whose window has these bounds, in milliseconds from now. */
export const windowed = (from, to) => () =>
  offer({ scheduling: { start_datetime: at(from / day), expiry_datetime: at(to / day) } })

/** An update of the offering that was created before it. */
export const updateCreated = (body, headers) => (answers) =>
  updateOffer(
    answers.findLast(({ json }) => json?.data?.id)?.json.data.id ?? ids.none,
    typeof body === 'function' ? body() : body,
    headers,
  )

/** Sets a state before the next request, which it returns as well. */
export const given = (facts, request, { params, operation } = {}) => [
  {
    method: 'POST',
    path: '/control/state',
    headers: { 'Content-Type': 'application/json' },
    body: {
      operation,
      params,
      headers: request.headers,
      body: request.body,
      given: { now: '2026-01-15T12:00:00Z', ...facts },
    },
  },
  request,
]

/** Calls of the last while, in milliseconds before the clock of `given`. */
export const recent = (count, ago) =>
  Array.from({ length: count }, () => Date.parse('2026-01-15T12:00:00Z') - ago)

const hour = 3_600_000
export const earlier = (state, hoursAgo, status = 200) => ({
  state,
  createdAt: new Date(Date.parse('2026-01-15T12:00:00Z') - hoursAgo * hour).toISOString(),
  response: { status, body: { response_id: 'earlier', data: { id: 'offer_earlier' } } },
})

export const raw = (method, path, text, headers) => ({
  ...call(method, path, undefined, headers),
  text,
})

/** Bugs that break one statement of the reference. */
export const breaks = (operation, statement, ...bugs) =>
  bugs.map(([id, summary, ...probe]) => ({
    id,
    operation,
    summary,
    statement,
    level: 'MUST',
    probe: probe.flat(),
  }))

export const implied = (...args) => breaks(...args).map((bug) => ({ ...bug, level: 'SHOULD' }))

/** Requests that are sent at the same time. */
export const together =
  (...requests) =>
  () =>
    requests
