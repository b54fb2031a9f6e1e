import workerUrl from './worker.ts?worker&url'

export { workerUrl }

let early: Worker | undefined

/** Starts a worker before the editor is loaded, so that both load at the same time. */
export function startEarly(): void {
  if (early !== undefined) return
  const worker = newWorker()
  early = worker
  // The next one fails too, when someone listens.
  worker.addEventListener('error', () => {
    if (early === worker) early = undefined
  })
}

/** Returns the worker that started early, or else a new one. */
export function startWorker(): Worker {
  const worker = early ?? newWorker()
  early = undefined
  return worker
}

const newWorker = () => new Worker(workerUrl, { type: 'module' })
