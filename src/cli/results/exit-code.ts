import type { Summary } from './result.js'

/** What the command tells its caller. */
export const exitCodes = { right: 0, wrong: 1, unusable: 2 } as const

/** What a run exits with that was asked to end before its own end: 128 and the signal's number. */
export const signalExitCodes = { SIGINT: 130, SIGTERM: 143 } as const

/** What was not read outweighs violations: what it holds is not known. */
export function exitCodeOf({ unusable, wrong, warnings, stopped }: Summary): number {
  if (stopped !== undefined && stopped.by !== 'max-errors') return signalExitCodes[stopped.by]
  if (unusable > 0) return exitCodes.unusable
  const tooMany = warnings !== undefined && warnings.found > warnings.allowed
  return wrong > 0 || tooMany ? exitCodes.wrong : exitCodes.right
}
