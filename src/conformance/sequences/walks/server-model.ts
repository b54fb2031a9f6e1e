import { isObject, type JsonObject, own } from '../../../core/base/json.js'
import { type Facts, fingerprint, type OperationName } from '../../../core/index.js'
import { factsFor } from '../../../testing/sandbox/facts.js'
import { handlers } from '../../../testing/sandbox/operations/registry.js'
import {
  campaignOf,
  put,
  type SandboxStore,
  type Stored,
  storeOf,
} from '../../../testing/sandbox/store.js'
import { emptyWorkspace } from '../../world/default-facts.js'
import { itemsIn, resourceIn } from '../bodies.js'
import type { Answered, SequenceCall, Session } from '../sequence.js'

/** A call at a time. */
export interface ModelCall {
  operation: OperationName
  call: SequenceCall
  now: Date
}

/** The status of a campaign after an action; those that actions lead to are not documented. */
export const changed = '(changed)'

/** A status that rules know, for a campaign with any status but DRAFT. */
const published = 'ACTIVE'

/** What a server must know after the calls that it accepted, with the ids that it gave. */
export class ServerModel {
  readonly #store: SandboxStore
  readonly #replaced = new Set<string>()
  readonly #updatedLive = new Set<string>()

  /** A workspace that the suite does not set may have more than is known of it. */
  constructor({ workspace, isControlled, storedId, stored }: Session) {
    const known = isControlled === true ? { ...emptyWorkspace, ...workspace } : workspace
    const { campaign, offering } = stored() ?? {}
    this.#store = storeOf({
      workspace: known,
      campaigns: campaign && storedId !== undefined ? { [storedId]: campaign } : {},
      offerings: offering && storedId !== undefined ? { [storedId]: offering } : {},
    })
  }

  /** In the order of their creation. */
  get campaigns(): readonly Stored[] {
    return [...this.#store.campaigns.values()]
  }

  /** In the order of their creation. */
  get offerings(): readonly Stored[] {
    return [...this.#store.offerings.values()]
  }

  /** Returns the facts of a call; `earlier` is the one with the same key, if there is one. */
  facts({ call, now }: ModelCall, earlier?: { given: ModelCall; first: Answered }): Facts {
    const facts = factsFor(call, this.#store, now)
    const { campaign } = facts
    if (campaign?.status === changed) facts.campaign = { ...campaign, status: published }
    if (earlier === undefined) return { ...facts, idempotency: null }
    const { given, first } = earlier
    const { params, body } = given.call
    const idempotency: Facts['idempotency'] = {
      fingerprint: fingerprint(given.operation, { ...(params && { params }), body }),
      state: 'completed',
      createdAt: now,
      response: { status: first.status, body: first.response.body },
    }
    // A reused key is rejected whether the name is taken, for example by the earlier call.
    const { offeringNames: _, ...workspace } = facts.workspace ?? {}
    return { ...facts, workspace, idempotency }
  }

  /**
   * Returns whether an update replaced a component of a campaign: whether it keeps what the new one leaves
   * out is not documented.
   */
  mayBeMerged(id: string): boolean {
    return this.#replaced.has(id)
  }

  /**
   * Returns whether an update was made to a live campaign: whether responses show it before it is
   * published is not documented.
   */
  mayBePending(id: string): boolean {
    return this.#updatedLive.has(id)
  }

  /** Does what the server did when it accepted a call. */
  apply(call: ModelCall, answer: Answered): void {
    const { campaigns } = this.#store
    if (call.operation === 'updateCampaign') this.#noteUpdate(call.call)
    this.#handle(call, () => String(resourceIn(answer)?.id).replace(/^offer_/, ''))
    if (call.operation !== 'changeCampaignStatus') return
    const id = String(call.call.params?.campaign_id)
    put(campaigns, { id, ...campaignOf(this.#store, id), status: changed })
  }

  /** Returns what a call that only reads returns. */
  read(call: ModelCall): readonly JsonObject[] {
    const data = this.#handle(call, () => '')
    return (itemsIn({ data }) ?? [data]).filter(isObject)
  }

  #noteUpdate({ params, body }: SequenceCall): void {
    const id = String(params?.campaign_id)
    const stored = campaignOf(this.#store, id) ?? {}
    if (!isObject(body)) return
    const names = Object.keys(body)
    if (names.some((name) => isObject(own(stored, name)))) this.#replaced.add(id)
    if (own(stored, 'status') !== 'DRAFT') this.#updatedLive.add(id)
  }

  #handle({ operation, call, now }: ModelCall, newId: () => string): unknown {
    const handling = { operation, request: call, store: this.#store, now, newId }
    return handlers[operation]({ ...handling, pageParameter: 'page' }).data
  }
}
