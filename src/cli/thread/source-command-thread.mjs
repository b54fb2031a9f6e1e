import { register } from 'tsx/esm/api'

/* Runs the thread from the source: a thread does not inherit the TypeScript loader. */

register()
await import('./command-thread.ts')
