#!/usr/bin/env node
// Stryker disable all: only processes of their own run this file.
import { printable } from '../core/base/printable.js'
import { exitCodes } from './results/exit-code.js'
import { supervised } from './thread/supervise.js'

// A reader that has seen enough (`| head`) is no failure: the checks go on, the exit code stays true.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return
    process.stderr.write(`error: ${printable(error.message)}\n`)
    process.exit(exitCodes.unusable)
  })
}

process.exitCode = await supervised(process.argv.slice(2))
