import { isObject, type JsonObject } from '../../core/base/json.js'
import { pushDraft, offering as sampleOffering } from '../sequences/bodies.js'
import { TimedOfferings, type TimedStatus } from './timed-offerings.js'
import { type CallSettings, type Created, sendValidCall } from './valid-call.js'

/** Creates the campaigns and offerings that cases need, over the API. */
export class TestResources {
  readonly #created = new Map<string, Created>()
  readonly #timed: TimedOfferings

  constructor(private readonly settings: CallSettings) {
    this.#timed = new TimedOfferings(settings, (fields) => this.#createOffering(fields))
  }

  /** Creates a draft or live campaign like the given one; a new one each time if it will be changed. */
  async campaign(like: JsonObject, isChanged: boolean): Promise<Created> {
    return this.#once(['campaign', like], isChanged, () => this.#createCampaign(like))
  }

  /** Creates a scheduled offering like the given one. */
  async offering(like: JsonObject, isChanged: boolean): Promise<Created> {
    return this.#once(['offering', like], isChanged, () => this.#createOffering(like))
  }

  /** Returns an active or expired offering, which requests must not change. */
  async timedOffering(status: TimedStatus, like: JsonObject): Promise<Created> {
    return this.#timed.get(status, like)
  }

  /** Stops using a resource that a request has changed. */
  async discard(id: string): Promise<void> {
    for (const [key, created] of this.#created) {
      if ('id' in created && created.id === id) this.#created.delete(key)
    }
    await this.#timed.discard(id)
  }

  async #once(identity: unknown, isNew: boolean, create: () => Promise<Created>): Promise<Created> {
    const key = JSON.stringify(identity)
    const before = this.#created.get(key)
    // A failed creation is not retried.
    if (before !== undefined && (!isNew || 'reason' in before)) return before
    const created = await create()
    // A resource that will be changed is not reused.
    if (!isNew || 'reason' in created) this.#created.set(key, created)
    return created
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
        ...{ operation: 'updateCampaign', purpose: 'publish the campaign' },
        ...{ params: { campaign_id: created.id }, body: { status: 'PUBLISH' } },
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
}
