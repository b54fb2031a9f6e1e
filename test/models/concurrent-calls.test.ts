import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import {
  createContract,
  fingerprint,
  type IdempotencyFacts,
  type StoredResponse,
} from '../../src/core/index.js'
import {
  answer,
  type Call,
  day,
  factsOfCall,
  isSameCall,
  kindOf,
  type Noise,
  requestOf,
} from './idempotency-calls.js'
import { ModelTest, patience, sequences } from './model-test.js'

const outcomes = ['executed', 'crashed', 'conflict', 'in-progress', 'replay'] as const
type Outcome = (typeof outcomes)[number]

interface Result {
  outcome: Outcome
  response?: StoredResponse | undefined
}

/** The events of the store, in order. */
type StoreEvent =
  | { kind: 'asked'; id: number; key: string; call: Call; at: number }
  | { kind: 'completed'; id: number; key: string; response: StoredResponse }
  | { kind: 'released'; id: number; key: string }

/**
 * A minimal server: it reserves a key, runs the call, stores the response. Between two steps the
 * scheduler may run another call; each step on the store is atomic.
 */
class Server {
  now = Date.parse('2030-01-01T00:00:00Z')
  executions = 0
  readonly events: StoreEvent[] = []
  readonly results: Promise<Result>[] = []
  private readonly store = new Map<string, { holder: number; facts: IdempotencyFacts }>()
  private readonly contract = createContract()

  constructor(private readonly scheduler: fc.Scheduler) {}

  receive(key: string, call: Call, crashes: boolean, noise: Noise): void {
    this.results.push(this.answer(this.results.length, key, call, crashes, noise))
  }

  private async answer(
    id: number,
    key: string,
    call: Call,
    crashes: boolean,
    noise: Noise,
  ): Promise<Result> {
    const request = requestOf(call, key, noise)
    await this.pause('arrives')
    const decided = this.reserve(id, key, call, request)
    if (decided !== undefined) return decided
    await this.pause('executes')
    if (crashes) {
      this.events.push({ kind: 'released', id, key })
      if (this.store.get(key)?.holder === id) this.store.delete(key)
      return { outcome: 'crashed' }
    }
    const response = answer(++this.executions)
    await this.pause('completes')
    this.events.push({ kind: 'completed', id, key, response })
    const reserved = this.store.get(key)
    // A call that took longer than its key is valid may have lost it to another.
    if (reserved?.holder === id) {
      reserved.facts = { ...reserved.facts, state: 'completed', response }
    }
    await this.pause('answers')
    return { outcome: 'executed', response }
  }

  /** Reserves the key; returns undefined if the library lets the call proceed. */
  private reserve(
    id: number,
    key: string,
    call: Call,
    request: ReturnType<typeof requestOf>,
  ): Result | undefined {
    const now = new Date(this.now)
    const verdict = this.contract.check(call.operation, request, {
      ...factsOfCall(call.operation),
      now,
      idempotency: this.store.get(key)?.facts ?? null,
    })
    this.events.push({ kind: 'asked', id, key, call, at: this.now })
    if (!verdict.ok) {
      const rules = verdict.violations.map(({ rule }) => rule)
      expect(rules).toHaveLength(1)
      return { outcome: rules[0]?.replace('idempotency/', '') as Outcome }
    }
    if (verdict.replay !== undefined) return { outcome: 'replay', response: verdict.replay }
    const sameness = fingerprint(call.operation, request)
    this.store.set(key, {
      holder: id,
      facts: { fingerprint: sameness, state: 'in-progress', createdAt: now },
    })
    return undefined
  }

  private readonly pause = (label: string): Promise<void> =>
    this.scheduler.schedule(Promise.resolve(), label)
}

