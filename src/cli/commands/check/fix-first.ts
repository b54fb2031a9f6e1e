import type { Host } from '../../host/host.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodes } from '../../results/exit-code.js'
import { fixFound } from '../fix/fix-command.js'
import type { CheckFlags } from './check-command.js'

/**
 * Applies the safe fixes of `check --fix` and prints them, beside the results in a format for programs.
 * Returns the exit code, which is not 0 when a file could not be written.
 */
export async function fixFirst(
  named: readonly string[],
  flags: CheckFlags & { watch?: boolean },
  host: Host,
): Promise<number> {
  const { curl, watch, format = 'pretty' } = flags
  if (curl !== undefined || named.includes('-')) {
    throw new UsageError('--fix: can only fix files; use `campaign-contract fix -`')
  }
  if (watch) throw new UsageError('--fix cannot be combined with --watch')
  const log = format === 'pretty' ? host.stdout : host.stderr
  const { hasFailed } = await fixFound(named, flags, host, { log, isFirst: true, isDryRun: false })
  return hasFailed ? exitCodes.error : exitCodes.ok
}
