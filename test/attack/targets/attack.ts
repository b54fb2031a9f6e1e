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
  const exchange = async (group: readonly Sent[]): Promise<Outcome[]> => {
    if (!connection?.isUsable) {
      connection?.close()
      connection = new RawConnection(port)
    }
    const got = await connection.exchange(group)
    for (const [index, sent] of group.entries()) outcomes.set(sent, got[index] as Outcome)
    return got
  }
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const group = next.value
    const got = await exchange(group)
    const lost = group.length === 1 ? [] : group.filter((_, index) => got[index] === 'closed')
    for (const sent of lost) await exchange([again(sent)])
  }
  connection?.close()
}

/** A copy of a pipelined request whose answer was lost with the connection, to be sent alone. */
const again = (sent: Sent): Sent => {
  const id = `${sent.id}-again`
  return { ...sent, id, bytes: sent.bytes.replace(sent.id, id) }
}

/** A handler that ran for an id that no request had. */
const unsentAttempt = (run: Run): Attempt => {
  const kind = 'handler ran for a request that nobody sent'
  const bytes = `(${run.id})`
  const sent = { id: run.id, method: '', target: '', tricks: [], isAuthorized: true, isHead: false }
  return {
    sent: { ...sent, bytes },
    outcome: 'closed',
    runs: [run],
    problems: [{ kind, message: `${kind}: ${run.route} for ${run.seen}, id ${run.id}` }],
  }
}
