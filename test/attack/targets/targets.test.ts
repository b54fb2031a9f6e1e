import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownHeaders } from '../../adapters/case-exchange.js'
import { assertNoProblems, attack } from './attack.js'
import { type AttackedServer, attacked } from './attacked.js'
import { contractRequests } from './contract-requests.js'
import { mutants } from './mutate.js'
import { namedRequests } from './named-targets.js'
import { oddRequest, oddRequests } from './odd-requests.js'
import { problemsOf } from './problems.js'
import { type Outcome, sendAlone } from './raw-client.js'
import { anonymous, sentRequest } from './sent.js'
import { servers } from './servers/all.js'

/** Mutated requests for each server (`ATTACK_TARGETS`); `PROPERTY_SEED` repeats a run. */
const count = Number(process.env.ATTACK_TARGETS ?? 1000)
const seed = Number(process.env.PROPERTY_SEED ?? Date.now() % 2 ** 31)

/** What the contract defines of an answer; headers of frameworks and connections may differ. */
const comparable = (outcome: Outcome) =>
  typeof outcome === 'string' ? outcome : { ...outcome, headers: ownHeaders(outcome.headers) }

const statusOf = (outcome: Outcome) => (typeof outcome === 'string' ? outcome : outcome.status)

/** The answers of the first server to odd requests, by their names. */
const firstAnswers = new Map<string, unknown>()

describe.each(servers)('$name', (server) => {
  let started: AttackedServer
  beforeAll(async () => {
    started = await attacked(server)
  })
  afterAll(() => started?.close())

  it('runs no handler for a named target without a verdict that accepts it', async () => {
    assertNoProblems(
      await attack(
        started,
        namedRequests(server).map((each) => [each]),
      ),
    )
  })

  it(`runs none for ${count} mutated targets from the seed ${seed}`, async () => {
    assertNoProblems(await attack(started, mutants(server, seed, count)))
    expect(started.faults).toEqual([])
  })

  it('responds to pipelined requests in order, each by its own verdict', async () => {
    const requests = contractRequests.flatMap((request, index) =>
      [request.headers, anonymous(request)].map((headers, turn) =>
        sentRequest({
          id: `pipelined-${index}-${turn}`,
          method: request.method,
          target: server.basePath + request.path,
          headers,
          body: request.body,
          tricks: ['pipelined'],
        }),
      ),
    )
    const attempts = await attack(started, [requests])
    assertNoProblems(attempts)
    const got = attempts.map(({ outcome, runs: [run] }) => [
      typeof outcome === 'object' && outcome.status,
      run?.route,
    ])
    expect(got).toEqual(
      contractRequests.flatMap(({ operation }) => [
        [200, operation],
        [401, undefined],
      ]),
    )
  })

  it('responds to odd requests as every other server does', async () => {
    for (const odd of oddRequests) {
      const { name, isUnreadable, status } = odd
      const sent = oddRequest(server, odd)
      const outcome = await sendAlone(started.port, sent, odd)
      const runs = started.takeRuns(sent.id)
      const problems = problemsOf(server, sent, runs, outcome)
      assertNoProblems([{ sent, outcome, runs, problems }])
      const answer = isUnreadable ? statusOf(outcome) : comparable(outcome)
      if (!firstAnswers.has(name)) firstAnswers.set(name, answer)
      expect({ name, answer }).toEqual({ name, answer: firstAnswers.get(name) })
      if (status !== undefined) expect([name, statusOf(outcome)]).toEqual([name, status])
    }
  })
})
