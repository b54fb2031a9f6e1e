import { isObject, type JsonObject, own } from '../../../core/base/json.js'
import {
  type Facts,
  type FindingLevel,
  fingerprint,
  type OperationName,
} from '../../../core/index.js'
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
import type { Answered, SequenceCall } from '../call.js'
import type { Session } from '../sequence.js'
import { ShownValues } from './shown-values.js'

/** A call that a walk makes next. */
export interface Step {
  /** What it does, as one word. */
  name: string
  operation: OperationName
  call: SequenceCall
}

interface GivenCall {
  operation: OperationName
  call: SequenceCall
  now: Date
}

export interface SentCall {
  given: GivenCall
  first: Answered
}

/** The status of a campaign after an action; those that actions lead to are not documented. */
export const changed = '(changed)'

/** A status that rules know, for a campaign with any status but DRAFT. */
const published = 'ACTIVE'

/** Names of walks do not differ in letter case only. */
const stated = ['offering/name-taken']

/**
 * Makes the same calls to the server and to a model of it: what a server must know after the calls that it
 * accepted, with the ids that it gave.
 */
export class Walk {
  readonly shown: ShownValues
  readonly #store: SandboxStore
  /** The campaigns of which an update replaced a component, and those that were live then. */
  readonly #replaced = new Set<string>()
  readonly #updatedLive = new Set<string>()
  /** What the last accepted call about a campaign or offering did, by its id. */
  readonly #latest = new Map<string, string>()
  /** The forms of filters that the server understands. */
  readonly #understood = new Set<string>()
  last: SentCall | undefined

