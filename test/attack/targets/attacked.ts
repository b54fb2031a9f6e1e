import type { StartedServer } from '../../adapters/started-server.js'
import type { AttackServer, Run } from './runs.js'

/** A server under attack, with what its handlers reported. */
export interface AttackedServer extends StartedServer {
  server: AttackServer
  port: number
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
  const started = await server.start({
    onRun: (run) => byId.set(run.id, [...(byId.get(run.id) ?? []), run]),
    onFault: (fault) => faults.push(fault),
  })
  return {
    ...started,
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
