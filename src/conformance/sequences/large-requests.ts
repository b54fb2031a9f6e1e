import type { OperationName } from '../../core/index.js'
import { Unreachable } from '../sending/send.js'
import { inlineTest, offering, pushDraft } from './bodies.js'
import type { SequenceCall } from './call.js'
import type { Sequence, Session } from './sequence.js'

/** Levels of nesting, more than a recursive parser or validator can visit. */
const depth = 10_000

/** Returns a deeply nested body as text, because no serializer can write it. */
const nested = (open: string, close: string): string =>
  `{"extra":${open.repeat(depth)}0${close.repeat(depth)}}`

const bodies: Partial<Record<OperationName, (session: Session) => object>> = {
  createCampaign: ({ unique }) => pushDraft(unique),
  testCampaign: ({ unique }) => inlineTest(unique),
  createOffering: (session) => offering(`Large_${session.unique}`, session),
  searchCampaigns: ({ unique }) => ({ limit: 1, campaign_fields: { name: unique } }),
}

/** Requests that are too large for a case file. Whether they are accepted is up to the server. */
const requests: Readonly<Record<string, (body: object) => SequenceCall>> = {
  'nested-arrays': () => ({ body: {}, text: nested('[', ']') }),
  'nested-objects': () => ({ body: {}, text: nested('{"a":', '}') }),
  'long-text': (body) => ({ body: { ...body, extra: 'a'.repeat(1_000_000) } }),
  'many-keys': (body) => ({
    body: {
      ...body,
      ...Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`key_${index}`, index])),
    },
  }),
  'prototype-keys': (body) => ({
    body: {
      ...body,
      ...JSON.parse('{"__proto__": {"limit": 99}, "constructor": {"prototype": 1}}'),
    },
  }),
  'broken-utf-8': (body) => ({
    body,
    text: JSON.stringify({ ...body, extra: '%' }).replace('%', '\udcff'),
  }),
  'long-header': (body) => ({ body, requestId: 'a'.repeat(8_000) }),
}

/** Returns why there was no response. */
function messageOf(error: unknown): string {
  if (!(error instanceof Unreachable)) throw error
  return error.message
}

const largeRequests = (operation: OperationName): Sequence => ({
  id: 'sequence/large-requests',
  summary: 'A deep, long or odd request gets a response, and the next valid call succeeds.',
  operations: [operation],
  source: 'Endpoints',
  async run(session) {
    const bodyOf = bodies[operation]
    if (bodyOf === undefined) return
    for (const [cause, requestOf] of Object.entries(requests)) {
      const call = requestOf(bodyOf(session))
      const answer = await session.call(operation, call).catch(messageOf)
      const isFailure = typeof answer === 'string' || answer.status >= 500
      session.assert(!isFailure, {
        operation,
        cause,
        level: 'SHOULD',
        requirement: 'A server responds to every request, and rejects what it cannot handle.',
        message: 'The server does not handle the request.',
        expected: 'a success or an error (4xx)',
        got: answer,
      })
      const size = call.text === undefined ? Buffer.byteLength(JSON.stringify(call.body)) : 0
      const { maxBodyBytes = 0 } = session
      session.assert(typeof answer === 'string' || answer.status !== 413 || size > maxBodyBytes, {
        operation,
        cause: `too-large-${cause}`,
        requirement: `The server accepts bodies of ${maxBodyBytes} bytes.`,
        message: `The server rejected a body of ${size} bytes, although it accepts ${maxBodyBytes}.`,
        expected: 'another status than 413',
        got: answer,
      })
    }
    const valid = await session.call('listOfferings').catch(messageOf)
    session.assert(typeof valid !== 'string' && valid.status < 500, {
      operation: 'listOfferings',
      cause: 'stopped',
      requirement: 'The list operation returns 200.',
      message: `After large requests of ${operation}, the server does not respond to a valid call.`,
      expected: 200,
      got: typeof valid === 'string' ? valid : valid.response,
    })
  },
})

export const largeRequestSequences: readonly Sequence[] = (
  Object.keys(bodies) as OperationName[]
).map(largeRequests)
