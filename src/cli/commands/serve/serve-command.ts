import { once } from 'node:events'
import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { printable, printableLines } from '../../../core/base/printable.js'
import { StorageFullError } from '../../../testing/sandbox/ceilings.js'
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
    host.stdout.write(welcome(originOf(server, flags.host), flags, sandbox.data().credentials))
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

function welcome(
  origin: string,
  { service = 'SVC' }: ServeFlags,
  credentials: Parameters<typeof curlCommands>[0]['credentials'],
): string {
  const commands = curlCommands({ origin, service, credentials })
  return `${printable(`API: ${origin}`)}
  Data: ${printable(origin)}/sandbox (/data, /clock, /campaigns/{id}, /offerings/{id}, /given)

${commands.map(({ title, command }) => `# ${title}\n${printableLines(command)}`).join('\n\n')}

Press Ctrl-C to stop.
`
}
