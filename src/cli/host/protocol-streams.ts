import { Console } from 'node:console'
import { Readable, Writable } from 'node:stream'
import type { Command } from 'commander'
import type { Host } from './host.js'
import { onShutdownSignal } from './shutdown-signal.js'

/** Returns standard input and output for a protocol. */
export function protocolStreams({ stdin, stdout, ...host }: Host) {
  // Without `close`: what still runs at the end would fail to write to a closed connection.
  const input = Readable.from(stdin, { emitClose: false })
  const output = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      // As bytes: a protocol needs the text as it is.
      stdout.write(chunk)
      done()
    },
  })
  const { signal, dispose } = onShutdownSignal({ ...host, stdin, stdout })
  const end = new Promise<void>((resolve) =>
    input.once('end', resolve).once('error', () => resolve()),
  )
  return {
    input,
    output,
    /** Resolves at the end of the input and at a shutdown signal. */
    ended: Promise.race([signal, end]),
    dispose(): void {
      dispose()
      stdin.destroy?.()
    },
  }
}

/** Makes plugins and configurations that print do so to standard error while a command runs. */
export function keepOutputForProtocol(program: Command, command: Command): void {
  program.hook('preSubcommand', (_, called) => {
    if (called === command) globalThis.console = new Console(process.stderr)
  })
}
