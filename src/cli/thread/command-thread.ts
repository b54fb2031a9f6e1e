import { workerData } from 'node:worker_threads'
import { run } from '../commands/program.js'
import type { Ask, ThreadData } from './messages.js'
import { threadHost } from './thread-host.js'

/* The thread that runs the command; the thread of the process stays free to hear signals. */

const data = workerData as ThreadData
const exitCode = await run(data.argv, threadHost(data))
data.port.postMessage({ is: 'done', exitCode } satisfies Ask)
