import { describe, expect, it } from 'vitest'
import { assertNoProblems, fuzzServer } from './fuzz-server.js'
import { servers } from './servers/all.js'

/** `ATTACK_TARGETS=20000` sends more; `PROPERTY_SEED` repeats a run. */
const count = Number(process.env.ATTACK_TARGETS ?? 2000)
const seed = Number(process.env.PROPERTY_SEED ?? Date.now() % 2 ** 31)

describe(`mutated targets from the seed ${seed}`, () => {
  it.each(servers.map((server) => [server.name, server] as const))('%s', async (_, server) => {
    const { attempts, faults } = await fuzzServer(server, { seed, count })
    assertNoProblems(attempts)
    expect(faults).toEqual([])
  })
})
