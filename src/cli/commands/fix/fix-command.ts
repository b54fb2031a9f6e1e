import { printable } from '../../../core/base/printable.js'
import { ignoredBy, namedFiles, withoutOwnFiles } from '../../config/request-files.js'
import { type RequestFlags, requestSettings } from '../../config/request-settings.js'
import { settingsByFile } from '../../config/settings-by-file.js'
import { findFiles } from '../../documents/find-files.js'
import { screenOf } from '../../formats/screen.js'
import type { Host } from '../../host/host.js'
import { exitCodeOf, exitCodes } from '../../results/exit-code.js'
import { skippedFiles } from '../skipped-files.js'
import { fixFiles } from './fix-files.js'
import { fixReports } from './fix-reports.js'
import { showFixes } from './show-fixed.js'
import { sinks } from './sink.js'

interface FixFlags extends RequestFlags {
  dryRun?: boolean
}

/** Runs `fix`: applies safe fixes and returns the exit code. */
export async function fixCommand(
  args: readonly string[],
  flags: FixFlags,
  host: Host,
): Promise<number> {
  const found = await findFiles(namedFiles(args, flags), host, ignoredBy(flags, host))
  const own = [...(flags.ownFiles ?? []), flags.facts, flags.workspace || undefined]
  const files = withoutOwnFiles(found, own, host)
  const shared = await requestSettings(flags, host)
  const settings = { ...shared, forFile: await settingsByFile(flags, shared, host) }
  const isDryRun = flags.dryRun === true
  // Fixed text and diffs are the only content of standard output.
  const isTextPrinted = isDryRun || files.some(({ source }) => typeof source === 'object')
  const log = isTextPrinted ? host.stderr : host.stdout
  const screen = screenOf({ ...host, stdout: log })

  const reports = fixReports((text) => log.write(text), { isDryRun, screen })
  const skipped = skippedFiles()
  await fixFiles(files, settings, sinks(isDryRun, host), reports, skipped)
  const summary = reports.summary()
  log.write(`${showFixes(summary, isDryRun, screen)}\n`)
  if (skipped.note !== undefined) log.write(`${screen.colors.dim(printable(skipped.note))}\n`)
  const hasPendingFixes = isDryRun && summary.fixes > 0
  return Math.max(exitCodeOf(summary.left), hasPendingFixes ? exitCodes.failed : exitCodes.ok)
}
