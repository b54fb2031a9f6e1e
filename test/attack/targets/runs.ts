import type { OperationName, Verdict } from '../../../src/core/index.js'
import type { StartedServer } from '../../adapters/started-server.js'

/** What a handler received. */
export interface Run {
  /** The header `X-Attack-Id` of the request. */
  id: string
  route: OperationName | 'other method' | 'catch-all'
  /** The path parameters that the handler received. */
  params: Record<string, unknown>
  verdict: Verdict | undefined
  /** The method and URL as the handler sees them. */
  seen: string
}

export const idHeader = 'x-attack-id'

/** A framework, set up in one way, with a handler for each route of the contract. */
export interface AttackServer {
  name: string
  /** The path before every path of the contract. */
  basePath: string
  /** A prefix that the server rewrites to `/v5` before routing. */
  alias?: string
  start(listeners: Listeners): Promise<StartedServer>
}

export interface Listeners {
  onRun: (run: Run) => void
  onFault: (fault: unknown) => void
}

/** What every handler answers. */
export const handledAnswer = {
  status: 200,
  headers: { 'Content-Type': 'application/json' },
  body: '{"handled":true}',
}
