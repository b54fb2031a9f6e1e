import type { AttackedServer } from './attacked.js'
import { type Problem, problemsOf } from './problems.js'
import { type Outcome, RawConnection } from './raw-client.js'
import type { Run } from './runs.js'
import type { Sent } from './sent.js'

/** What became of one request. */
export interface Attempt {
  sent: Sent
  outcome: Outcome
  runs: readonly Run[]
  problems: readonly Problem[]
}

const connectionsAtOnce = 8

/**
 * Sends groups of requests, each group pipelined, over several connections that are kept alive, and
 * checks what ran for each request.
 */
export async function attack(
  target: AttackedServer,
  groups: Iterable<readonly Sent[]>,
): Promise<Attempt[]> {
  const outcomes = new Map<Sent, Outcome>()
  const queue = groups[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: connectionsAtOnce }, () => work(target.port, queue, outcomes)),
  )
  const attempts = [...outcomes].map(([sent, outcome]) => {
    const runs = target.takeRuns(sent.id)
    return { sent, outcome, runs, problems: problemsOf(target.server, sent, runs, outcome) }
  })
  return [...attempts, ...target.untakenRuns().map(unsentAttempt)]
}

async function work(
  port: number,
  queue: Iterator<readonly Sent[]>,
  outcomes: Map<Sent, Outcome>,
): Promise<void> {
  let connection: RawConnection | undefined
  /** Returns the requests that may be without an answer because of others on the connection. */
  const exchange = async (group: readonly Sent[]): Promise<readonly Sent[]> => {
    const isReused = connection?.isUsable === true
    if (!connection?.isUsable) {
      connection?.close()
      connection = new RawConnection(port)
    }
    const got = await connection.exchange(group)
    for (const [index, sent] of group.entries()) outcomes.set(sent, got[index] as Outcome)
    const isAlone = group.length === 1 && !isReused
    return isAlone ? [] : group.filter((_, index) => got[index] === 'closed')
  }
  for (let next = queue.next(); !next.done; next = queue.next()) {
    for (const sent of await exchange(next.value)) {
      connection?.close()
      connection = undefined
      await exchange([again(sent)])
    }
  }
  connection?.close()
}

/** A copy of a request whose answer was lost with the connection, to be sent alone. */
const again = (sent: Sent): Sent => {
  const id = `${sent.id}-again`
  return { ...sent, id, bytes: sent.bytes.replace(sent.id, id) }
}

/** A handler that ran for an id that no request had. */
const unsentAttempt = (run: Run): Attempt => {
  const kind = 'handler ran for a request that was not sent'
  const bytes = `(${run.id})`
  const sent = { id: run.id, method: '', target: '', tricks: [], isAuthorized: true, isHead: false }
  return {
    sent: { ...sent, bytes },
    outcome: 'closed',
    runs: [run],
    problems: [{ kind, message: `${kind}: ${run.route} for ${run.seen}, id ${run.id}` }],
  }
}

/** Throws an error that shows a request for each kind of problem. */
export function assertNoProblems(attempts: readonly Attempt[]): void {
  const messages = shortestProblems(attempts)
  if (messages.length > 0) throw new Error(messages.join('\n'))
}

/** Returns one message for each kind of problem, of the attempt with the fewest tricks. */
function shortestProblems(attempts: readonly Attempt[]): string[] {
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
