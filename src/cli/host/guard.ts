/** Keeps a file whole, and its folder clean, when the process is asked to end in the midst of it. */
export interface Guard {
  /** Names a file that is to be removed should the process end; returns what takes that back. */
  temporary(path: string): () => void
  /** Does at once what must not be done in part. */
  whole<Value>(work: () => Value): Value
}

/** For who is not asked to end. */
export const noGuard: Guard = { temporary: () => () => {}, whole: (work) => work() }
