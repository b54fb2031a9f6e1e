import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attempts } from '../../../tools/proof/fuzz/attempt.js'
import { holdCommand } from '../../../tools/proof/fuzz/command.js'
import { hold, targets } from '../../../tools/proof/fuzz/targets.js'

const numRuns = Number(process.env.FUZZ_RUNS ?? 40)

describe('whatever it is given: no throw, no change of the input, the same answer twice', () => {
  it.each(Object.keys(targets))('%s', { timeout: 20_000 * numRuns }, (name) => {
    fc.assert(
      fc.property(attempts, (attempt) => hold(name, attempt)),
      { numRuns },
    )
  })
})

it('the command reports on every document', { timeout: 120_000 }, async () => {
  const seed = Date.now() % 2 ** 31
  const held = holdCommand(seed, Math.ceil(numRuns / 20))
  await expect(held, `seed ${seed}`).resolves.toBeUndefined()
})
