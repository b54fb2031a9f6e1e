import type { Summary } from './result.js'

/** What the command tells its caller. */
export const exitCodes = { right: 0, wrong: 1, unusable: 2 } as const

/** What was not read outweighs violations: what it holds is not known. */
export function exitCodeOf({ unusable, wrong, warnings, stopped }: Summary): number {
  const isCutShort = stopped !== undefined && stopped.by !== 'max-errors'
  if (unusable > 0 || isCutShort) return exitCodes.unusable
  const tooMany = warnings !== undefined && warnings.found > warnings.allowed
  return wrong > 0 || tooMany ? exitCodes.wrong : exitCodes.right
}
