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
