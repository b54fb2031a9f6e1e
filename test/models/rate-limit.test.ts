import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import {
  type Contract,
  createContract,
  decideRateLimit,
  type OperationName,
  type RateLimit,
} from '../../src/core/index.js'
import { ModelTest, patience, sequences } from './model-test.js'

/** The state of the caller: limits, clock, and the time of each call. */
interface Model {
  limits: readonly RateLimit[]
  now: number
  calls: number[]
  /** The `retryAfter` of the last rejected call, if no call was made since. */
  retryAfter: { from: number; seconds: number } | undefined
  /** Whether some of the calls ignored the limits. */
  isForeign: boolean
}

interface Real {
  contract: Contract
  operation: OperationName
}

/** Returns whether every window that ends at the time has room for a call. */
const hasRoom = ({ limits, calls }: Model, at: number): boolean =>
  limits.every(({ requests, perSeconds }) => {
    const younger = calls.filter((call) => at - call < perSeconds * 1000)
    return younger.length < requests
  })

let test = new ModelTest<Model, Real>()
beforeEach(() => {
  test = new ModelTest()
})

/** Makes a call now: allowed if there is room, else rejected with the time to wait. */
function call(model: Model, { contract, operation }: Real, recentRequests: number[]): void {
  const { limits, now } = model
  const decision = decideRateLimit({ limits, recentRequests, now })
  const verdict = contract.check(operation, {}, { now: new Date(now), recentRequests })
  expect(decision.allowed).toBe(hasRoom(model, now))
  expect(verdict.ok).toBe(decision.allowed)
  if (decision.allowed) {
    test.saw('allowed')
    model.retryAfter = undefined
    model.calls.push(now)
    if (!model.isForeign) expectWithinLimits(model)
    return
  }
  if (!verdict.ok) {
    expect(verdict.response.status).toBe(429)
    expect(verdict.response.headers['Retry-After']).toBe(String(decision.retryAfter))
  }
  test.saw('refused')
  const seconds = decision.retryAfter
  const windows = limits.map(({ perSeconds }) => perSeconds)
  const tried = Math.max(...windows) > 60 ? 3 : 60
  const earlier = Array.from({ length: Math.min(tried, seconds) }, (_, back) => seconds - 1 - back)
  expect(Number.isInteger(seconds) && seconds >= 1).toBe(true)
  expect(hasRoom(model, now + seconds * 1000)).toBe(true)
  expect(earlier.filter((second) => hasRoom(model, now + second * 1000))).toEqual([])
  model.retryAfter = { from: now, seconds }
}

/** The documented limit, counted in every window that starts with a call. */
function expectWithinLimits({ limits, calls }: Model): void {
  const overfull = limits.filter(({ requests, perSeconds }) =>
    calls.some((first) => {
      const within = calls.filter((time) => time >= first && time < first + perSeconds * 1000)
      return within.length > requests
    }),
  )
  expect(overfull).toEqual([])
}

/** Retries after the `retryAfter` of a rejected call, or a second early. */
function comeBack(model: Model, real: Real, when: 'in time' | 'a second early'): void {
  const { from, seconds } = model.retryAfter as { from: number; seconds: number }
  model.now = from + (when === 'in time' ? seconds : seconds - 1) * 1000
  expect(hasRoom(model, model.now)).toBe(when === 'in time')
  test.saw(when)
  call(model, real, model.calls)
}

/** Rotates the calls, with values that are not times in between. */
const disordered = (calls: readonly number[], turn: number, odd: readonly number[]): number[] => {
  const first = turn % (calls.length + 1)
  return [...calls.slice(first).reverse(), ...odd, ...calls.slice(0, first)]
}

const comesBack = fc.constantFrom('in time', 'a second early')
const odd = fc.array(
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  { maxLength: 2 },
)

