import { fileURLToPath } from 'node:url'
import type { Pool } from 'workerpool'
import { attempt } from '../../core/base/attempt.js'
import type { ContractOptions } from '../../core/index.js'
import type { CheckSettings, Shown } from '../checking/check-settings.js'
import { InputError } from '../documents/input-error.js'
import type { Batch } from './batches.js'
import { type BatchResult, checkBatch } from './check-batch.js'

/** Settings of a worker thread. */
export interface WorkerSetting
  extends Pick<CheckSettings, 'operation' | 'facts' | 'maxLineBytes' | 'showsSource'> {
  options: ContractOptions
  /** Absolute paths of the modules with its plugins. */
  pluginFiles: readonly string[]
  shown: Shown | undefined
}

/** Bytes that this thread checks before it starts workers. */
const soon = 2 ** 22

/** Some batches in work and queued keep a thread busy. */
const batchesOfThread = 4

/** Checks batches in this thread, and also in worker threads once the file turns out to be long. */
export function workerPool(threads: number, settings: CheckSettings) {
  const setting = threads > 1 ? workerSetting(settings) : undefined
  const workers = threads - 1
  let pool: Promise<Pool> | undefined
  let bytes = 0
  /** How many more batches the workers that have started can take. */
  let room = 0
  const start = async (setting: WorkerSetting): Promise<Pool> => {
    const started = await poolOf(workers, setting)
    const add = () => {
      room += batchesOfThread
    }
    // Meanwhile this thread goes on, also without a worker that fails.
    for (let count = 0; count < workers; count++)
      runInWorker(started, nothing()).then(add, () => {})
    return started
  }
  return {
    /** Maximum number of batches in progress. */
    width: setting === undefined ? 1 : threads * batchesOfThread,
    async check(batch: Batch): Promise<BatchResult> {
      bytes += batch.bytes.length
      if (setting !== undefined && bytes > soon) pool ??= start(setting)
      // This thread checks what would only wait for a worker.
      if (pool === undefined || room === 0 || batch.part !== undefined) {
        return checkBatch(batch, settings)
      }
      room--
      const result = await runInWorker(await pool, batch)
      room++
      return result
    },
    async end(): Promise<void> {
      await (await pool)?.terminate(true)
    },
  }
}

const nothing = (): Batch => ({ line: 1, offset: 0, bytes: new Uint8Array() })

/** Checks a batch in a worker. Throws an InputError when the worker fails, which loses the batch. */
async function runInWorker(pool: Pool, batch: Batch): Promise<BatchResult> {
  try {
    return await pool.exec('check', [batch], { transfer: [batch.bytes.buffer] })
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

/** Returns what a worker needs; undefined if that cannot be cloned, such as a clock. */
function workerSetting({
  operation,
  facts,
  maxLineBytes,
  showsSource,
  lines = {},
}: CheckSettings): WorkerSetting | undefined {
  const { options, pluginFiles = [], shown } = lines
  if (options === undefined) return undefined
  const { plugins: _, ...withoutPlugins } = options
  const setting = {
    options: pluginFiles.length > 0 ? withoutPlugins : options,
    pluginFiles,
    shown,
    operation,
    facts,
    maxLineBytes,
    showsSource,
  }
  return attempt(() => structuredClone(setting)) && setting
}
