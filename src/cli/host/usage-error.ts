/** The command cannot be carried out as it was given; the message is one line for the user. */
export class UsageError extends Error {}
