import { operationTable } from '../../../generated/operations.js'
import type { FindingLevel, OperationName } from '../../core/index.js'
import { levelIf } from '../checking/levels.js'
import {
  createDraft,
  createOffering,
  draftTest,
  emailTest,
  hasEmailParts,
  inlineTest,
  offering,
} from './bodies.js'
import type { Answered, SequenceCall } from './call.js'
import type { Sequence, Session } from './sequence.js'

interface Burst {
  operation: OperationName
  byDefault: NonNullable<Sequence['byDefault']>
  creates?: boolean
  calls?: (session: Session) => Promise<(index: number) => SequenceCall>
  /** Prepares other calls of the operation, which count toward the same limit. */
  alike?: (session: Session) => Promise<readonly SequenceCall[]>
  /** An operation with its own limit. */
  other?: OperationName
}

/** Returns an inline e-mail test, if the server surely accepts it. */
const emailTests = (session: Session): SequenceCall[] =>
  hasEmailParts(session) ? [{ body: emailTest(session) }] : []

/** As many as one test may have. (Limits) */
const recipients = Array.from({ length: 10 }, (_, index) => `user-${index}`)

const bursts: readonly Burst[] = [
  {
    operation: 'testCampaign',
    byDefault: 'always',
    calls: async ({ unique }) => {
      const body = inlineTest(unique)
      return () => ({ body })
    },
    alike: async (session) => emailTests(session),
  },
  {
    operation: 'testCampaign',
    byDefault: 'controlled',
    calls: async (session) => {
      const { test_campaign_meta, ...body } = draftTest(await createDraft(session))
      // The limit is that of requests, not of recipients.
      const meta = { ...test_campaign_meta, identifier_values: recipients }
      return () => ({ body: { ...body, test_campaign_meta: meta } })
    },
    alike: async (session) => [
      { body: inlineTest(session.unique) },
      { body: draftTest(await createDraft(session)) },
      ...emailTests(session),
    ],
  },
  {
    operation: 'listOfferings',
    byDefault: 'controlled',
    other: 'listOfferTemplates',
    alike: async (session) => {
      const id = await createOffering(session, offering(`Q_${session.unique}`, session))
      return [{ query: { id } }]
    },
    creates: true,
  },
  {
    operation: 'listOfferTemplates',
    byDefault: 'controlled',
    other: 'listOfferings',
  },
  {
    operation: 'createOffering',
    byDefault: 'controlled',
    other: 'listOfferings',
    calls: async (session) => (index) => ({
      body: offering(`N${index}_${session.unique}`, session),
    }),
  },
  {
    operation: 'updateOffering',
    byDefault: 'controlled',
    other: 'createOffering',
    calls: async (session) => {
      const ids: string[] = []
      for (const name of ['One', 'Two', 'Three']) {
        const body = offering(`${name}_${session.unique}`, session)
        ids.push(await createOffering(session, body))
      }
      // The limit is that of the endpoint, not of one offering.
      return (index) => ({
        params: { offer_id: String(ids[index % ids.length]) },
        body: { priority: 51 },
      })
    },
  },
]

/** Returns the shortest limit of an operation: a number of calls, and its window in seconds. */
function limitOf({ operation }: Burst) {
  const [shortest] = operationTable[operation].rateLimits
  return { limit: shortest?.requests ?? 0, window: shortest?.perSeconds ?? 0 }
}

/** Returns MUST if the status and the headers of a rejected call are documented. */
const levelOf = ({ operation }: Burst): FindingLevel =>
  levelIf(operationTable[operation].family === 'offerings')

const rateLimit = (burst: Burst): Sequence => ({
  id: 'sequence/rate-limit',
  summary: 'Calls over the limit are rejected until Retry-After has passed.',
  operations: [burst.operation],
  source: 'Limits',
  byDefault: burst.byDefault,
  needsTime: limitOf(burst).window,
  creates: burst.creates === true,
  async run(session) {
    const { operation } = burst
    const { limit, window } = limitOf(burst)
    const callOf = (await burst.calls?.(session)) ?? (() => ({}))
    const alike = (await burst.alike?.(session)) ?? []
    // Fixed windows may accept the limit twice, at the end of one and the start of the next.
    const count = 2 * limit + 1
    const start = Date.now()
    const calls = Array.from({ length: count }, (_, index) =>
      session.call(operation, callOf(index)),
    )
    const ofOther = assertOtherClient(session, operation, callOf(count + 1))
    const answers: Answered[] = await Promise.all(calls)
    await ofOther
    const seconds = (Date.now() - start) / 1000
    const rejected = answers.find(({ isSuccess }) => !isSuccess)
    if (rejected === undefined && seconds >= window)
      return session.skip(`${count} calls took longer than ${window} s`)
    const unit = `${limit} calls per ${window === 1 ? 'second' : 'minute'}`
    session.assert(rejected !== undefined, {
      operation,
      cause: 'unlimited',
      requirement: `The limit is ${unit}.`,
      message: `The server accepted ${count} calls in ${seconds.toFixed(1)} s.`,
      expected: 429,
      got: answers.map(({ status }) => status),
    })
    if (rejected === undefined) return
    // Whether the server refuses the call for another reason.
    if (!answers.some(({ isSuccess }) => isSuccess)) await session.callOk(operation, callOf(count))
    session.assert(rejected.status === 429, {
      operation,
      cause: 'status',
      level: levelOf(burst),
      requirement: 'A call over the limit gets 429.',
      message: 'The server rejects a call over the limit with another status.',
      expected: 429,
      got: rejected.response,
    })
    const accepted = answers.filter(({ isSuccess }) => isSuccess).length
    // Elsewhere, earlier calls count too.
    session.assert(!session.isControlled || accepted >= limit, {
      operation,
      cause: 'too-few',
      requirement: `The limit is ${unit}.`,
      message: 'The server applies a lower limit than the documented one.',
      expected: `at least ${limit}`,
      got: accepted,
    })
    if (accepted === limit) await assertAlike(session, burst, { alike, call: callOf(count), start })
    await assertOther(session, burst)
    await assertRetryAfter(session, burst, rejected, () => session.call(operation, callOf(count)))
  },
})

