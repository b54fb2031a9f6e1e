import { afterAll, beforeAll } from 'vitest'
import { type Alter, allows, finds } from '../../conformance-suite/altered.js'

// biome-ignore lint/suspicious/noExplicitAny: tests read any member
type Json = any

/** Returns whether a request has a method and a path, or an id after it. */
const isOf = (name: string, { method, url }: Request) => {
  const called = `${method} ${new URL(url).pathname}`
  return name.endsWith('/') ? called.startsWith(name) : called === name
}

/** Returns the items of a success: a list, or the only one. */
const itemsOf = ({ status, body }: { status: number; body: Json }): Json[] =>
  status < 300 ? [body?.data].flat() : []

/** Returns a server that changes what an operation shows. */
const showing =
  (name: string, change: (item: Json) => void): Alter =>
  (answer, request) => {
    if (isOf(name, request)) for (const item of itemsOf(answer)) change(item)
  }

/** Returns a server that shows the datetimes of offerings in another notation. */
const withTimes = (notation: (time: Date) => string): Alter =>
  showing('GET /v5/offers', ({ scheduling }) => {
    for (const [name, time] of Object.entries<string>(scheduling ?? {})) {
      scheduling[name] = notation(new Date(time))
    }
  })

const composed = (body: Json): Json => JSON.parse(JSON.stringify(body).normalize())

const ofTimes = ['sequence/offering-values', 'sequence/offering-scheduled']

/** Returns a server that shows the statuses of offerings in another form. */
const withStatus = (form: (status: string) => unknown): Alter =>
  showing('GET /v5/offers', (offering) => {
    offering.status = form(offering.status)
  })

const ofStatuses = [
  ...(['sequence/list-by-id', 'sequence/list-of-each-status'] as const),
  ...(['sequence/offering-own-fields', 'sequence/offering-walks'] as const),
]

/** Returns a server that shows a live campaign as it was first, until it is published again. */
function pending(): Alter {
  const live = new Map<string, Json>()
  return showing('GET /v5/campaigns/', (campaign) => {
    if (campaign.status === 'DRAFT') return
    const { basic_details, campaign_content } = campaign
    if (!live.has(campaign.id)) live.set(campaign.id, { basic_details, campaign_content })
    Object.assign(campaign, live.get(campaign.id))
  })
}

/** Returns a server that replaces the content of an offering with that of an update. */
function replacing(): Alter {
  const contents = new Map<string | undefined, Json>()
  return async (answer, request) => {
    if (isOf('PATCH /v5/offers/', request) && answer.status === 200) {
      const { offer_content: content } = (await request.json()) as Json
      if (content !== undefined) contents.set(request.url.split('/').at(-1), content)
    }
    if (!isOf('GET /v5/offers', request)) return
    for (const item of itemsOf(answer))
      item.offer_content = contents.get(item.id) ?? item.offer_content
  }
}

/** Returns a server that answers a repeated create call with another success. */
function repeated(): Alter {
  const keys = new Set<string | null>()
  return (answer, request) => {
    if (!isOf('POST /v5/campaigns', request) || answer.status > 201) return
    const key = request.headers.get('idempotency-key')
    if (keys.has(key)) answer.status = answer.status === 200 ? 201 : 200
    keys.add(key)
  }
}

// A verdict must not depend on the time zone of the machine.
const { TZ } = process.env
beforeAll(() => {
  process.env.TZ = 'Asia/Tokyo'
})
afterAll(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

allows([
  ['times without a zone', ofTimes, withTimes((time) => time.toISOString().slice(0, -1))],
  ['datetimes with a blank', ofTimes, withTimes((time) => time.toISOString().replace('T', ' '))],
  ['datetimes in milliseconds', ofTimes, withTimes((time) => String(time.getTime()))],
  [
    'datetimes in whole seconds',
    ofTimes,
    withTimes((time) => time.toISOString().replace(/\.\d+/, '')),
  ],
  ['statuses in capital letters', ofStatuses, withStatus((status) => status.toUpperCase())],
  ['statuses as objects', ofStatuses, withStatus((status) => ({ label: status }))],
  [
    'percentages as text',
    ['sequence/offering-update'],
    showing('GET /v5/offers', ({ variation_meta: meta }) => {
      if (meta?.control_group) meta.control_group.percentage += ' %'
    }),
  ],
  [
    'text in its composed form',
    ['sequence/offering-text'],
    (answer, request) => {
      if (isOf('GET /v5/offers', request)) answer.body = composed(answer.body)
    },
  ],
  [
    'a `campaign_id` of its own',
    ['sequence/versions'],
    showing('GET /v5/campaigns/', (campaign) => {
      campaign.campaign_id = `c-${campaign.channel}`
    }),
  ],
  ['content that an update replaces', ['sequence/offering-scheduled'], replacing()],
  ['updates of live campaigns that wait', ['sequence/campaign-walks'], pending()],
  [
    'searches that repeat the filter',
    ['sequence/rejected-campaign-create'],
    async (answer, request) => {
      if (!isOf('POST /v5/campaigns/search', request) || answer.status !== 200) return
      const { campaign_fields: filter } = (await request.json()) as Json
      answer.body.data = { campaigns: answer.body.data, filter }
    },
  ],
  ['a replay with another status', ['sequence/replay'], repeated()],
])

finds([
  [
    'an offering has the submitted times',
    ofTimes,
    'after-create',
    withTimes((time) => new Date(time.getTime() + 3_600_000).toISOString()),
  ],
  [
    'times are datetimes',
    ofTimes,
    'after-create',
    withTimes((time) => time.toISOString().slice(0, 10)),
  ],
  [
    'a replay has the same body',
    ['sequence/replay'],
    'repeated',
    ({ body }, request) => {
      if (isOf('POST /v5/campaigns', request)) body.response_id = crypto.randomUUID()
    },
  ],
])
