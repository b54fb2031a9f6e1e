import { createConnection } from 'vscode-languageserver'
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node'
import type { Host } from '../../host/host.js'
import { protocolStreams } from '../../host/protocol-streams.js'
import { exitCodes } from '../../results/exit-code.js'
import { serve } from './server.js'

/** Runs `lsp`: serves an editor until it exits; returns the exit code. */
export async function lspCommand(host: Host): Promise<number> {
  const streams = protocolStreams(host)
  let exitCode: number = exitCodes.ok
  const exited = new Promise<void>((resolve) => {
    const watchDog = {
      shutdownReceived: false,
      // The end of the input says that the editor is gone.
      initialize() {},
      exit(code: number) {
        exitCode = code
        resolve()
      },
    }
    const connection = createConnection(
      (logger) =>
        createProtocolConnection(
          new StreamMessageReader(streams.input),
          new StreamMessageWriter(streams.output),
          logger,
        ),
      watchDog,
    )
    serve(connection, host)
    connection.listen()
  })
  await Promise.race([streams.ended, exited])
  streams.dispose()
  return exitCode
}
