import type { Answered } from './sequence.js'

/** Returns whether concurrent calls succeed; a server may reject one of two that overlap. */
export const allSucceed = async (calls: readonly Promise<Answered>[]): Promise<boolean> =>
  (await Promise.all(calls)).every(({ isSuccess }) => isSuccess)
