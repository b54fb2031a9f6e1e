import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assertNoProblems, attack } from './attack.js'
import { type AttackedServer, attacked } from './attacked.js'
import { contractRequests } from './contract-requests.js'
import { mutants } from './mutate.js'
import { namedRequests } from './named-targets.js'
import { anonymous, sentRequest } from './sent.js'
import { servers } from './servers/all.js'

/** Mutated requests for each server (`ATTACK_TARGETS`); `PROPERTY_SEED` repeats a run. */
const count = Number(process.env.ATTACK_TARGETS ?? 1000)
const seed = Number(process.env.PROPERTY_SEED ?? Date.now() % 2 ** 31)

describe.each(servers)('$name', (server) => {
  let started: AttackedServer
  beforeAll(async () => {
    started = await attacked(server)
  })
  afterAll(() => started?.close())

  it('runs no handler for a named target without a verdict that accepts it', async () => {
    if (started.startError !== undefined) return
    assertNoProblems(
      await attack(
        started,
        namedRequests(server).map((each) => [each]),
      ),
    )
  })

  it(`runs none for ${count} mutated targets from the seed ${seed}`, async () => {
    if (started.startError !== undefined) return
    assertNoProblems(await attack(started, mutants(server, seed, count)))
    expect(started.faults).toEqual([])
  })

  it('responds to pipelined requests in order, each by its own verdict', async () => {
    if (started.startError !== undefined) return
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
})
