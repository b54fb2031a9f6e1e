/** Protects files from a shutdown in the middle of a write. */
export interface Guard {
  /** Registers a file to remove on shutdown; returns a function that unregisters it. */
  temporary(path: string): () => void
  /** Runs work that must not be interrupted. */
  whole<Value>(work: () => Value): Value
}

/** A guard that does nothing, for hosts without shutdown signals. */
export const noGuard: Guard = { temporary: () => () => {}, whole: (work) => work() }
