#!/usr/bin/env node
// Stryker disable all: only child processes run this file.
import { printable } from '../core/base/printable.js'
import { isBrief } from './commands/is-brief.js'
import { exitCodes } from './results/exit-code.js'

// A closed pipe (`| head`) is not a failure: the run continues and keeps its exit code.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return
    process.stderr.write(`error: ${printable(error.message)}\n`)
    process.exit(exitCodes.error)
  })
}

// Keeps the compiled code for the next run; Node 20 cannot. Does nothing if the folder is not writable.
const nodeModule = process.getBuiltinModule('node:module') as { enableCompileCache?(): void }
nodeModule.enableCompileCache?.()

const argv = process.argv.slice(2)
process.exitCode = await (isBrief(argv, process) ? runHere() : runInThread())

async function runHere(): Promise<number> {
  const [{ run }, { processHost }] = await Promise.all([
    import('./commands/program.js'),
    import('./host/process-host.js'),
  ])
  return run(argv, processHost)
}

async function runInThread(): Promise<number> {
  const { supervised } = await import('./thread/supervise.js')
  return supervised(argv)
}
