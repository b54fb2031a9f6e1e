import { once } from 'node:events'
import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { printable, printableLines } from '../../../core/base/printable.js'
import { shellQuoted } from '../../../core/base/shell.js'
import { StorageFullError } from '../../../testing/sandbox/ceilings.js'
import type { SandboxData } from '../../../testing/sandbox/data.js'
import { sandboxServer } from '../../../testing/sandbox/node/server.js'
import {
  type OpenSandbox,
  openSandbox,
  type SandboxOptions,
} from '../../../testing/sandbox/sandbox.js'
import type { Host } from '../../host/host.js'
import { onShutdownSignal } from '../../host/shutdown-signal.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodes } from '../../results/exit-code.js'
import { curlCommands } from './curl-commands.js'
import { hostCheckFor, type ServeFlags, sandboxOptionsFor, wholeNumber } from './serve-options.js'

/** Runs `serve`: serves a sandbox until a shutdown signal; returns the exit code. */
export async function serveCommand(flags: ServeFlags, host: Host): Promise<number> {
  const port = wholeNumber('--port', flags.port, 65_535)
  const latency = wholeNumber('--latency', flags.latency, 3_600_000)
  const isAllowedHost = hostCheckFor(flags)
  const options = await sandboxOptionsFor(flags, host)
  const contractOptions = options.contract ?? {}
  const sandbox = opened(options, flags)
  const server = sandboxServer({ sandbox, contractOptions, latency, isAllowedHost })
  // Registered before listening, so that no early signal is lost.
  const shutdown = onShutdownSignal(host)
  try {
    await listen(server, port, flags.host)
    host.stdout.write(welcome(originOf(server, flags.host), flags, sandbox.data()))
    await shutdown.signal
  } finally {
    shutdown.dispose()
    server.close()
    server.closeAllConnections()
  }
  return exitCodes.ok
}

function opened(options: SandboxOptions, { seedData }: ServeFlags): OpenSandbox {
  try {
    return openSandbox(options)
  } catch (error) {
    if (!(error instanceof StorageFullError)) throw error
    throw new UsageError(`--seed-data ${seedData}: ${error.message}`)
  }
}

const reasons: ReadonlyMap<string | undefined, string> = new Map([
  ['EADDRINUSE', 'the port is in use; --port 0 picks a free port'],
  ['EACCES', 'permission denied for this port'],
  ['EADDRNOTAVAIL', 'this machine has no such address'],
  ['ENOTFOUND', 'this machine has no such address'],
  ['EAI_AGAIN', 'this machine has no such address'],
])

async function listen(server: Server, port: number, address: string): Promise<void> {
  try {
    await once(server.listen(port, address), 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new UsageError(`--host ${address} --port ${port}: ${reasons.get(code) ?? message}`)
  }
}

/** Returns the origin for clients; the loopback address when the server listens on all addresses. */
function originOf(server: Server, address: string): string {
  const own = server.address()
  const port = typeof own === 'object' ? own?.port : undefined
  const named = new Map([
    ['0.0.0.0', '127.0.0.1'],
    ['::', '::1'],
  ]).get(address)
  const shown = named ?? address
  return `http://${isIPv6(shown) ? `[${shown}]` : shown}:${port}`
}

function welcome(origin: string, flags: ServeFlags, data: SandboxData): string {
  const commands = curlCommands({ origin, service: flags.service ?? 'SVC', data })
  const shown = [
    ...commands,
    { title: 'Run the conformance suite against it', command: conformLine(origin, flags) },
  ]
  const note = 'No credentials are permitted; change them in the seed data.\n\n'
  return `${printable(`API: ${origin}`)}
  Data: ${printable(origin)}/sandbox (/data, /clock, /campaigns/{id}, /offerings/{id}, /given)

${commands.length === 0 ? note : ''}${shown.map(({ title, command }) => `# ${title}\n${printableLines(command)}`).join('\n\n')}

Press Ctrl-C to stop.
`
}

/** Returns the command that tests the server; `conform` discovers everything but its names. */
function conformLine(origin: string, { service, optimized }: ServeFlags): string {
  const flag = (name: string, value: string | undefined) =>
    value === undefined ? [] : [name, /^[\w.-]+$/.test(value) ? value : shellQuoted(value)]
  return [
    ...['npx', 'campaign-contract', 'conform', origin],
    ...flag('--service', service),
    ...flag('--optimized', optimized),
  ].join(' ')
}
