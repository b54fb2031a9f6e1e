import { shellQuoted } from '../../../core/base/shell.js'
import type { SandboxSettings } from '../../../testing/sandbox/sandbox.js'
import { curlCommands } from './curl-commands.js'
import type { ServeFlags } from './serve-options.js'

/** A command to try, with its title. */
export interface ExampleCommand {
  title: string
  command: string
}

/** Returns the commands to try on a server: calls with curl, and the conformance suite. */
export function exampleCommands(
  origin: string,
  flags: Pick<ServeFlags, 'service' | 'optimized'>,
  data: SandboxSettings,
): ExampleCommand[] {
  return [
    ...curlCommands({ origin, service: flags.service ?? 'SVC', data }),
    { title: 'Run the conformance suite against it', command: conformLine(origin, flags) },
  ]
}

/** Returns the command that tests the server; `conform` discovers everything but its names. */
function conformLine(
  origin: string,
  { service, optimized }: Pick<ServeFlags, 'service' | 'optimized'>,
): string {
  const flag = (name: string, value: string | undefined) =>
    value === undefined ? [] : [name, /^[\w.-]+$/.test(value) ? value : shellQuoted(value)]
  return [
    ...['npx', 'campaign-contract', 'conform', origin],
    ...flag('--service', service),
    ...flag('--optimized', optimized),
  ].join(' ')
}
