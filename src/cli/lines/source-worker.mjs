import { register } from 'tsx/esm/api'

/* Runs the worker from the source: a thread does not inherit the TypeScript loader. */

register()
await import('./worker.ts')
