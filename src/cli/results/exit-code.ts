import type { Summary } from './result.js'

/** Exit codes: all valid; violations; unreadable input or wrong usage. */
export const exitCodes = { ok: 0, failed: 1, error: 2 } as const

/** Exit codes after a signal: 128 plus its number. */
export const signalExitCodes = { SIGINT: 130, SIGTERM: 143 } as const

/** Returns the exit code. Unreadable input outweighs violations. */
export function exitCodeOf({ unreadable, invalid, warnings, stopped }: Summary): number {
  if (stopped !== undefined && stopped.by !== 'max-errors') return signalExitCodes[stopped.by]
  if (unreadable > 0) return exitCodes.error
  const tooMany = warnings !== undefined && warnings.found > warnings.allowed
  return invalid > 0 || tooMany ? exitCodes.failed : exitCodes.ok
}
