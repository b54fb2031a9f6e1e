/** The command cannot be carried out as it was given; the message is one line for the user. */
export class UsageError extends Error {}

/** What the command says where its input needs more memory than it has. */
export const outOfMemory =
  'out of memory; NODE_OPTIONS=--max-old-space-size=<MiB> gives the command more'
