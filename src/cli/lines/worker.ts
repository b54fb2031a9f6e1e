import { workerData } from 'node:worker_threads'
import workerpool from 'workerpool'
import { createContract } from '../../core/index.js'
import { type BatchTask, judgeBatch } from './judge-batch.js'
import type { WorkerSetting } from './judges.js'

/* A thread that judges batches; what is asked of all of them it is told when it starts. */

const { options, ...setting } = workerData as WorkerSetting
const settings = { ...setting, contract: createContract(options) }

workerpool.worker({
  judge(task: BatchTask) {
    const judged = judgeBatch(task, settings)
    const { bytes } = task.batch
    return new workerpool.Transfer({ judged, bytes }, bytes === undefined ? [] : [bytes.buffer])
  },
})
