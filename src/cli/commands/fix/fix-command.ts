import { fixFiles } from '../../apply/fix-files.js'
import type { RequestFlags } from '../../config/request-settings.js'
import type { Host } from '../../host/host.js'
import { exitCodeOf, exitCodes } from '../../results/exit-code.js'

interface FixFlags extends RequestFlags {
  dryRun?: boolean
}

/** Runs `fix`: applies safe fixes and returns the exit code. */
export async function fixCommand(
  args: readonly string[],
  flags: FixFlags,
  host: Host,
): Promise<number> {
  const isDryRun = flags.dryRun === true
  const { summary } = await fixFiles(args, flags, host, { isDryRun })
  const hasPendingFixes = isDryRun && summary.fixes > 0
  return Math.max(exitCodeOf(summary.left), hasPendingFixes ? exitCodes.failed : exitCodes.ok)
}
