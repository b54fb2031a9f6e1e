import { register } from 'tsx/esm/api'

/* The thread as it stands in the source: it does not take over what lets Node read TypeScript. */

register()
await import('./command-thread.ts')
