import type { AdapterOptions } from '../../../src/adapters/gate/gate-options.js'
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
  /** Whether the adapter may throw because it cannot protect the routes. */
  mayThrowOnStart?: boolean
  start(listeners: Listeners): Promise<StartedServer>
}

/** A setup with the option `basePath` of its adapter. */
type WithOption<Setup> = Setup & { basePath: string; option: string }

/** Returns each setup with a base path twice: passed as an option, and left to the framework. */
export const withAndWithoutOption = <Setup extends { name: string; basePath?: string }>(
  setups: readonly Setup[],
): WithOption<Setup>[] =>
  setups.flatMap((setup) => {
    const { name, basePath = '' } = setup
    const passed = { ...setup, basePath, option: basePath }
    return basePath === ''
      ? [passed]
      : [passed, { ...passed, name: `${name}, not passed`, option: '' }]
  })

export interface Listeners {
  onRun: (run: Run) => void
  onFault: (fault: unknown) => void
  /** Other options of the adapter, such as stores. */
  own?: AdapterOptions
}

/** What every handler answers. */
export const handledAnswer = {
  status: 200,
  headers: { 'Content-Type': 'application/json' },
  body: '{"handled":true}',
}
