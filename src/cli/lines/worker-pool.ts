import { fileURLToPath } from 'node:url'
import type { Pool } from 'workerpool'
import type { ContractOptions } from '../../core/index.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { InputError } from '../documents/input-error.js'
import type { Batch } from './batches.js'
import { type BatchResult, type BatchTask, checkBatch } from './check-batch.js'

/** Settings of a worker thread. */
export interface WorkerSetting
  extends Pick<CheckSettings, 'operation' | 'facts' | 'maxLineBytes' | 'showsSource'> {
  options: ContractOptions
  /** Absolute paths of the modules with its plugins. */
  pluginFiles: readonly string[]
}

/** A batch with its result. The pool owns the batch until then. */
export interface CheckedBatch {
  batch: Batch
  result: BatchResult
}

/** Checks batches in this thread, and in worker threads once the file turns out to be long. */
interface WorkerPool {
  /** Maximum number of batches in progress. */
  readonly width: number
  check(task: BatchTask): Promise<CheckedBatch>
  end(): Promise<void>
}

/** Batches that this thread checks before it starts workers. */
const soon = 4

/** One batch in work and one queued keep a thread busy. */
const batchesOfThread = 2

export function workerPool(threads: number, settings: CheckSettings): WorkerPool {
  const { operation, facts, maxLineBytes, showsSource, lines = {} } = settings
  const { options, pluginFiles = [] } = lines
  const setting = options && {
    ...{ options: pluginFiles.length > 0 ? withoutPlugins(options) : options, pluginFiles },
    ...{ operation, facts },
    ...(maxLineBytes !== undefined && { maxLineBytes }),
    ...(showsSource !== undefined && { showsSource }),
  }
  const isAlone = threads <= 1 || setting === undefined || !canBeSent(setting)
  let pool: Promise<Pool> | undefined
  let count = 0
  return {
    // Results of this thread are available immediately.
    get width() {
      return pool === undefined ? 1 : threads * batchesOfThread
    },
    async check(task) {
      count += 1
      const { batch } = task
      if (isAlone || count <= soon || batch.bytes === undefined) {
        return { batch, result: checkBatch(task, settings) }
      }
      pool ??= poolOf(threads, setting)
      const { result, bytes } = await runInWorker(await pool, task, batch.bytes)
      return { batch: { ...batch, bytes }, result }
    },
    async end() {
      await (await pool)?.terminate(true)
    },
  }
}

/** Checks a batch in a worker. Throws an InputError when the worker fails, which loses the batch. */
async function runInWorker(pool: Pool, task: BatchTask, bytes: Uint8Array<ArrayBuffer>) {
  try {
    return await pool.exec('check', [task], { transfer: [bytes.buffer] })
  } catch (error) {
    throw new InputError(
      `not completely checked because a worker thread failed: ${(error as Error).message}`,
    )
  }
}

/** Starts the pool; loaded on demand, because most files need no workers. */
async function poolOf(maxWorkers: number, workerData: WorkerSetting): Promise<Pool> {
  const { default: workerpool } = await import('workerpool')
  return workerpool.pool(workerFile, {
    workerType: 'thread',
    maxWorkers,
    workerThreadOpts: { workerData },
  })
}

/** Next to this file, in the source and in the build. */
const workerFile = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? 'source-worker.mjs' : 'worker.js', import.meta.url),
)

const withoutPlugins = ({ plugins: _, ...options }: ContractOptions): ContractOptions => options

/** Returns whether a setting can be cloned; functions, such as a clock, cannot. */
function canBeSent(setting: WorkerSetting): boolean {
  try {
    structuredClone(setting)
    return true
  } catch {
    return false
  }
}
