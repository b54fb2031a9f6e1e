import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import {
  createContract,
  type Facts,
  lockedFields,
  type OfferingFacts,
  offeringStatusAt,
  type Verdict,
} from '../../src/core/index.js'
import { acceptingFacts } from './accepting-facts.js'
import { ModelTest, patience, sequences } from './model-test.js'
import { bodyOf, inner, newEntries, someEntries } from './offering-fields.js'
import {
  answerTo,
  expectedUnchecked,
  isDynamic,
  locksOf,
  type Model,
  type Offering,
  type Offset,
  predict,
  predictCreate,
  type Reporting,
  remember,
  reports,
  type Status,
  statusAt,
  type Update,
} from './offering-model.js'

const hour = 60 * 60 * 1000

class Server {
  readonly contract = createContract()
  offering: OfferingFacts | undefined
}

const offsets: Record<Offset, number> = { Z: 0, '+01:00': hour, '-05:30': -5.5 * hour }

const written = (instant: number, offset: Offset): string =>
  new Date(instant + offsets[offset]).toISOString().replace('Z', offset)

function bodyOfUpdate({ start, expiry, offset, entries, empty }: Update): Record<string, unknown> {
  const body: Record<string, unknown> = { ...bodyOf(entries, empty) }
  const scheduling = {
    ...(start === undefined ? {} : { start_datetime: written(start, offset) }),
    ...(expiry === undefined ? {} : { expiry_datetime: written(expiry, offset) }),
  }
  return start === undefined && expiry === undefined ? body : { ...body, scheduling }
}

/** Applies an accepted update: merges objects by key, replaces everything else. */
function merge(stored: Record<string, unknown>, sent: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(sent)) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (isObject) {
      const before = stored[key]
      const isMerged = typeof before === 'object' && before !== null && !Array.isArray(before)
      const inner: Record<string, unknown> = isMerged ? { ...before } : {}
      merge(inner, value as Record<string, unknown>)
      stored[key] = inner
    } else {
      stored[key] = value
    }
  }
}

const headers = {
  Authorization: 'Basic d29ya3NwYWNlOmtleQ==',
  'Idempotency-Key': '3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83',
}

const summary = (verdict: Verdict): string | undefined =>
  verdict.ok ? undefined : `${verdict.response.status} ${verdict.response.body.error.code}`

const violated = (verdict: Verdict): string[] =>
  verdict.ok ? [] : verdict.violations.map(({ rule, target }) => `${rule} ${target}`).sort()

let test = new ModelTest<Model, Server>()
beforeEach(() => {
  test = new ModelTest()
})

function create(model: Model, server: Server, update: Update): void {
  const now = model.now
  const { start, expiry } = update as { start: number; expiry: number }
  const body = { ...bodyOfUpdate(update), delivery: {}, created_by: 'ana@example.com' }
  const verdict = server.contract.check(
    'createOffering',
    { params: {}, query: {}, headers, body },
    { ...acceptingFacts, now: new Date(now) },
  )
  const found = predictCreate(start, expiry, now)
  expect(violated(verdict)).toEqual(found)
  expect(summary(verdict)).toBe(answerTo(found))
  expect(verdict.unchecked).toEqual([])
  test.saw(found.length > 0 ? 'create refused' : 'created')
  if (found.length > 0) return
  model.offering = { start, expiry, mark: undefined, values: new Map(), fields: new Set() }
  remember(model.offering, update)
  server.offering = structuredClone(body) as OfferingFacts
  const status = offeringStatusAt(server.offering, now)
  expect(status).toBe(start > now ? 'scheduled' : 'active')
  server.offering.status = status as Status
}

function reportedFacts(offering: OfferingFacts | undefined, reporting: Reporting): Partial<Facts> {
  if (reporting === 'that it is gone') return { offering: null }
  if (reporting === 'nothing' || offering === undefined) return {}
  const copy = structuredClone(offering) as Record<string, unknown>
  if (reporting === 'no conversion') delete copy.conversion
  if (reporting === 'no type') delete inner(copy, ['variation_meta']).type
  return { offering: copy as OfferingFacts }
}

function change(model: Model, server: Server, update: Update, reporting: Reporting): void {
  const offering = model.offering as Offering
  const body = bodyOfUpdate(update)
  const verdict = server.contract.check(
    'updateOffering',
    { params: { offer_id: 'offer_17' }, query: {}, headers, body },
    { ...acceptingFacts, now: new Date(model.now), ...reportedFacts(server.offering, reporting) },
  )
  const found = predict(model, update, reporting)
  expect(violated(verdict)).toEqual(found)
  expect(summary(verdict)).toBe(answerTo(found))
  expect([...verdict.unchecked].sort()).toEqual(expectedUnchecked(model, update, reporting))
  const status = statusAt(offering, model.now)
  test.saw(
    reporting === 'everything'
      ? `${status}: ${answerTo(found) ?? 'accepted'}`
      : `facts: ${reporting}`,
  )
  if (reporting !== 'everything' || found.length > 0) return
  remember(offering, update)
  merge(server.offering as Record<string, unknown>, body)
}

/** After every step the library sees the same status, and the same locks. */
function expectSameStatus({ offering, now }: Model, server: Server): void {
  if (offering === undefined || server.offering === undefined) return
  const status = statusAt(offering, now)
  const type = isDynamic(offering) ? 'DMV' : 'SMV'
  expect(offeringStatusAt(server.offering, now)).toBe(status)
  expect(lockedFields(status, type).sort()).toEqual(locksOf(offering, status).sort())
}

const step: typeof test.step = (text, run, canBe) =>
  test.step(
    text,
    (model, server) => {
      run(model, server)
      expectSameStatus(model, server)
    },
    canBe,
  )

