import type { StartedServer } from '../../adapters/started-server.js'
import type { AttackServer, Run } from './runs.js'

/** A server under attack, with what its handlers reported. */
export interface AttackedServer extends StartedServer {
  server: AttackServer
  port: number
  /** Set if the adapter threw instead of starting. */
  startError?: Error
  faults: unknown[]
  /** Returns the runs of a request and forgets them. */
  takeRuns(id: string): Run[]
  /** Returns all runs that were not taken. */
  untakenRuns(): Run[]
}

/** Starts a server and collects the runs of its handlers by request. */
export async function attacked(server: AttackServer): Promise<AttackedServer> {
  const byId = new Map<string, Run[]>()
  const faults: unknown[] = []
  const listeners = {
    onRun: (run: Run) => byId.set(run.id, [...(byId.get(run.id) ?? []), run]),
    onFault: (fault: unknown) => faults.push(fault),
  }
  const { started, startError } = await tryToStart(server, listeners)
  return {
    ...started,
    ...(startError && { startError }),
    server,
    port: Number(new URL(started.origin).port),
    faults,
    takeRuns(id) {
      const runs = byId.get(id) ?? []
      byId.delete(id)
      return runs
    },
    untakenRuns: () => [...byId.values()].flat(),
  }
}

type Listening = Parameters<AttackServer['start']>[0]

async function tryToStart(
  server: AttackServer,
  listeners: Listening,
): Promise<{ started: StartedServer; startError?: Error }> {
  try {
    return { started: await server.start(listeners) }
  } catch (startError) {
    if (!server.mayThrowOnStart || !(startError instanceof Error)) throw startError
    return { started: { origin: 'http://127.0.0.1:0', close: async () => {} }, startError }
  }
}