/** `longest` is the longest window in seconds; `counts` are numbers of simultaneous calls. */
const commandsFor = (
  longest: number,
  counts: fc.Arbitrary<number>,
): fc.Arbitrary<fc.Command<Model, Real>>[] => [
  fc
    .tuple(fc.nat(), odd)
    .map(([turn, odd]) =>
      test.step('calls', (model, real) => call(model, real, disordered(model.calls, turn, odd))),
    ),
  fc.integer({ min: 2, max: 8 }).map((times) =>
    test.step(`calls ${times} times at once`, (model, real) => {
      for (let made = 0; made < times; made++) call(model, real, model.calls)
    }),
  ),
  fc.oneof(fc.nat(1500), fc.nat(longest * 1000)).map((time) =>
    test.step(`${time} ms pass`, (model) => {
      model.now += time
      model.retryAfter = undefined
    }),
  ),
  fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(-1, 0, 1)).map(([whichLimit, whichCall, off]) =>
    test.step(`goes to the edge of window ${whichLimit} of call ${whichCall}, ${off} ms`, (model) => {
      const limit = model.limits[whichLimit % Math.max(1, model.limits.length)]
      const from = model.calls[whichCall % Math.max(1, model.calls.length)]
      if (limit === undefined || from === undefined) return
      const edge = from + limit.perSeconds * 1000 + off
      if (edge <= model.now) return
      model.now = edge
      model.retryAfter = undefined
    }),
  ),
  comesBack.map((when) =>
    test.step(
      `comes back ${when}`,
      (model, real) => comeBack(model, real, when),
      (model) => model.retryAfter !== undefined,
    ),
  ),
  fc.tuple(counts, comesBack).map(([count, when]) =>
    test.step(`${count} calls were made just now; calls, and comes back ${when}`, (model, real) => {
      for (let made = 0; made < count; made++) model.calls.push(model.now)
      model.isForeign = true
      call(model, real, model.calls)
      if (model.retryAfter !== undefined) comeBack(model, real, when)
    }),
  ),
  fc.tuple(counts, fc.nat(longest), fc.nat(20)).map(([count, back, apart]) =>
    test.step(`${count} calls every ${apart} ms from ${back} s ago were made elsewhere`, (model) => {
      const start = model.now - back * 1000
      for (let made = 0; made < count; made++) model.calls.push(start + made * apart)
      model.isForeign = true
      model.retryAfter = undefined
    }),
  ),
  fc.integer({ min: 1, max: longest * 2000 }).map((ahead) =>
    test.step(`a clock that is ${ahead} ms ahead noted a call`, (model) => {
      model.calls.push(model.now + ahead)
      model.isForeign = true
      model.retryAfter = undefined
    }),
  ),
]

const outcomes = ['allowed', 'refused', 'in time', 'a second early']
const operation = 'testCampaign'
/** Only the limits are validated. */
const rules = { 'body/missing': 'off' } as const
const begin = Date.parse('2030-01-01T00:00:00Z')

const limits = fc.array(
  fc.record({
    requests: fc.integer({ min: 1, max: 6 }),
    perSeconds: fc.integer({ min: 1, max: 60 }),
  }),
  { minLength: 1, maxLength: 3 },
)

it('allows a call exactly if every window has room', patience, () =>
  test.holds(
    fc.property(
      limits,
      sequences(commandsFor(60, fc.integer({ min: 1, max: 10 }))),
      (limits, sequence) => {
        const contract = createContract({ limits: { [operation]: limits }, rules })
        const model = { limits, now: begin, calls: [], retryAfter: undefined, isForeign: false }
        fc.modelRun(() => ({ model, real: { contract, operation } }), sequence)
      },
    ),
    outcomes,
  ),
)

const perMinuteHourDay = (minute: number, hour: number, ofDay: number): RateLimit[] => [
  { requests: minute, perSeconds: 60 },
  { requests: hour, perSeconds: 3600 },
  { requests: ofDay, perSeconds: 86_400 },
]

/** The limits of the API description. */
const documented: { [Name in OperationName]?: RateLimit[] } = {
  testCampaign: [
    { requests: 10, perSeconds: 1 },
    { requests: 100, perSeconds: 60 },
    { requests: 6000, perSeconds: 3600 },
  ],
  createOffering: perMinuteHourDay(100, 300, 600),
  updateOffering: perMinuteHourDay(100, 300, 600),
  listOfferings: perMinuteHourDay(150, 500, 1000),
  listOfferTemplates: perMinuteHourDay(150, 500, 1000),
  changeCampaignStatus: [],
}

/** A number that fills a window, or almost. */
const counts = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(1, 9, 10, 99, 100, 150, 299, 300, 500, 600, 1000) },
  { weight: 1, arbitrary: fc.constantFrom(5999, 6000) },
)

it('uses the documented limits by default', patience, () =>
  test.holds(
    fc.property(
      fc.constantFrom(...Object.entries(documented)),
      sequences(commandsFor(86_400, counts), 25),
      ([name, limits], sequence) => {
        const real = { contract: createContract({ rules }), operation: name as OperationName }
        const model = { limits, now: begin, calls: [], retryAfter: undefined, isForeign: false }
        fc.modelRun(() => ({ model, real }), sequence)
      },
    ),
    outcomes,
  ),
)
