import { setTimeout } from 'node:timers/promises'
import { isObject, type JsonObject, valueAt } from '../../core/base/json.js'
import { itemsIn, pushDraft, offering as sampleOffering } from '../sequences/bodies.js'
import { type CallSettings, type Created, sendValidCall } from './valid-call.js'

/** A status that an offering gets by waiting. */
type TimedStatus = 'active' | 'expired'

/** Milliseconds from the creation to the start, so that the start is still ahead on arrival. */
const untilStart = 2000

/** Milliseconds that an offering which expires is active. */
const activeFor = 1000

/** How often offerings are created; each time takes `untilStart`, `activeFor` and `grace` at most. */
const maxRounds = 2

/** Milliseconds after which a server must have noticed a start or an expiry. */
const grace = 1000

const pollInterval = 200

const kinds = [
  { status: 'active', type: 'SMV' },
  { status: 'active', type: 'DMV' },
  { status: 'expired', type: 'SMV' },
] as const

type Kind = (typeof kinds)[number]

const keyOf = (identity: unknown): string => JSON.stringify(identity)

/** Creates the campaigns and offerings that cases need, over the API. */
export class TestResources {
  readonly #created = new Map<string, Promise<Created>>()
  #rounds = 0

  constructor(private readonly settings: CallSettings) {}

  /** Creates a draft or live campaign like the given one; a new one each time if it will be changed. */
  async campaign(like: JsonObject, isChanged: boolean): Promise<Created> {
    return this.#once(['campaign', like], isChanged, () => this.#createCampaign(like))
  }

  async offering(like: JsonObject, isChanged: boolean): Promise<Created> {
    return this.#once(['offering', like], isChanged, () => this.#createOffering(like))
  }

  /**
   * Returns an offering with a status and, if active, the type of variations of the given one. Those that
   * start or expire in a few seconds are created all at once. One is used by all requests that the server
   * must reject, because those do not change it.
   */
  async timedOffering(status: TimedStatus, like: JsonObject): Promise<Created> {
    const type = valueAt(like, ['variation_meta', 'type'])
    const isDynamic = status === 'active' && type === 'DMV'
    const kind = kinds.find((each) => each.status === status && (each.type === 'DMV') === isDynamic)
    if (kind === undefined) return { reason: 'the suite creates none' }
    if (!this.#created.has(keyOf(kind)) && this.#rounds < maxRounds) {
      this.#rounds++
      for (const each of kinds.filter((other) => !this.#created.has(keyOf(other))))
        this.#add(keyOf(each), this.#createTimed(each))
    }
    const reason = 'the server has changed those that were created'
    return this.#created.get(keyOf(kind)) ?? { reason }
  }

  /** Stops using a resource that a request has changed. */
  async discard(id: string): Promise<void> {
    for (const [key, creation] of this.#created) {
      const created = await creation.catch(() => undefined)
      if (created !== undefined && 'id' in created && created.id === id) this.#created.delete(key)
    }
  }

  async #once(identity: unknown, isNew: boolean, create: () => Promise<Created>): Promise<Created> {
    const key = keyOf(identity)
    const before = await this.#created.get(key)
    // A failed creation is not retried.
    if (before !== undefined && (!isNew || 'reason' in before)) return before
    const creation = create()
    if (!isNew) this.#add(key, creation)
    const created = await creation
    // A resource that will be changed is not reused.
    if (isNew && 'reason' in created) this.#add(key, creation)
    return created
  }

  /** Keeps a creation. A lost server, or a rate limit, is reported to the request that needs it. */
  #add(key: string, creation: Promise<Created>): void {
    this.#created.set(key, creation)
    creation.catch(() => this.#created.delete(key))
  }

  async #createCampaign(like: JsonObject): Promise<Created> {
    const { status, id: _, ...fields } = like
    const isLive = status === 'ACTIVE'
    const sample = pushDraft('Conformance')
    const body = {
      channel: 'PUSH',
      campaign_delivery_type: 'EVENT_TRIGGERED',
      created_by: 'conformance@example.com',
      // A server may require more than the contract to publish a campaign.
      ...(isLive &&
        fields.channel !== 'EMAIL' && {
          basic_details: sample.basic_details,
          campaign_content: sample.campaign_content,
        }),
      ...fields,
    }
    const created = await this.#create('createCampaign', 'create a campaign', body)
    if ('reason' in created || !isLive) return created
    const published = await sendValidCall(
      {
        operation: 'updateCampaign',
        purpose: 'publish the campaign',
        params: { campaign_id: created.id },
        body: { status: 'PUBLISH' },
      },
      this.settings,
    )
    if ('reason' in published) return published
    const setup = [...(created.setup ?? []), published.step]
    return { ...created, facts: { ...body, status: 'ACTIVE' }, setup }
  }

