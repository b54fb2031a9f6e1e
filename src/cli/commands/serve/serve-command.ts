import { once } from 'node:events'
import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { sandboxServer } from '../../../testing/sandbox/node/server.js'
import { type OpenSandbox, openSandbox } from '../../../testing/sandbox/sandbox.js'
import type { Host } from '../../host/host.js'
import { onShutdownSignal } from '../../host/shutdown-signal.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodes } from '../../results/exit-code.js'
import { exampleCommands } from './example-commands.js'
import { jsonLine, requestLog } from './log/request-log.js'
import { recordOf } from './log/request-record.js'
import { pageFacts } from './page/page-facts.js'
import { pageRoutes } from './page/page-routes.js'
import { recentRequests } from './page/recent-requests.js'
import { hostCheckFor, type ServeFlags, sandboxOptionsFor } from './serve-options.js'

/** Runs `serve`: serves a sandbox until a shutdown signal; returns the exit code. */
export async function serveCommand(flags: ServeFlags, host: Host): Promise<number> {
  const isAllowedHost = hostCheckFor(flags)
  const sandbox = openSandbox(await sandboxOptionsFor(flags, host))
  const requests = recentRequests()
  const log = requestLog(flags, host)
  const server = sandboxServer({
    sandbox,
    latency: flags.latency,
    isAllowedHost,
    onExchange(exchange) {
      // `conform` sets the state before each request; only what fails is worth a line.
      if (exchange.isOwn && exchange.answer.status < 400) return
      const record = recordOf(exchange)
      log.add(record)
      requests.add(record, exchange)
    },
    extension: pageRoutes({
      requests,
      factsAt(host) {
        // A page on another machine needs the address that it used.
        const own = `http://${host}`
        const isKnown = host !== undefined && URL.canParse(own)
        const origin = isKnown ? new URL(own).origin : originOf(server, flags.host)
        return pageFacts(sandbox.contract, exampleCommands(origin, sandbox))
      },
    }),
  })
  // Registered before listening, so that no early signal is lost.
  const shutdown = onShutdownSignal(host)
  try {
    await listen(server, flags.port, flags.host)
    host.stdout.write(greeting(originOf(server, flags.host), flags, sandbox))
    await shutdown.signal
  } finally {
    shutdown.dispose()
    server.close()
    server.closeAllConnections()
    log.end()
  }
  return exitCodes.ok
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

/** Returns what `serve` prints once it listens. */
function greeting(origin: string, flags: ServeFlags, sandbox: OpenSandbox): string {
  const commands = exampleCommands(origin, sandbox)
  if (flags.format === 'json') {
    const page = `${origin}/`
    return jsonLine({ type: 'listening', origin, page, data: `${origin}/sandbox/data` })
  }
  const note = 'No credentials are permitted; change them in the seed data.\n\n'
  const hasCalls = commands.length > 1
  const shown = commands.map(({ title, command }) => `# ${title}\n${command}`)
  return `API: ${origin}
  Page: ${origin}/ (requests, operations, commands)
  Data: ${origin}/sandbox (/data, /clock, /campaigns/{id}, /offerings/{id}, /given)

${hasCalls ? '' : note}${shown.join('\n\n')}

Press Ctrl-C to stop.${flags.quiet ? '' : '\n'}
`
}
