import { isObject, type JsonObject } from '../../core/base/json.js'
import { serviceNames } from '../../core/contract/service-names.js'
import type { Contract, OperationName } from '../../core/index.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import { type Send, Unreachable } from '../sending/send.js'
import { type Naming, wireRequest, withCredentials } from '../sending/wire.js'
import { pushDraft, offering as sampleOffering } from '../sequences/bodies.js'

/** A campaign or offering on the server. */
export interface TestResource {
  id: string
  facts: JsonObject
  /** Whether the suite may change it. */
  isDisposable: boolean
}

interface StoredSettings {
  contract: Contract
  send: Send
  naming: Naming
  credentials: string | undefined
  workspace: SandboxWorkspace
}

/** Ignores an unreachable server, because the cases report it. */
function unreachable(error: unknown): undefined {
  if (!(error instanceof Unreachable)) throw error
}

/** The created resource, or why the creation failed. */
export type Created = TestResource | { reason: string }

/** Creates the campaigns and offerings that cases need, over the API. */
export class TestResources {
  readonly #created = new Map<string, Created>()

  constructor(private readonly settings: StoredSettings) {}

  /** Creates a draft or live campaign like the given one; a new one each time if it will be changed. */
  async campaign(like: JsonObject, isChanged: boolean): Promise<Created> {
    return this.#once(['campaign', like], isChanged, () => this.#createCampaign(like))
  }

  /** Creates a scheduled offering like the given one. */
  async offering(like: JsonObject, isChanged: boolean): Promise<Created> {
    return this.#once(['offering', like], isChanged, () => this.#createOffering(like))
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

  /** Sends a valid call. */
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
      return { reason: 'the API cannot create one' }
    }
    const request = wireRequest(operation, input, naming)
    if (request === undefined) return { reason: 'the id is missing' }
    const answered = await send(request).catch(unreachable)
    if (answered === undefined) return { reason: `${operation} got no response` }
    const { status, body: answer } = answered
    if (status < 200 || status >= 300) return { reason: `${operation} responded with ${status}` }
    const data = isObject(answer) && isObject(answer.data) ? answer.data : {}
    const id = params.campaign_id ?? data.id
    return typeof id === 'string'
      ? { id }
      : { reason: `${operation} responded without \`data.id\`` }
  }
}
