import { register } from 'tsx/esm/api'

/* The worker as it stands in the source: a thread does not take over what lets Node read TypeScript. */

register()
await import('./worker.ts')
