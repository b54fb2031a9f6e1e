import { workerData } from 'node:worker_threads'
import { run } from '../commands/program.js'
import type { ThreadData, ThreadRequest } from './messages.js'
import { threadHost } from './thread-host.js'

/* Runs the command in a worker thread, so that the main thread can handle signals. */

const data = workerData as ThreadData
const exitCode = await run(data.argv, threadHost(data))
data.port.postMessage({ is: 'done', exitCode } satisfies ThreadRequest)
