/** An error in how the command was called; the message is one line for the user. */
export class UsageError extends Error {}

/** Message for an input that needs more memory than available. */
export const outOfMemory =
  'out of memory; raise the limit with NODE_OPTIONS=--max-old-space-size=<MiB>'