  /** A workspace that the suite does not set may have more than is known of it. */
  constructor(readonly session: Session) {
    const { workspace, isControlled, storedId, stored = {} } = session
    const { campaign, offering } = stored
    this.shown = new ShownValues(session, (id) => this.#latest.get(id) ?? 'create')
    this.#store = storeOf({
      workspace: isControlled ? { ...emptyWorkspace, ...workspace } : workspace,
      campaigns: campaign && storedId !== undefined ? { [storedId]: campaign } : {},
      offerings: offering && storedId !== undefined ? { [storedId]: offering } : {},
    })
  }

  /** In the order of their creation. */
  get campaigns(): readonly Stored[] {
    return [...this.#store.campaigns.values()]
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

  /**
   * Returns whether the server was seen to understand the filter of a search; `isSeen` if it is now. Not all
   * forms of filters are documented.
   */
  understands(filter: JsonObject, isSeen: boolean): boolean {
    const forms = Object.entries(filter).map(([name, value]) => [name, Array.isArray(value)])
    const form = JSON.stringify(forms.sort())
    if (isSeen) this.#understood.add(form)
    return this.#understood.has(form)
  }

  /**
   * Makes a call, with the key of an earlier one if there is one; returns undefined for a call with several
   * violations, which is not sent.
   */
  async send(step: Step, earlier?: SentCall): Promise<Answered | undefined> {
    const given = this.#keyed(step, earlier)
    const answer = await this.#check(given, earlier)
    if (answer?.isSuccess === true && isModelled(answer, step) && earlier === undefined)
      this.#apply(step, given, answer)
    return answer
  }

  /**
   * Makes calls at once, whose order does not matter to those that succeed. Of those with the same key, one
   * is executed.
   */
  async together(steps: readonly Step[], hasSameKey: boolean): Promise<Answered[]> {
    const calls = steps.map((step) => ({ step, given: this.#keyed(step) }))
    const key = newKey()
    const answers = await Promise.all(
      calls.map(({ given: { operation, call } }) =>
        this.session.call(operation, hasSameKey ? { ...call, ...key } : call),
      ),
    )
    const executed = answers
      .filter(({ isSuccess }) => isSuccess)
      .slice(0, hasSameKey ? 1 : undefined)
    for (const [index, { step, given }] of calls.entries()) {
      const answer = answers[index] as Answered
      if (executed.includes(answer) && hasId(answer, step)) this.#apply(step, given, answer)
    }
    return answers
  }

  /** Makes a call that only reads; returns the answer, and what the model shows if both accept it. */
  async read(
    operation: OperationName,
    call: SequenceCall,
  ): Promise<{ answer: Answered; wanted?: readonly JsonObject[] } | undefined> {
    const given = this.#keyed({ operation, call })
    const answer = await this.#check(given)
    if (answer?.isValid !== true || !answer.isSuccess) return answer && { answer }
    return { answer, wanted: this.#read(given) }
  }

  modelled(operation: OperationName, call: SequenceCall): readonly JsonObject[] {
    return this.#read(this.#given(operation, call))
  }

  #keyed({ operation, call }: Omit<Step, 'name'>, earlier?: SentCall): GivenCall {
    const { key, requestId } = earlier?.given.call ?? newKey()
    return this.#given(operation, { key, requestId, ...call } as SequenceCall)
  }

  #given(operation: OperationName, call: SequenceCall): GivenCall {
    return { operation, call, now: new Date(this.session.now()) }
  }

  async #check(given: GivenCall, earlier?: SentCall): Promise<Answered | undefined> {
    const { operation, call } = given
    const isStated = reusedKeyLevel(operation) === 'MUST'
    const rules = isStated ? [...stated, 'idempotency/conflict'] : stated
    const answer = await this.session.check(operation, call, this.#facts(given, earlier), rules)
    this.last = answer && { given, first: answer }
    return answer
  }

  /** Returns the facts of a call; `earlier` is the one with the same key, if there is one. */
  #facts({ call, now }: GivenCall, earlier: SentCall | undefined): Facts {
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

  /** Does what the server did when it accepted a call. */
  #apply({ name, operation, call }: Step, given: GivenCall, answer: Answered): void {
    const { campaigns } = this.#store
    if (operation === 'updateCampaign') this.#noteUpdate(call)
    this.#handle(given, () => String(resourceIn(answer)?.id).replace(/^offer_/, ''))
    if (operation === 'changeCampaignStatus') {
      const id = String(call.params?.campaign_id)
      put(campaigns, { id, ...campaignOf(this.#store, id), status: changed })
    }
    for (const id of Object.values(call.params ?? {}).map(String)) {
      this.#latest.set(id, name)
      if (isObject(call.body)) this.shown.named(id, Object.keys(call.body))
    }
  }

  #noteUpdate({ params, body }: SequenceCall): void {
    const id = String(params?.campaign_id)
    const stored = campaignOf(this.#store, id) ?? {}
    if (!isObject(body)) return
    const names = Object.keys(body)
    if (names.some((name) => isObject(own(stored, name)))) this.#replaced.add(id)
    if (own(stored, 'status') !== 'DRAFT') this.#updatedLive.add(id)
  }

  #read(given: GivenCall): readonly JsonObject[] {
    const data = this.#handle(given, () => '')
    return (itemsIn({ data }) ?? [data]).filter(isObject)
  }

  #handle({ operation, call, now }: GivenCall, newId: () => string): unknown {
    const handling = { operation, request: call, store: this.#store, now, newId }
    return handlers[operation]({ ...handling, pageParameter: 'page' }).data
  }
}

/** Returns MUST if the API description documents the response to a reused key. */
export const reusedKeyLevel = (operation: OperationName): FindingLevel =>
  operation === 'testCampaign' || /Offering$/.test(operation) ? 'MUST' : 'SHOULD'

const newKey = () => ({ key: crypto.randomUUID(), requestId: crypto.randomUUID() })

/** Returns whether the model can follow the server. */
export const isModelled = (answer: Answered, step: Pick<Step, 'operation'>): boolean =>
  !answer.isSuccess || (answer.isValid && hasId(answer, step))

/** Returns whether the answer to a call that creates something has its id. */
const hasId = (answer: Answered, { operation }: Pick<Step, 'operation'>): boolean =>
  !operation.startsWith('create') || typeof resourceIn(answer)?.id === 'string'
