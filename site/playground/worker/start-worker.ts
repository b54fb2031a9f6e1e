import workerUrl from './worker.ts?worker&url'

export { workerUrl }

export const startWorker = (): Worker => new Worker(workerUrl, { type: 'module' })
