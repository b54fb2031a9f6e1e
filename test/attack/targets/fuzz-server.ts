import { type Attempt, attack } from './attack.js'
import { attacked } from './attacked.js'
import { mutants } from './mutate.js'
import type { AttackServer } from './runs.js'

interface FuzzOptions {
  seed: number
  count: number
}

interface FuzzResult {
  attempts: readonly Attempt[]
  faults: readonly unknown[]
  /** Why the server did not start, if it may reject its options. */
  startError?: Error
}

/** Sends mutated requests to a new server and closes it. */
export async function fuzzServer(server: AttackServer, options: FuzzOptions): Promise<FuzzResult> {
  const target = await attacked(server)
  const { startError, faults } = target
  if (startError !== undefined) return { attempts: [], faults, startError }
  try {
    const attempts = await attack(target, mutants(server, options.seed, options.count))
    return { attempts, faults }
  } finally {
    await target.close()
  }
}

/** Throws an error that shows a request for each kind of problem. */
export function assertNoProblems(attempts: readonly Attempt[]): void {
  const messages = shortestProblems(attempts)
  if (messages.length > 0) throw new Error(messages.join('\n'))
}

/** Returns one message for each kind of problem, of the attempt with the fewest tricks. */
export function shortestProblems(attempts: readonly Attempt[]): string[] {
  const shortest = new Map<string, { tricks: number; message: string; count: number }>()
  for (const { sent, problems } of attempts) {
    for (const { kind, message } of problems) {
      const before = shortest.get(kind)
      const count = (before?.count ?? 0) + 1
      const tricks = sent.tricks.length
      const isShorter = before === undefined || tricks < before.tricks
      shortest.set(kind, isShorter ? { tricks, message, count } : { ...before, count })
    }
  }
  return [...shortest.values()].map(({ message, count }) => `(${count} of this kind) ${message}`)
}
