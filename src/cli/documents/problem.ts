import type { Place } from './place.js'

/** Why a file, or a document in it, could not be used, and where. */
export class Problem extends Error {
  constructor(
    message: string,
    readonly place?: Place | undefined,
  ) {
    super(message)
  }
}

/** The Problem that was caught; anything else is no matter of the files and is thrown on. */
export function onlyProblem(caught: unknown): Problem {
  if (caught instanceof Problem) return caught
  throw caught
}
