import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownHeaders } from '../../adapters/case-exchange.js'
import { type AttackedServer, attacked } from './attacked.js'
import { oddRequest, oddRequests } from './odd-requests.js'
import { problemsOf } from './problems.js'
import { type Outcome, sendAlone } from './raw-client.js'
import type { Sent } from './sent.js'
import { servers } from './servers/all.js'

describe('every server responds alike', () => {
  const all: AttackedServer[] = []
  beforeAll(async () => {
    for (const server of servers) {
      const started = await attacked(server)
      if (started.startError === undefined) all.push(started)
    }
  })
  afterAll(() => Promise.all(all.map((each) => each.close())))

  it.each(oddRequests.map((each) => [each.name, each] as const))('%s', async (_, odd) => {
    const { halfClose = false, isUnreadable = false } = odd
    const make: Make = ({ server }) => ({ sent: oddRequest(server, odd), halfClose })
    const answers = await compare(all, make, isUnreadable ? statusOf : comparable)
    if (odd.status !== undefined) expect(answers[0]).toMatchObject({ status: odd.status })
  })
})

type Make = (started: AttackedServer) => { sent: Sent; halfClose?: boolean }

/** Sends a request to all servers and compares their responses. */
async function compare(
  all: readonly AttackedServer[],
  make: Make,
  read: (outcome: Outcome) => unknown = comparable,
): Promise<unknown[]> {
  const answers = await Promise.all(
    all.map(async (started) => {
      const { sent, halfClose = false } = make(started)
      const outcome = await sendAlone(started.port, sent, { halfClose })
      const runs = started.takeRuns(sent.id)
      for (const { message } of problemsOf(started.server, sent, runs, outcome)) {
        throw new Error(message)
      }
      return { server: started.server.name, sent, answer: read(outcome) }
    }),
  )
  const serversByAnswer = new Map<string, string[]>()
  for (const { server, answer } of answers) {
    const text = JSON.stringify(answer)
    serversByAnswer.set(text, [...(serversByAnswer.get(text) ?? []), server])
  }
  if (serversByAnswer.size > 1) {
    const lines = [...serversByAnswer].map(([text, names]) => `${names.join('; ')}\n  ${text}`)
    throw new Error([...lines, `request ${requestText(answers[0]?.sent)}`].join('\n'))
  }
  return answers.map(({ answer }) => answer)
}

const requestText = (sent: Sent | undefined): string => JSON.stringify(sent?.bytes.slice(0, 2000))

/** Returns what the contract defines; headers of frameworks and connections may differ. */
const comparable = (outcome: Outcome) =>
  typeof outcome === 'string'
    ? outcome
    : {
        status: outcome.status,
        headers: Object.entries(ownHeaders(outcome.headers)).sort().join(),
        body: outcome.body,
      }

const statusOf = (outcome: Outcome) =>
  typeof outcome === 'string' ? outcome : { status: outcome.status }
