import type { Answered } from './sequence.js'

/** Attempts to make two calls overlap. */
export const rounds = 5

/** Returns whether concurrent calls succeed; a server may reject one of two that overlap. */
export const allSucceed = async (calls: readonly Promise<Answered>[]): Promise<boolean> =>
  (await Promise.all(calls)).every(({ isSuccess }) => isSuccess)
