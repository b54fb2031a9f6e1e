#!/usr/bin/env node
// Stryker disable all: only child processes run this file.
import { printable } from '../core/base/printable.js'
import { exitCodes } from './results/exit-code.js'
import { supervised } from './thread/supervise.js'

// A closed pipe (`| head`) is not a failure: the run continues and keeps its exit code.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return
    process.stderr.write(`error: ${printable(error.message)}\n`)
    process.exit(exitCodes.error)
  })
}

process.exitCode = await supervised(process.argv.slice(2))
