/** Texts up to this many characters are checked after every key; the worker drops what is outdated. */
const small = 64 * 1024

/** The longest pause after the last key. */
const longest = 1000

/**
 * Returns how long to wait after a key before the next check. For a large text it is more than the last
 * check took, so that typing goes on undisturbed.
 */
export const delayAfter = (milliseconds: number, length: number): number =>
  length <= small ? 0 : Math.min(longest, Math.ceil(milliseconds * 1.5))
