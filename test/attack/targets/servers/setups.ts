import type { AdapterOptions } from '../../../../src/adapters/gate/gate-options.js'
import type { StartedServer } from '../../../adapters/started-server.js'
import { attackOptions } from '../contract-requests.js'
import type { AttackServer, Listeners } from '../runs.js'

/** One way to set up a framework. */
export interface Setup {
  name: string
  /** The path before every path of the contract. */
  basePath?: string
  alias?: string
}

/**
 * Returns a server for each setup. One with a base path is set up twice: the adapter gets the path as
 * an option, or the framework alone knows it.
 */
export const serversOf = <Own extends Setup>(
  setups: readonly Own[],
  start: (setup: Own, own: AdapterOptions, listeners: Listeners) => Promise<StartedServer>,
): AttackServer[] =>
  setups.flatMap((setup) => {
    const { name, basePath = '', alias } = setup
    const server = (name: string, option: string): AttackServer => ({
      name,
      basePath,
      ...(alias !== undefined && { alias }),
      start: (listeners) => start(setup, attackOptions(option, listeners), listeners),
    })
    const passed = server(name, basePath)
    return basePath === '' ? [passed] : [passed, server(`${name}, not passed`, '')]
  })