const exists = ({ offering }: Readonly<Model>): boolean => offering !== undefined
const isOver = ({ offering, now }: Readonly<Model>): boolean =>
  offering === undefined || ['expired', 'archived', 'draft'].includes(statusAt(offering, now))

const offset = fc.constantFrom<Offset[]>('Z', '+01:00', '-05:30')
const edge = fc.constantFrom(-1, 0, 1)
const span = fc.oneof(edge, fc.integer({ min: 1, max: 100 * hour }))
/** From now to the start, and from the start to the expiry; mostly valid. */
const window = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.nat(5 * hour), fc.integer({ min: 1, max: 100 * hour })) },
  { weight: 1, arbitrary: fc.tuple(span, span) },
)

interface Moved {
  to: 'kept' | 'the same' | 'now' | 'the other' | 'before'
  by: number
}

/** The new time of an instant, relative to the model at that time. */
function instant({ to, by }: Moved, own: number, other: number, now: number): number | undefined {
  if (to === 'kept') return undefined
  if (to === 'the same') return own
  if (to === 'now') return now + by
  return to === 'before' ? own - by : other + by
}

const moved: fc.Arbitrary<Moved> = fc.record({
  to: fc.constantFrom('kept', 'kept', 'kept', 'the same', 'the same', 'now', 'the other', 'before'),
  by: span,
})
const reporting: fc.Arbitrary<Reporting> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('everything') },
  { weight: 2, arbitrary: fc.constantFrom(...reports) },
)
const empty = fc.subarray(
  ['conversion', 'variation_meta.variantsPerLocale', 'variation_meta.smv_distribution'],
  { maxLength: 1 },
)

const creates = fc
  .tuple(newEntries, window, offset)
  .map(([entries, [untilStart, length], offset]) =>
    step(
      `creates one that starts in ${untilStart} ms and lasts ${length} ms: ${fc.stringify(entries)}`,
      (model, server) => {
        const start = model.now + untilStart
        create(model, server, { start, expiry: start + length, offset, entries, empty: [] })
      },
      isOver,
    ),
  )

const updates = fc
  .tuple(someEntries, empty, moved, moved, offset, reporting)
  .map(([entries, empty, start, expiry, offset, reporting]) =>
    step(
      `updates ${fc.stringify({ entries, empty, start, expiry, offset })}, facts: ${reporting}`,
      (model, server) => {
        const now = model.now
        const own = model.offering as Offering
        const update = {
          start: instant(start, own.start, own.expiry, now),
          expiry: instant(expiry, own.expiry, own.start, now),
          offset,
          entries,
          empty,
        }
        change(model, server, update, reporting)
      },
      exists,
    ),
  )

const archives = step(
  'is archived in the dashboard',
  (model, server) => {
    ;(model.offering as Offering).mark = 'archived'
    ;(server.offering as OfferingFacts).status = 'archived'
  },
  ({ offering, now }) =>
    offering !== undefined && ['scheduled', 'active'].includes(statusAt(offering, now)),
)

const drafts = step(
  'was a draft all the time',
  (model, server) => {
    ;(model.offering as Offering).mark = 'draft'
    ;(server.offering as OfferingFacts).status = 'draft'
  },
  exists,
)

const commands: fc.Arbitrary<fc.Command<Model, Server>>[] = [
  creates,
  updates,
  updates,
  fc.tuple(fc.nat(2), offset, fc.boolean()).map(([writing, offset, isWhole]) =>
    step(
      `sends back what it has read${isWhole ? '' : ' of its fields'}`,
      (model, server) => {
        const { start, expiry, values } = model.offering as Offering
        const entries = [...values].map(([place, value]) => ({ place, value, writing }))
        const schedule = isWhole ? { start, expiry } : { start: undefined, expiry: undefined }
        change(model, server, { ...schedule, offset, entries, empty: [] }, 'everything')
      },
      exists,
    ),
  ),
  fc.nat(10 * hour).map((time) =>
    step(`${time} ms pass`, (model) => {
      model.now += time
    }),
  ),
  fc.tuple(fc.constantFrom('start', 'start', 'expiry'), edge).map(([edge, off]) =>
    step(
      `time passes until its ${edge}, and ${off} ms`,
      (model) => {
        model.now = Math.max(model.now, (model.offering as Offering)[edge] + off)
      },
      exists,
    ),
  ),
  fc.constant(
    step(
      'the server stores the status of the moment',
      (model, server) => {
        const stored = server.offering as OfferingFacts
        stored.status = offeringStatusAt(stored, model.now) as Status
      },
      exists,
    ),
  ),
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(archives) },
    { weight: 1, arbitrary: fc.constant(drafts) },
  ),
]

const outcomes = [
  'created',
  'create refused',
  'scheduled: accepted',
  'scheduled: 400 INVALID_SCHEDULING',
  'active: accepted',
  'active: 400 IMMUTABLE_FIELD',
  'active: 400 VALIDATION_FAILED',
  'expired: 403 EXPIRED_OFFERING',
  'archived: 403 ARCHIVED_OFFERING',
  'draft: accepted',
  'draft: 400 INVALID_SCHEDULING',
  ...reports
    .filter((reporting) => reporting !== 'everything')
    .map((reporting) => `facts: ${reporting}`),
]

it('allows exactly the changes of the state tables', patience, () =>
  test.holds(
    fc.property(creates, sequences(commands), (first, sequence) => {
      const model = { now: Date.parse('2030-01-01T00:00:00Z'), offering: undefined }
      fc.modelRun(() => ({ model, real: new Server() }), [first, ...sequence])
    }),
    outcomes,
  ),
)