  async #createOffering(like: JsonObject): Promise<Created> {
    const { status: _status, id: _id, ...fields } = like
    const name = `Conformance_${crypto.randomUUID().replaceAll('-', '')}`
    const body = { ...sampleOffering(name, this.settings), ...fields, name }
    return this.#create('createOffering', 'create an offering', body)
  }

  async #create(
    operation: 'createCampaign' | 'createOffering',
    purpose: string,
    body: JsonObject,
  ): Promise<Created> {
    const sent = await sendValidCall({ operation, purpose, body }, this.settings)
    if ('reason' in sent) return sent
    const { body: answer } = sent.response
    const data = isObject(answer) && isObject(answer.data) ? answer.data : {}
    const { id } = data
    if (typeof id !== 'string') return { reason: `${operation} responded without \`data.id\`` }
    const facts = operation === 'createCampaign' ? { ...body, status: 'DRAFT' } : body
    return { id, facts, isDisposable: true, setup: [sent.step] }
  }
  async #createTimed({ status, type }: Kind): Promise<Created> {
    const start = Date.now() + untilStart
    const expiry = start + (status === 'expired' ? activeFor : 30 * 86_400_000)
    const since = status === 'expired' ? expiry : start
    const created = await this.#createOffering(offeringOf(type, start, expiry))
    if ('reason' in created) return created
    const reason = await this.#reached(created.id, status, since)
    if (reason !== undefined) return { reason }
    // A request that changes it would change the facts of all others.
    return { ...created, facts: { ...created.facts, status }, isDisposable: false, since }
  }

  /** Waits until the server lists the status; returns why it does not. */
  async #reached(id: string, status: TimedStatus, since: number): Promise<string | undefined> {
    await setTimeout(Math.max(0, since - Date.now()))
    for (;;) {
      const isLast = Date.now() >= since + grace
      const sent = await sendValidCall(
        { operation: 'listOfferings', purpose: 'list the offering', query: { id } },
        this.settings,
      )
      if ('reason' in sent) return sent.reason
      const listed = listedStatus(sent.response.body, id)
      if (listed === status) return undefined
      if (isLast) {
        return listed === undefined
          ? 'the server does not list the status of offerings'
          : `the server lists an offering that is ${status} as \`${String(listed)}\``
      }
      await setTimeout(pollInterval)
    }
  }
}

/** Returns the status of an offering in a list, which has one item unless the filter is ignored. */
function listedStatus(body: unknown, id: string): unknown {
  const data = valueAt(body, ['data'])
  const items = (itemsIn({ data }) ?? [data]).filter(isObject)
  const own = items.find((item) => item.id === id) ?? (items.length === 1 ? items[0] : undefined)
  return own?.status
}

const offeringOf = (type: 'SMV' | 'DMV', start: number, expiry: number): JsonObject => ({
  scheduling: {
    start_datetime: new Date(start).toISOString(),
    expiry_datetime: new Date(expiry).toISOString(),
  },
  conversion: { event: 'order_placed', window_hours: 48 },
  variation_meta: {
    type,
    variantsPerLocale: ['variation_1', 'variation_2'],
    smv_distribution: { split: { variation_1: 60, variation_2: 40 } },
    control_group: { percentage: 5 },
  },
})
