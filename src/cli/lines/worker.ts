import { workerData } from 'node:worker_threads'
import workerpool from 'workerpool'
import { createContract } from '../../core/index.js'
import { loadPlugins } from '../modules/load-plugins.js'
import { type BatchTask, checkBatch } from './check-batch.js'
import type { WorkerSetting } from './worker-pool.js'

/* A worker thread that checks batches; receives its settings when it starts. */

const { options, pluginFiles, ...setting } = workerData as WorkerSetting
const plugins = await loadPlugins(pluginFiles, process.cwd())
const all = pluginFiles.length > 0 ? { ...options, plugins } : options
const settings = { ...setting, contract: createContract(all) }

workerpool.worker({
  check(task: BatchTask) {
    const result = checkBatch(task, settings)
    const { bytes } = task.batch
    return new workerpool.Transfer({ result, bytes }, bytes === undefined ? [] : [bytes.buffer])
  },
})
