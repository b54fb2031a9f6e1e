import * as fc from 'fast-check'
import { attempt } from '../../core/base/attempt.js'
import { type JsonObject, valueAt } from '../../core/base/json.js'
import type { OperationName } from '../../core/index.js'
import { errorIn } from '../checking/targets.js'
import { skipReasons } from '../report/skip-reasons.js'
import {
  itemsIn,
  offerContent,
  offeringWith,
  resourceIn,
  showsText,
  withoutId,
} from '../sequences/bodies.js'
import type { Answered, SequenceCall } from '../sequences/call.js'
import type { Session } from '../sequences/sequence.js'
import { compareRead, isCompared } from '../sequences/walks/compare.js'
import { isModelled, type SentCall, Walk } from '../sequences/walks/walk.js'
import { assertOneExecuted, assertReplayed } from './same-key.js'
import {
  type Random,
  type Scenario,
  type ScenarioCall,
  type ScenarioFiles,
  type Step,
  type StepDiffer,
  type StepLoop,
  type StepRepeat,
  type StepTogether,
  type StepUntil,
  usesOtherAccount,
} from './scenario.js'
import { filled, MissingValue, requestOf, type Values } from './values.js'

/** Seconds by which a server may change a status late, and between two looks at it. */
const grace = 5
const pollSeconds = 0.2

/** Seconds by which the clocks may differ, so that a status says something; `Date` has whole seconds. */
const maxSkew = 1.5

function assertSameClock(session: Session, { response }: Answered): void {
  const skew = Math.abs(Date.now() - Date.parse(String(response.headers.date)) - 500) / 1000
  if (skew > maxSkew) session.skip('the clock of the server differs')
}

/** Items of a list that a scenario names at most; it may make a call for each. */
const mostNamed = 3

/** The end of a scenario on a server whose state is no longer known. */
class Ended extends Error {}

/**
 * Makes the calls of a scenario to the server and to a model of it, and compares each answer: whether the
 * call is accepted, and what a call that reads shows.
 */
export async function runScenario(
  session: Session,
  scenario: Scenario,
  own: JsonObject,
  bodies: ScenarioFiles['bodies'],
): Promise<void> {
  const { workspace, unique, otherCredentials } = session
  const known = otherCredentials === undefined ? {} : { otherCredentials }
  const values = { ...workspace, ...own, ...known, unique, offerContent: offerContent(session) }
  if (usesOtherAccount(scenario) && otherCredentials === undefined)
    session.skip(skipReasons.withoutOfferings)
  if (scenario.controlled === true && !session.isControlled) session.skip(skipReasons.otherData)
  if (scenario.stored !== undefined && session.storedId === undefined)
    session.skip('needs something that the API cannot create')
  const { random, calls } = scenario
  try {
    if (random === undefined) return await new Run(session, scenario, bodies).steps(calls, values)
  } catch (error) {
    if (error instanceof MissingValue) session.skip(`needs \`${error.message}\` of the workspace`)
    if (!(error instanceof Ended)) throw error
    return
  }
  session.reportOnce()
  for (let seed = 1; seed <= walks; seed++) {
    if (seed > 1) await session.begin()
    await new Run(session, scenario, bodies).walk(random, values, seed)
  }
}

/** Walks of a scenario that is random, and the steps of each; those about nothing make no call. */
const walks = 20
const stepsOfWalk = 50

interface Given {
  answer: Answered
  as: string | undefined
  requirement: string
  values: Values
}

const statusAndCode = ({ status, response }: Answered): string =>
  [status, errorIn(response).code].filter((part) => part !== undefined).join(' ')

/** Returns what an answer says, without the ids that each has of its own. */
function contentOf({ status, response: { body } }: Answered): string {
  const { error, ...others } = withoutId(body) as JsonObject
  const { request_id: _, ...shown } = (error ?? {}) as JsonObject
  return JSON.stringify([status, others, shown])
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof MissingValue)) throw error
}

