import { workerData } from 'node:worker_threads'
import workerpool from 'workerpool'
import { createContract } from '../../core/index.js'
import { loadPlugins } from '../modules/load-plugins.js'
import type { Batch } from './batches.js'
import { checkBatch } from './check-batch.js'
import type { WorkerSetting } from './worker-pool.js'

/* A worker thread that checks batches; receives its settings when it starts. */

const { options, pluginFiles, shown, ...setting } = workerData as WorkerSetting
const plugins = await loadPlugins(pluginFiles, process.cwd())
const contract = createContract(pluginFiles.length > 0 ? { ...options, plugins } : options)
const settings = { ...setting, contract, lines: { shown } }

workerpool.worker({ check: (batch: Batch) => checkBatch(batch, settings) })
