#!/usr/bin/env node
import { printableLines } from '../core/base/printable.js'
import { processHost } from './host/process-host.js'
import { exitCodes } from './results/exit-code.js'

const fail = (text: string): never => {
  process.stderr.write(`error: ${printableLines(text)}\n`)
  process.exit(exitCodes.error)
}

// A closed pipe (`| head`) is not a failure: the run continues and keeps its exit code.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') fail(error.message)
  })
}

// Node would exit with 1, which means violations.
process.on('uncaughtException', (error: unknown) =>
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error)),
)

// Keeps the compiled code for the next run; Node 20 cannot. Does nothing if the folder is not writable.
const nodeModule = process.getBuiltinModule('node:module') as { enableCompileCache?(): void }
nodeModule.enableCompileCache?.()

const { run } = await import('./commands/program.js')
process.exitCode = await run(process.argv.slice(2), processHost)
