import { setTimeout } from 'node:timers/promises'
import { isObject, type JsonObject, valueAt } from '../../core/base/json.js'
import { itemsIn } from '../sequences/bodies.js'
import { type CallSettings, type Created, sendValidCall } from './valid-call.js'

/** A status that an offering gets by waiting. */
export type TimedStatus = 'active' | 'expired'

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

/**
 * Creates offerings that start or expire in a few seconds, all at once, and waits for it. One is used
 * by all requests that the server must reject, because those do not change it.
 */
export class TimedOfferings {
  readonly #created = new Map<Kind, Promise<Created>>()
  #rounds = 0

  constructor(
    private readonly settings: CallSettings,
    private readonly create: (fields: JsonObject) => Promise<Created>,
  ) {}

  /** Returns an offering with a status and, if active, the type of variations of the given one. */
  async get(status: TimedStatus, like: JsonObject): Promise<Created> {
    const type = valueAt(like, ['variation_meta', 'type'])
    const isDynamic = status === 'active' && type === 'DMV'
    const kind = kinds.find((each) => each.status === status && (each.type === 'DMV') === isDynamic)
    if (kind === undefined) return { reason: 'the suite creates none' }
    if (!this.#created.has(kind) && this.#rounds < maxRounds) {
      this.#rounds++
      for (const each of kinds.filter((other) => !this.#created.has(other))) {
        const creation = this.#createTimed(each)
        // A lost server, or a rate limit, is reported to the request that needs the offering.
        creation.catch(() => this.#created.delete(each))
        this.#created.set(each, creation)
      }
    }
    return this.#created.get(kind) ?? { reason: 'the server has changed those that were created' }
  }

  /** Stops using an offering that a request has changed. */
  async discard(id: string): Promise<void> {
    for (const [kind, creation] of this.#created) {
      const created = await creation.catch(() => undefined)
      if (created !== undefined && 'id' in created && created.id === id) this.#created.delete(kind)
    }
  }

  async #createTimed({ status, type }: Kind): Promise<Created> {
    const start = Date.now() + untilStart
    const expiry = start + (status === 'expired' ? activeFor : 30 * 86_400_000)
    const since = status === 'expired' ? expiry : start
    const created = await this.create(offeringOf(type, start, expiry))
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
    ...{ type, variantsPerLocale: ['variation_1', 'variation_2'] },
    smv_distribution: { split: { variation_1: 60, variation_2: 40 } },
    control_group: { percentage: 5 },
  },
})
