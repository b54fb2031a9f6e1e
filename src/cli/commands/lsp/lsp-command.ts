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
  const exited = new Promise<number>((exit) => {
    const connection = createConnection(
      (logger) =>
        createProtocolConnection(
          new StreamMessageReader(streams.input),
          new StreamMessageWriter(streams.output),
          logger,
        ),
      // The end of the input says that the editor is gone, so its process needs no watching.
      { shutdownReceived: false, initialize() {}, exit },
    )
    serve(connection, host)
    connection.listen()
  })
  const ended = streams.ended.then(() => exitCodes.ok)
  const exitCode = await Promise.race([ended, exited])
  streams.dispose()
  return exitCode
}