interface Alike {
  alike: readonly SequenceCall[]
  call: SequenceCall
  /** When the burst began. */
  start: number
}

/**
 * Asserts that other calls of an operation count toward the same limit. The burst used it up: if
 * half as many others are accepted, a new window began, which has room for a call of the burst too.
 */
async function assertAlike(
  session: Session,
  burst: Burst,
  { alike, call, start }: Alike,
): Promise<void> {
  const { operation } = burst
  const { limit, window } = limitOf(burst)
  for (const each of alike) {
    const answers = await Promise.all(
      Array.from({ length: limit / 2 }, () => session.call(operation, each)),
    )
    if (!answers.every(({ isSuccess }) => isSuccess)) continue
    const { status, response } = await session.call(operation, call)
    // Later, a server that refills the limit bit by bit may have room for exactly the others.
    const isLate = Date.now() - start >= (window / 2) * 1000
    session.assert(isLate || status !== 429, {
      operation,
      cause: 'counted-apart',
      requirement: 'The limit is that of the operation.',
      message: 'The server counts calls of an operation apart that have the same limit.',
      expected: 'that all or none of these calls are over the limit',
      got: response,
    })
  }
}

/** Asserts that the calls do not count toward the limit of another client, if one is known. */
async function assertOtherClient(session: Session, operation: OperationName, call: SequenceCall) {
  const { otherCredentials: credentials } = session
  // Where the suite sets the state, the server has only one account.
  if (credentials === undefined || session.isControlled) return
  const { status, response } = await session.call(operation, { ...call, credentials })
  session.assert(status !== 429, {
    operation,
    cause: 'shared-by-clients',
    requirement: 'Rate limits are per client.',
    message: 'The calls of one client count toward the limit of another.',
    expected: 'any other status',
    got: response,
  })
}

/** Asserts that the calls do not count toward the limit of another operation. */
async function assertOther(session: Session, burst: Burst) {
  const { operation, other } = burst
  if (other === undefined) return
  const call = other === 'createOffering' ? { body: offering(`O_${session.unique}`, session) } : {}
  const { status, response } = await session.call(other, call)
  session.assert(status !== 429, {
    operation: other,
    cause: `shared-with-${operation}`,
    level: session.isControlled ? levelOf(burst) : 'SHOULD',
    requirement: 'Rate limits are per consumer and per endpoint.',
    message: `Calls of ${operation} count toward the limit of ${other}.`,
    expected: 'a success (2xx)',
    got: response,
  })
}

async function assertRetryAfter(
  session: Session,
  burst: Burst,
  { response }: Answered,
  call: () => Promise<Answered>,
): Promise<void> {
  const { operation } = burst
  const { window } = limitOf(burst)
  const requirement = 'Retry-After of a 429 response gives the seconds to wait.'
  const of = { operation, target: 'Retry-After', level: levelOf(burst), requirement } as const
  const seconds = Number(response.headers['retry-after'])
  const isSeconds = Number.isInteger(seconds) && seconds >= 1
  session.assert(isSeconds, {
    ...of,
    cause: 'seconds',
    message: '`Retry-After` of a 429 response must be a whole number of seconds.',
    expected: 'a whole number, at least 1',
    got: response.headers,
  })
  // Elsewhere, earlier calls may exceed a longer window too. A server may round up.
  session.assert(!isSeconds || !session.isControlled || seconds <= window + 1, {
    ...of,
    cause: 'too-long',
    message: '`Retry-After` of a 429 response is longer than the window of the limit.',
    expected: `at most ${window + 1}`,
    got: seconds,
  })
  // Where the state is set, the next test begins with other state instead of a wait.
  if (!isSeconds || (session.isControlled && seconds > 2)) return
  if (!(await session.waitForLimit(seconds))) return
  const again = await call()
  session.assert(again.status !== 429, {
    ...of,
    cause: 'still',
    message: `The server still rejects the call after the ${seconds} seconds of \`Retry-After\`.`,
    expected: 'a success (2xx)',
    got: again.response,
  })
}

export const rateLimitSequences: readonly Sequence[] = bursts.map(rateLimit)
