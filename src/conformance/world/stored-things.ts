import { isObject, type JsonObject } from '../../core/base/json.js'
import { serviceNames } from '../../core/contract/service-names.js'
import type { Contract, OperationName } from '../../core/index.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import { type Send, Unreachable } from '../sending/send.js'
import { type Naming, wireRequest, withCredentials } from '../sending/wire.js'
import { pushDraft, offering as sampleOffering } from '../sequences/bodies.js'

/** A campaign or offering on the server, with what is known of it. */
export interface StoredThing {
  id: string
  facts: JsonObject
  /** Whether it may be changed. */
  isDisposable: boolean
}

export interface StoredSettings {
  contract: Contract
  send: Send
  naming: Naming
  credentials: string | undefined
  workspace: SandboxWorkspace
}

/** That there is no answer is found by the cases. */
function unreachable(error: unknown): undefined {
  if (!(error instanceof Unreachable)) throw error
}

/** What was created, or why nothing could be. */
export type Created = StoredThing | { reason: string }

/** Creates what a case takes for stored, over the API itself. */
export class StoredThings {
  readonly #made = new Map<string, Created>()

  constructor(private readonly settings: StoredSettings) {}

  /** A draft or live campaign like the one given; a new one each time where it will be changed. */
  async campaign(like: JsonObject, isChanged: boolean): Promise<Created> {
    return this.#once(['campaign', like], isChanged, () => this.#createCampaign(like))
  }

  /** A scheduled offering like the one given. */
  async offering(like: JsonObject, isChanged: boolean): Promise<Created> {
    return this.#once(['offering', like], isChanged, () => this.#createOffering(like))
  }

  async #once(what: unknown, isNew: boolean, create: () => Promise<Created>): Promise<Created> {
    const key = JSON.stringify(what)
    const before = this.#made.get(key)
    // What could not be created once is not tried again and again.
    if (before !== undefined && (!isNew || 'reason' in before)) return before
    const created = await create()
    // One that will be changed is not there for others.
    if (!isNew || 'reason' in created) this.#made.set(key, created)
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
      // A server may want more to publish a campaign than the least that the contract asks for.
      ...(isLive &&
        fields.channel !== 'EMAIL' && {
          basic_details: sample.basic_details,
          campaign_content: sample.campaign_content,
        }),
      ...fields,
    }
    const created = await this.#call('createCampaign', { body })
    if ('reason' in created) return created
    const { id } = created
    if (isLive) {
      const params = { campaign_id: id }
      const published = await this.#call('updateCampaign', { params, body: { status: 'PUBLISH' } })
      if ('reason' in published) return published
    }
    return { id, facts: { ...body, status: isLive ? 'ACTIVE' : 'DRAFT' }, isDisposable: true }
  }

  async #createOffering(like: JsonObject): Promise<Created> {
    const { status: _status, id: _id, ...fields } = like
    const { workspace } = this.settings
    const name = `Conformance_${crypto.randomUUID().replaceAll('-', '')}`
    const body = { ...sampleOffering(name, { workspace } as never), ...fields, name }
    const created = await this.#call('createOffering', { body })
    return 'reason' in created ? created : { ...created, facts: body, isDisposable: true }
  }

  /** Sends a right call; a wrong one would only show what the cases show. */
  async #call(
    operation: OperationName,
    { params = {}, body }: { params?: Record<string, string>; body: unknown },
  ): Promise<{ id: string } | { reason: string }> {
    const { contract, send, naming, credentials, workspace } = this.settings
    const { family } = contract.operations[operation]
    const { requestIdHeader } = serviceNames(naming.serviceName ?? 'SVC', '')
    const headers = withCredentials(
      {
        Authorization: `Basic ${btoa('workspace:key')}`,
        'Idempotency-Key': crypto.randomUUID(),
        ...(family === 'campaigns' && { [requestIdHeader]: crypto.randomUUID() }),
      },
      credentials,
    )
    const input = { params, query: {}, headers, body }
    const facts = { now: new Date(), workspace }
    if (!contract.check(operation, input, facts).ok) {
      return { reason: 'what the case takes for stored cannot be created over the API' }
    }
    const request = wireRequest(operation, input, naming)
    if (request === undefined) return { reason: 'it has no id' }
    const answered = await send(request).catch(unreachable)
    if (answered === undefined) return { reason: `${operation} was not answered` }
    const { status, body: answer } = answered
    if (status < 200 || status >= 300) return { reason: `${operation} was answered with ${status}` }
    const data = isObject(answer) && isObject(answer.data) ? answer.data : {}
    const id = params.campaign_id ?? data.id
    return typeof id === 'string' ? { id } : { reason: `${operation} answers without \`data.id\`` }
  }
}
