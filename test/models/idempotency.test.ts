import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  createContract,
  decideIdempotency,
  type Facts,
  fingerprint,
  type IdempotencyFacts,
  type RequestInput,
  type StoredResponse,
} from '../../src/core/index.js'
import {
  answer,
  bodyNames,
  type Call,
  day,
  factsOfCall,
  isSameCall,
  kindOf,
  type Noise,
  operations,
  requestOf,
} from './idempotency-calls.js'
import { ModelTest, patience, sequences } from './model-test.js'

/** The log of a key. */
interface Note {
  call: Call
  at: number
  isRunning: boolean
  response: StoredResponse | undefined
}

interface Model {
  now: number
  notes: Map<string, Note>
  answers: number
}

/** A server's store, with its calls of the library. */
class Server {
  readonly store = new Map<string, IdempotencyFacts>()
  readonly contract = createContract()

  ask(call: Call, key: string, request: RequestInput, facts: Facts) {
    const stored = this.store.get(key) ?? null
    const now = facts.now as Date
    const sameness = fingerprint(call.operation, request)
    const verdict = this.contract.check(call.operation, request, { ...facts, idempotency: stored })
    const decided = decideIdempotency({
      operation: call.operation,
      fingerprint: sameness,
      stored,
      now,
    })
    return { verdict, decided, sameness }
  }
}

type Asker = 'welcome' | 'stranger' | 'too often'

const outcomes = [
  'executed',
  'rejected',
  'conflict',
  'in-progress',
  'replay',
  'checked again',
  'unauthorized',
  'rate limited',
] as const
type Outcome = (typeof outcomes)[number]

function predict(model: Model, key: string, call: Call, asker: Asker): Outcome {
  const { forgottenAfter, needsKey, isLimited } = kindOf(call.operation)
  if (asker === 'stranger') return 'unauthorized'
  if (asker === 'too often' && isLimited) return 'rate limited'
  const note = needsKey ? model.notes.get(key) : undefined
  if (note === undefined || model.now - note.at >= forgottenAfter) {
    return call.body === 'wrong' ? 'rejected' : 'executed'
  }
  if (!isSameCall(note.call, call)) return 'conflict'
  if (note.isRunning) return 'in-progress'
  if (note.response !== undefined) return 'replay'
  return call.body === 'wrong' ? 'rejected' : 'checked again'
}

/** Status and code of responses without a replay; undefined if the request is accepted. */
function answerTo(outcome: Outcome, { operation }: Call): string | undefined {
  const isOffering = operation === 'createOffering' || operation === 'updateOffering'
  switch (outcome) {
    case 'unauthorized':
      return '401 UNAUTHORIZED'
    case 'rate limited':
      return '429 RATE_LIMITED'
    case 'conflict':
      return isOffering ? '409 IDEMPOTENCY_CONFLICT' : '409 BAD_REQUEST'
    case 'in-progress':
      return isOffering ? '409 DUPLICATE_IDEMPOTENCY_KEY' : '409 BAD_REQUEST'
    case 'rejected':
      return isOffering ? '400 VALIDATION_FAILED' : '400 BAD_REQUEST'
    default:
      return undefined
  }
}

const decisions: { [Name in Outcome]?: string } = {
  executed: 'proceed',
  conflict: 'conflict',
  'in-progress': 'in-progress',
  replay: 'replay',
  'checked again': 'proceed',
}

const test = new ModelTest<Model, Server>()

/** Makes one call: model and library must agree, and both store it. */
function make(model: Model, server: Server, key: string, call: Call, asker: Asker, noise: Noise) {
  const expected = predict(model, key, call, asker)
  const now = new Date(model.now)
  const request = requestOf(call, key, noise)
  const { verdict, decided, sameness } = server.ask(call, key, request, {
    ...factsOfCall(call.operation),
    now,
    authenticated: asker !== 'stranger',
    recentRequests: asker === 'too often' ? new Array<number>(100).fill(model.now) : [],
  })
  const note = model.notes.get(key)
  expect(verdict.ok ? undefined : summary(verdict.response)).toBe(answerTo(expected, call))
  expect(verdict.ok ? verdict.replay : undefined).toEqual(
    expected === 'replay' ? note?.response : undefined,
  )
  if (decisions[expected] !== undefined) expect(decided.decision).toBe(decisions[expected])
  expect(decided.response).toEqual(decided.decision === 'replay' ? note?.response : undefined)
  test.saw(expected)

  if (!kindOf(call.operation).needsKey || !takesTheKey(model, key, call, expected)) return
  const response = verdict.ok ? undefined : verdict.response
  model.notes.set(key, { call, at: model.now, isRunning: response === undefined, response })
  server.store.set(key, {
    fingerprint: sameness,
    createdAt: now,
    ...(response === undefined ? { state: 'in-progress' } : { state: 'completed', response }),
  })
}

