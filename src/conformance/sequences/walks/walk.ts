import type { JsonObject } from '../../../core/base/json.js'
import type { FindingLevel, OperationName } from '../../../core/index.js'
import { resourceIn } from '../bodies.js'
import type { Answered, Checked, SequenceCall, Session } from '../sequence.js'
import type { ModelCall, ServerModel } from './server-model.js'
import { ShownValues } from './shown-values.js'

/** A call that a walk makes next. */
export interface Step {
  /** What it does, as one word. */
  name: string
  operation: OperationName
  call: SequenceCall
}

/** Returns a session that reports only the first difference at each target, whatever shows it. */
export function reportingOnce(session: Session): Session {
  const reported = new Set<string>()
  return {
    ...session,
    assert(holds, expectation) {
      const { operation, target = '', level = 'MUST' } = expectation
      const place = `${level} ${target === '' ? operation : target}`
      if (holds || reported.has(place)) return
      reported.add(place)
      session.assert(false, expectation)
    },
  }
}

/** Names of walks do not differ in letter case only. */
const stated = ['offering/name-taken']

/** A call, and the answer to it. */
export interface SentCall {
  given: ModelCall
  first: Answered
}

/** Makes the same calls to the server and to a model of it. */
export class Walk {
  readonly shown: ShownValues
  /** What the last accepted call about a campaign or offering did, by its id. */
  readonly #latest = new Map<string, string>()
  /** The forms of filters that the server understands. */
  readonly #understood = new Set<string>()
  /** The last call. */
  last: SentCall | undefined

  constructor(
    readonly session: Session,
    readonly model: ServerModel,
  ) {
    this.shown = new ShownValues(session, (id) => this.#latest.get(id) ?? 'create')
  }

  /**
   * Makes a call, with the key of an earlier one if there is one; returns undefined for a call with several
   * violations, which is not sent.
   */
  async send(step: Step, earlier?: SentCall): Promise<Checked | undefined> {
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

  #keyed({ operation, call }: Omit<Step, 'name'>, earlier?: SentCall): ModelCall {
    const { key, requestId } = earlier?.given.call ?? newKey()
    return this.#given(operation, { key, requestId, ...call } as SequenceCall)
  }

  /** Does what an accepted call does. */
  #apply({ name, call }: Step, given: ModelCall, answer: Answered): void {
    this.model.apply(given, answer)
    for (const id of Object.values(call.params ?? {})) this.#latest.set(String(id), name)
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

  /** Makes a call that only reads; returns the answer, and what the model shows if both accept it. */
  async read(
    operation: OperationName,
    call: SequenceCall,
  ): Promise<{ answer: Checked; wanted?: readonly JsonObject[] } | undefined> {
    const given = this.#keyed({ operation, call })
    const answer = await this.#check(given)
    if (answer?.isValid !== true || !answer.isSuccess) return answer && { answer }
    return { answer, wanted: this.model.read(given) }
  }

  /** Returns what the model shows now. */
  modelled(operation: OperationName, call: SequenceCall): readonly JsonObject[] {
    return this.model.read(this.#given(operation, call))
  }

  #given(operation: OperationName, call: SequenceCall): ModelCall {
    return { operation, call, now: new Date(this.session.now()) }
  }

  async #check(given: ModelCall, earlier?: SentCall): Promise<Checked | undefined> {
    const { operation, call } = given
    const facts = this.model.facts(given, earlier)
    const isStated = reusedKeyLevel(operation) === 'MUST'
    const rules = isStated ? [...stated, 'idempotency/conflict'] : stated
    const answer = await this.session.check(operation, call, facts, rules)
    this.last = answer && { given, first: answer }
    return answer
  }
}

/** Returns MUST if the API description documents the response to a reused key. */
export const reusedKeyLevel = (operation: OperationName): FindingLevel =>
  operation === 'testCampaign' || /Offering$/.test(operation) ? 'MUST' : 'SHOULD'

const newKey = () => ({ key: crypto.randomUUID(), requestId: crypto.randomUUID() })

/** Returns whether the model can follow the server. */
export const isModelled = (answer: Checked, step: Pick<Step, 'operation'>): boolean =>
  !answer.isSuccess || (answer.isValid && hasId(answer, step))

/** Returns whether the answer to a call that creates something has its id. */
const hasId = (answer: Answered, { operation }: Pick<Step, 'operation'>): boolean =>
  !operation.startsWith('create') || typeof resourceIn(answer)?.id === 'string'
