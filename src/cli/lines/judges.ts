import { fileURLToPath } from 'node:url'
import type { Pool } from 'workerpool'
import type { ContractOptions } from '../../core/index.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { Problem } from '../documents/problem.js'
import type { Batch } from './batches.js'
import { type BatchTask, type JudgedBatch, judgeBatch } from './judge-batch.js'

/** What a thread is told when it starts. */
export interface WorkerSetting extends Pick<CheckSettings, 'operation' | 'facts' | 'maxLineBytes'> {
  options: ContractOptions
}

/** A batch with what came out for it; the batch is the judge's until then. */
export interface Judged {
  batch: Batch
  judged: JudgedBatch
}

/** Those who judge batches: this thread, or others once the file has turned out to be long. */
export interface Judges {
  /** How many batches may be on their way at a time. */
  readonly width: number
  judge(task: BatchTask): Promise<Judged>
  end(): Promise<void>
}

/** Batches that this thread judges before it is worth the time to start others. */
const soon = 4

/** A thread that is never idle has one batch more than it is working on. */
const batchesOfThread = 2

export function judges(threads: number, settings: CheckSettings): Judges {
  const { operation, facts, maxLineBytes, lines: { options } = {} } = settings
  const setting = options && {
    ...{ options, operation, facts },
    ...(maxLineBytes !== undefined && { maxLineBytes }),
  }
  const isAlone = threads <= 1 || setting === undefined || !canBeSent(setting)
  let pool: Promise<Pool> | undefined
  let count = 0
  return {
    // What this thread has judged need not wait until there is more to read.
    get width() {
      return pool === undefined ? 1 : threads * batchesOfThread
    },
    async judge(task) {
      count += 1
      const { batch } = task
      if (isAlone || count <= soon || batch.bytes === undefined) {
        return { batch, judged: judgeBatch(task, settings) }
      }
      pool ??= poolOf(threads, setting)
      const { judged, bytes } = await judgedBy(await pool, task, batch.bytes)
      return { batch: { ...batch, bytes }, judged }
    },
    async end() {
      await (await pool)?.terminate(true)
    },
  }
}

/** A thread that fails takes with it what it was judging, so that the file is not judged to its end. */
async function judgedBy(pool: Pool, task: BatchTask, bytes: Uint8Array<ArrayBuffer>) {
  try {
    return await pool.exec('judge', [task], { transfer: [bytes.buffer] })
  } catch (error) {
    throw new Problem(`not judged to its end, because a thread failed: ${(error as Error).message}`)
  }
}

/** Loads what starts threads, which most files do without. */
async function poolOf(maxWorkers: number, workerData: WorkerSetting): Promise<Pool> {
  const { default: workerpool } = await import('workerpool')
  return workerpool.pool(workerFile, {
    workerType: 'thread',
    maxWorkers,
    workerThreadOpts: { workerData },
  })
}

/** It stands beside this file, in the source as in what is built. */
const workerFile = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? 'source-worker.mjs' : 'worker.js', import.meta.url),
)

/** Functions, such as a clock, stay in their thread. */
function canBeSent(setting: WorkerSetting): boolean {
  try {
    structuredClone(setting)
    return true
  } catch {
    return false
  }
}
