import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { memoryIdempotency } from '../../../src/adapters/stores/memory-idempotency.js'
import { claim } from '../../server/stores-suite.js'

const program = fileURLToPath(new URL('./memory-program.ts', import.meta.url))
const mebibyte = 1024 * 1024
/** The default of `maxBytes`, and that of the calls of verified callers and of all others. */
const idempotencyBytes = 256 * mebibyte
const rateLimitBytes = 2 * 64 * mebibyte

interface Outcome {
  statuses: Record<string, number>
  faults: number
  held: number
  victim: number | 'handled'
}

async function outcomeOf(plan: object): Promise<Outcome> {
  const args = ['--expose-gc', '--max-old-space-size=700', '--import', 'tsx', program]
  const { stdout } = await promisify(execFile)(process.execPath, [...args, JSON.stringify(plan)])
  console.log(JSON.stringify(plan), stdout.trim())
  return JSON.parse(stdout) as Outcome
}

describe('the stores in memory, through a gate', () => {
  it('limit one client to its share of the keys', async () => {
    const { statuses, held, victim } = await outcomeOf({
      calls: 20_000,
      clients: 1,
      size: 100,
      maxKeys: 20_000,
    })
    expect(statuses).toEqual({ handled: 5001, 503: 15_000 })
    expect(victim).toBe('handled')
    expect(held).toBeLessThan(idempotencyBytes / 4 + rateLimitBytes)
  })

  it('hold 1,000 large responses within their limit', async () => {
    const { statuses, held } = await outcomeOf({ calls: 1000, clients: 10, size: 900_000 })
    expect(statuses[503]).toBeGreaterThan(600)
    expect(held).toBeLessThan(idempotencyBytes + rateLimitBytes)
    // The store also uses most of its limit.
    expect(held).toBeGreaterThan(idempotencyBytes / 2)
  })

  it('keep nothing of 20,000 calls with invented credentials', async () => {
    const plan = { calls: 20_000, clients: 20_000, size: 1000, isFlood: true }
    const { statuses, victim, held } = await outcomeOf(plan)
    expect(statuses).toEqual({ handled: 20_001 })
    expect(victim).toBe('handled')
    // The histories of the rate limits remain.
    expect(held).toBeLessThan(20_000 * 1024)
  })
})

describe('the stores in memory', () => {
  it.each([
    ['has room', 150_000],
    ['is full', 0],
  ])(
    'take no longer for a call with 50,000 keys than with 500 if the store %s',
    async (_, room) => {
      const timeOf = async (keys: number) => {
        const maxKeys = keys + room
        const store = memoryIdempotency({ maxKeys, maxKeysPerClient: maxKeys })
        for (let index = 0; index < keys; index++) {
          await store.claim(`key ${index}`, { ...claim, leaseSeconds: 100 + (index % 1000) })
        }
        const start = performance.now()
        for (let index = 0; index < 10_000; index++) {
          await store.claim(`new ${index}`, { ...claim, now: index }).catch(() => {})
          await store.release(`new ${index}`, 'o')
        }
        return performance.now() - start
      }
      await timeOf(500)
      const ratios: number[] = []
      for (let round = 0; round < 5; round++) {
        const few = await timeOf(500)
        ratios.push((await timeOf(50_000)) / few)
      }
      // A scan of all keys would take a hundred times as long.
      expect(Math.min(...ratios)).toBeLessThan(10)
    },
  )
})