/** A call reserves a free key; the response to an invalid call is stored too. */
const takesTheKey = (model: Model, key: string, call: Call, outcome: Outcome): boolean =>
  outcome === 'executed' ||
  (outcome === 'rejected' &&
    predict(model, key, { ...call, body: 'one' }, 'welcome') === 'executed')

const summary = (response: { status: number; body: { error: { code: string } } }): string =>
  `${response.status} ${response.body.error.code}`

const keys = ['3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83', '9B2D6C1A-0E4F-4A7B-8C3D-5E6F7A8B9C0D']
const key = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...keys) },
  { weight: 1, arbitrary: fc.uuid({ version: 4 }) },
)
const call: fc.Arbitrary<Call> = fc.record({
  operation: fc.constantFrom(...operations),
  resource: fc.constantFrom(0, 1),
  body: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('one', 'other') },
    { weight: 1, arbitrary: fc.constant('wrong') },
  ),
})
const asker: fc.Arbitrary<Asker> = fc.oneof(
  { weight: 5, arbitrary: fc.constant('welcome') },
  { weight: 2, arbitrary: fc.constantFrom('stranger', 'too often') },
)
const noise = fc.record({ turn: fc.nat(9), requestId: fc.uuid() })

/** What a repetition changes in the first call of its key. */
const changes = {
  nothing: (first: Call): Call => first,
  body: (first: Call): Call => ({
    ...first,
    body: bodyNames[(bodyNames.indexOf(first.body) + 1) % bodyNames.length] as Call['body'],
  }),
  resource: (first: Call): Call => ({ ...first, resource: first.resource === 0 ? 1 : 0 }),
  operation: (first: Call): Call => ({
    ...first,
    operation: operations[
      (operations.indexOf(first.operation) + 1) % operations.length
    ] as Call['operation'],
  }),
}
const change = fc.oneof(
  { weight: 4, arbitrary: fc.constant('nothing') },
  { weight: 3, arbitrary: fc.constantFrom(...Object.keys(changes)) },
) as fc.Arbitrary<keyof typeof changes>

const commands: fc.Arbitrary<fc.Command<Model, Server>>[] = [
  fc
    .tuple(key, call, asker, noise)
    .map(([key, call, asker, noise]) =>
      test.step(`${asker} calls ${JSON.stringify(call)} under ${key}`, (model, server) =>
        make(model, server, key, call, asker, noise)),
    ),
  fc.tuple(fc.constantFrom(...keys), change, asker, noise).map(([key, change, asker, noise]) =>
    test.step(
      `${asker} repeats ${key} with change of ${change}`,
      (model, server) => {
        const first = model.notes.get(key) as Note
        make(model, server, key, changes[change](first.call), asker, noise)
      },
      (model) => model.notes.has(key),
    ),
  ),
  fc.tuple(fc.constantFrom(...keys), fc.boolean()).map(([key, isKept]) =>
    test.step(
      `completes ${key} ${isKept ? 'and keeps the answer' : 'without an answer'}`,
      (model, server) => {
        const note = model.notes.get(key) as Note
        note.isRunning = false
        model.answers++
        const response = isKept ? answer(model.answers) : undefined
        if (response !== undefined) note.response = answer(model.answers)
        const { fingerprint, createdAt } = server.store.get(key) as IdempotencyFacts
        server.store.set(key, {
          fingerprint,
          createdAt,
          state: 'completed',
          ...(response && { response }),
        })
      },
      (model) => model.notes.get(key)?.isRunning === true,
    ),
  ),
  fc.constant(
    test.step('crashes: what was running is undone', (model, server) => {
      for (const [key, { isRunning }] of model.notes) if (isRunning) model.notes.delete(key)
      for (const [key, { state }] of server.store) {
        if (state === 'in-progress') server.store.delete(key)
      }
    }),
  ),
  fc.oneof(fc.nat(1000), fc.constantFrom(day / 24, day / 2, day, 40 * day, -1000)).map((time) =>
    test.step(`${time} ms pass`, (model) => {
      model.now += time
    }),
  ),
  fc
    .tuple(fc.constantFrom(...keys), fc.constantFrom(-1, 0, 1), change, noise)
    .map(([key, off, change, noise]) =>
      test.step(
        `repeats ${key} when it is a day old, and ${off} ms, with change of ${change}`,
        (model, server) => {
          const first = model.notes.get(key) as Note
          model.now = first.at + day + off
          make(model, server, key, changes[change](first.call), 'welcome', noise)
        },
        (model) => model.now < (model.notes.get(key)?.at ?? Number.NEGATIVE_INFINITY) + day - 1,
      ),
    ),
]

it('decides each call by the log of its key', patience, () =>
  test.holds(
    fc.property(sequences(commands), (sequence) => {
      const model = { now: Date.parse('2030-01-01T00:00:00Z'), notes: new Map(), answers: 0 }
      fc.modelRun(() => ({ model, real: new Server() }), sequence)
    }),
    outcomes,
  ),
)