class Run {
  readonly #walk: Walk
  /** The ids of what the calls created, by name. */
  readonly ids: Record<string, unknown>
  readonly #shown: Record<string, unknown> = {}
  #made = 0
  readonly #calls = new Map<string, SentCall>()
  /** The answers to named calls that are open. */
  readonly #open = new Map<string, { operation: OperationName; answer: Answered }>()

  constructor(
    private readonly session: Session,
    private readonly scenario: Scenario,
    readonly bodies: ScenarioFiles['bodies'],
  ) {
    this.#walk = new Walk(session)
    this.ids = scenario.stored === undefined ? {} : { stored: session.storedId }
  }

  async steps(steps: readonly Step[], named: JsonObject): Promise<void> {
    for (const step of steps) {
      if ('calls' in step) await this.#loop(step, named)
      else if ('repeat' in step) await this.#repeat(step, this.#values(named))
      else if ('until' in step) await this.#until(step)
      else if ('differ' in step) this.#differ(step)
      else if ('together' in step) await this.#together(step, this.#values(named))
      else {
        for (const [name, call] of Object.entries(step)) {
          await this.#call(name as OperationName, call, this.#values(named))
        }
      }
    }
  }

  /** Makes calls that a seed chooses. What names something that does not exist is left out. */
  async walk({ any, after }: Random, named: JsonObject, seed: number): Promise<void> {
    const draws = Object.entries(any).map(([name, list]): [string, fc.Arbitrary<unknown>] => [
      name,
      fc.constantFrom(
        ...[typeof list === 'string' ? filled(list, this.#values(named)) : list].flat(),
      ),
    ])
    const drawn = fc.record({
      step: fc.constantFrom(...this.scenario.calls),
      values: fc.record(Object.fromEntries(draws)),
    })
    try {
      for (const { step, values } of fc.sample(drawn, { seed, numRuns: stepsOfWalk })) {
        const known = Object.entries(values).flatMap(([name, value]) => {
          const found = attempt(() => filled(value, this.#values(named)))
          return found === undefined ? [] : [[name, found]]
        })
        const all = { ...named, ...Object.fromEntries(known) }
        const before = this.#made
        await this.steps([step], all).catch(unlessMissing)
        if (this.#made === before) continue
        for (const each of after) await this.steps([each], all).catch(unlessMissing)
      }
    } catch (error) {
      if (!(error instanceof Ended)) throw error
    }
  }

  async #loop({ for: loop, calls }: StepLoop, named: JsonObject): Promise<void> {
    for (const [name, list] of Object.entries(loop)) {
      // A list that the values do not have is empty.
      const path = typeof list === 'string' ? list.slice(1).split('.') : []
      const items =
        typeof list === 'string' ? (valueAt(this.#values(named).named, path) ?? []) : list
      for (const [index, item] of (items as readonly unknown[]).entries()) {
        const value = filled(item, this.#values(named))
        await this.steps(calls, { ...named, [name]: value, number: index + 1 })
      }
    }
  }

  #values(named: JsonObject): Values {
    return { named: { ...named, ...this.ids, ...this.#shown }, now: this.session.now() }
  }

  async #repeat({ repeat, upperCase = false }: StepRepeat, values: Values): Promise<void> {
    const name = String(filled(repeat, values))
    const sent = this.#calls.get(name)
    // After other calls, a server may accept what it rejected.
    const isOutdated = this.scenario.random !== undefined && sent?.first.isSuccess !== true
    if (sent === undefined || isOutdated) return
    this.#made++
    const isSame = await assertReplayed(this.session, sent, upperCase)
    if (!isSame) this.#calls.delete(name)
  }

  /** Makes calls at once. A server may reject one of those that overlap, which ends the scenario. */
  async #together(step: StepTogether, values: Values): Promise<void> {
    const { together, atMostOne = false, sameKey = false } = step
    const calls = together
      .flatMap((step) => Object.entries(step) as [OperationName, ScenarioCall][])
      .filter(([, { of }]) => of === undefined || this.ids[of] !== undefined)
      .map(([operation, given]) => {
        const call = requestOf(operation, given, values, this)
        return { name: operation, operation, call, as: given.as }
      })
    const answers = await this.#walk.together(calls, sameKey)
    if (sameKey) return assertOneExecuted(this.session, calls[0]?.operation, answers)
    const requirement = this.scenario.requirement ?? this.scenario.summary
    for (const [index, { operation, as }] of calls.entries()) {
      const answer = answers[index] as Answered
      this.session.assert(errorIn(answer.response).code !== 'DUPLICATE_IDEMPOTENCY_KEY', {
        operation,
        target: 'Idempotency-Key',
        cause: 'other-key',
        requirement: 'A call is in progress only for the same key.',
        message: 'The server rejected a call because a call with another key is in progress.',
        expected: 'a success (2xx)',
        got: answer.response,
      })
      if (answer.isSuccess && as !== undefined) this.#created(as, operation, answer)
    }
    const accepted = answers.filter(({ isSuccess }) => isSuccess)
    const [operation] = calls.map((call) => call.operation)
    if (atMostOne && operation !== undefined) {
      const others = answers.filter(({ isSuccess }) => !isSuccess)
      const rejections = answers.slice(1).map(() => '400 DUPLICATE_OFFER_NAME')
      this.session.assert(accepted.length <= 1, {
        operation,
        target: 'name',
        cause: 'repeated',
        requirement,
        message: `${accepted.length} concurrent calls with one name succeeded.`,
        expected: [accepted[0]?.status, ...rejections].join('\n'),
        got: [...accepted, ...others].map(statusAndCode).join('\n'),
      })
    }
    if (atMostOne ? accepted.length > 1 : accepted.length < calls.length) throw new Ended()
  }

  /** Keeps the id of what a call created, which is its own. */
  #created(as: string, operation: OperationName, answer: Answered): void {
    const id = resourceIn(answer)?.id
    if (id === undefined) return
    this.session.assert(!Object.values(this.ids).includes(id), {
      operation,
      target: 'data.id',
      cause: 'repeated-id',
      requirement: this.scenario.requirement ?? this.scenario.summary,
      message: 'Two create calls returned the same id.',
      expected: 'an id for each',
      got: id,
    })
    this.ids[as] = id
  }

  /** Polls the list until the server and the model show the status of an offering. */
  async #until({ until: { of, status: wanted } }: StepUntil): Promise<void> {
    const { session, scenario } = this
    const id = this.ids[of]
    if (id === undefined) return
    const call = { query: { id: String(id) } }
    const modelled = () => this.#walk.modelled('listOfferings', call)[0]?.status
    for (let late = 0; ; ) {
      const answer = await session.callOk('listOfferings', call)
      assertSameClock(session, answer)
      const status = offeringWith(itemsIn(answer) ?? [], String(id))?.status
      if (status === undefined) return session.skip('the list has no status')
      const isDue = modelled() === wanted
      if (isDue && status === wanted) return
      if (isDue) late += pollSeconds
      session.assert(late <= grace, {
        operation: 'listOfferings',
        target: 'data.status',
        cause: `not-${wanted}`,
        requirement: scenario.requirement ?? scenario.summary,
        message: `The offering is not \`${wanted}\` ${grace} seconds after it should be.`,
        expected: wanted,
        got: status,
      })
      if (late > grace) throw new Ended()
      await session.wait(pollSeconds)
    }
  }

  #differ({ differ, requirement }: StepDiffer): void {
    const [one, other] = differ.map((name) => this.#open.get(name))
    if (one === undefined || other === undefined) return
    this.session.assert(contentOf(one.answer) !== contentOf(other.answer), {
      operation: other.operation,
      target: 'data',
      cause: 'same-response',
      requirement,
      message: 'Calls in different states got the same response.',
      expected: 'different responses',
      got: other.answer.response,
    })
  }

  async #call(operation: OperationName, whole: ScenarioCall, values: Values): Promise<void> {
    const given = { ...whole, ...(whole.of && { of: String(filled(whole.of, values)) }) }
    // What the server did not create can neither be changed nor read.
    if (given.of !== undefined && this.ids[given.of] === undefined) return
    const { requirement: own = this.scenario.requirement ?? this.scenario.summary } = given
    const requirement = String(filled(own, values))
    const call = requestOf(operation, given, values, this)
    if (this.scenario.random !== undefined && this.#isUndocumented(operation, call)) return
    const { level, key } = given
    const earlier = key === undefined ? undefined : this.#calls.get(key)
    // The first call, whose key this one has, was forgotten or not sent.
    if (key !== undefined && earlier === undefined) return
    this.#made++
    const as = given.as && String(filled(given.as, values))
    if (given.open === true || given.credentials !== undefined) {
      const credentials = given.credentials && String(filled(given.credentials, values))
      const { key: used, requestId } = earlier?.given.call ?? {}
      const sent = {
        ...call,
        ...(used && { key: used, requestId }),
        ...(credentials && { credentials }),
      }
      const answer = await this.session.call(operation, sent)
      if (as !== undefined) this.#open.set(as, { operation, answer })
      return this.#compare(operation, given, { answer, as, requirement, values })
    }
    const answer = isCompared(operation)
      ? await compareRead(this.#walk, operation, call, {
          requirement: this.scenario.random === undefined ? requirement : undefined,
          level,
          mayLack: given.mayLack,
        })
      : await this.#walk.send({ name: as ?? operation, operation, call }, earlier)
    if (answer === undefined) return
    if (this.#walk.last !== undefined && as !== undefined) this.#calls.set(as, this.#walk.last)
    this.#compare(operation, given, { answer, as, requirement, values })
    if (!isModelled(answer, { operation })) {
      if (answer.isValid) this.session.skip('the response to the create call has no `data.id`')
      throw new Ended()
    }
    const mayFail = given.mayFail === true || this.scenario.random !== undefined
    if (!answer.isSuccess && answer.isValid && !mayFail)
      this.session.skip(`${operation} responded with ${answer.status}`)
  }

  /** Returns whether it is not documented what a call does that any calls may come before. */
  #isUndocumented(operation: OperationName, { params = {}, body }: SequenceCall): boolean {
    const { status, draft_id: draft } = (body ?? {}) as JsonObject
    const id = params.campaign_id ?? params.parent_campaign_id ?? draft
    const isDraft = this.#walk.campaigns.some((each) => each.id === id && each.status === 'DRAFT')
    if (operation === 'updateCampaign') return status !== undefined && !isDraft
    if (operation === 'listCampaignExecutions') return isDraft
    return operation === 'testCampaign' && this.#walk.mayBeMerged(String(id))
  }

  /** Compares an answer with what the scenario states, and keeps what it names. */
  #compare(
    operation: OperationName,
    { succeeds, level = 'MUST', of, ...given }: ScenarioCall,
    { answer, as, requirement, values }: Given,
  ): void {
    const verb = answer.isSuccess ? 'accepted' : 'rejected'
    this.session.assert(succeeds === undefined || answer.isSuccess === succeeds, {
      operation,
      cause: `${verb}-${as ?? 'call'}`,
      requirement,
      level,
      message: `The server ${verb} a call that must ${succeeds ? 'succeed' : 'fail'}.`,
      expected: succeeds ? 'a success (2xx)' : 'an error',
      got: answer.response,
    })
    const text = given.without && String(filled(given.without, values))
    this.session.assert(text === undefined || !showsText(answer, text), {
      operation,
      target: 'data',
      cause: 'shows',
      requirement,
      level,
      message: `The answer shows \`${text}\`.`,
      expected: 'an answer without it',
      got: answer.data,
    })
    if (answer.isSuccess && as !== undefined && operation.startsWith('create'))
      this.#created(as, operation, answer)
    if (answer.isSuccess && as !== undefined && isCompared(operation))
      this.#shown[as] = of === undefined ? itemsIn(answer)?.slice(0, mostNamed) : resourceIn(answer)
  }
}