/** Returns the expected result of each call, from the order of the events of the store. */
function predicted(events: readonly StoreEvent[]): Map<number, Result> {
  const holders = new Map<
    string,
    { id: number; call: Call; at: number; response?: StoredResponse }
  >()
  const results = new Map<number, Result>()
  for (const event of events) {
    const holder = holders.get(event.key)
    if (event.kind === 'released') {
      if (holder?.id === event.id) holders.delete(event.key)
      results.set(event.id, { outcome: 'crashed' })
    } else if (event.kind === 'completed') {
      if (holder?.id === event.id) holder.response = event.response
      results.set(event.id, { outcome: 'executed', response: event.response })
    } else if (holder === undefined || isForgotten(holder, event)) {
      holders.set(event.key, event)
    } else if (!isSameCall(holder.call, event.call)) {
      results.set(event.id, { outcome: 'conflict' })
    } else if (holder.response === undefined) {
      results.set(event.id, { outcome: 'in-progress' })
    } else {
      results.set(event.id, { outcome: 'replay', response: holder.response })
    }
  }
  return results
}

const isForgotten = (holder: { at: number }, { call, at }: { call: Call; at: number }): boolean =>
  at - holder.at >= kindOf(call.operation).forgottenAfter

let test = new ModelTest<object, Server>()
beforeEach(() => {
  test = new ModelTest()
})

const keys = ['3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83', '9b2d6c1a-0e4f-4a7b-8c3d-5e6f7a8b9c0d']
const call: fc.Arbitrary<Call> = fc.record({
  operation: fc.constantFrom('createOffering', 'createOffering', 'testCampaign', 'updateOffering'),
  resource: fc.constant(0),
  body: fc.constantFrom('one', 'one', 'one', 'other'),
})
const noise = fc.record({ turn: fc.nat(9), requestId: fc.uuid() })
const crashes = fc.nat(5).map((number) => number === 0)

const calls = fc
  .tuple(
    fc.constantFrom(...keys),
    call,
    fc.array(fc.tuple(crashes, noise), { minLength: 1, maxLength: 4 }),
  )
  .map(([key, call, each]) => {
    const crashing = each.map(([crashes]) => (crashes ? 'will crash' : 'will not'))
    return test.step(`${JSON.stringify(call)} comes in under ${key}: ${crashing}`, (_, server) => {
      for (const [crashes, noise] of each) server.receive(key, call, crashes, noise)
    })
  })
const timePasses = fc.constantFrom(1, day / 2, day).map((time) =>
  test.step(`${time} ms pass`, (_, server) => {
    server.now += time
  }),
)

/** Runs the commands and the calls that they start, in the order of the scheduler. */
async function run(
  scheduler: fc.Scheduler,
  sequence: Iterable<fc.Command<object, Server>>,
): Promise<Server> {
  const server = new Server(scheduler)
  const started = [...sequence].map((command) => ({
    check: async () => true,
    run: async (model: object, real: Server) => command.run(model, real),
    toString: () => command.toString(),
  }))
  await fc.scheduledModelRun(scheduler, () => ({ model: {}, real: server }), started)
  return server
}

/** Runs the commands; every call must have the predicted result. */
async function resultsOf(
  scheduler: fc.Scheduler,
  sequence: Iterable<fc.Command<object, Server>>,
): Promise<{ events: readonly StoreEvent[]; results: Result[] }> {
  const { events, results: promises } = await run(scheduler, sequence)
  const results = await Promise.all(promises)
  const expected = predicted(events)
  for (const [id, result] of results.entries()) {
    expect(result).toEqual(expected.get(id))
    test.saw(result.outcome)
  }
  return { events, results }
}

it(
  'of the calls at once with one key exactly one executes, and none before it has crashed',
  patience,
  (context) =>
    test.holds(
      context,
      fc.asyncProperty(fc.scheduler(), sequences([calls], 6), async (scheduler, sequence) => {
        const { events, results } = await resultsOf(scheduler, sequence)
        for (const key of keys) {
          const came = events
            .filter((event) => event.kind === 'asked' && event.key === key)
            .map(({ id }) => results[id]?.outcome)
          const executed = came.filter((outcome) => outcome === 'executed')
          const hasCrashed = came.includes('crashed')
          expect(executed.length).toBeLessThanOrEqual(1)
          if (came.length > 0 && !hasCrashed) expect(executed).toHaveLength(1)
        }
      }),
      outcomes,
    ),
)

it(
  'a call that is still running when its key is forgotten neither holds nor answers the next',
  patience,
  (context) =>
    test.holds(
      context,
      fc.asyncProperty(fc.scheduler(), sequences([calls, timePasses], 8), async (...given) => {
        await resultsOf(...given)
      }),
      outcomes,
    ),
)
