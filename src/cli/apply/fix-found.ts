import {
  ignoredBy,
  namedFiles,
  type RequestFlags,
  requestSettings,
  withoutOwnFiles,
} from '../config/request-settings.js'
import { settingsByFile } from '../config/settings-by-file.js'
import { findFiles } from '../documents/find-files.js'
import { skippedFiles } from '../documents/skipped-files.js'
import { screenOf } from '../formats/screen.js'
import type { Host } from '../host/host.js'
import { UsageError } from '../host/usage-error.js'
import { exitCodes } from '../results/exit-code.js'
import { fixFiles } from './fix-files.js'
import { fixReports } from './fix-reports.js'
import { showFixes } from './show-fixed.js'
import { sinks } from './sink.js'

interface FixOptions {
  isDryRun: boolean
  /** Whether a check follows, which shows the remaining findings. */
  isFirst?: boolean
  /** Where to print what was done; by default, beside fixed text or a diff. */
  log?: Pick<Host['stdout'], 'write' | 'isTTY' | 'columns'>
}

/** Fixes the files of the arguments, and prints what was done. */
export async function fixFound(
  args: readonly string[],
  flags: RequestFlags,
  host: Host,
  { isDryRun, isFirst = false, ...to }: FixOptions,
) {
  const found = await findFiles(namedFiles(args, flags), host, ignoredBy(flags, host))
  const own = [...(flags.ownFiles ?? []), flags.facts, flags.workspace || undefined]
  const files = withoutOwnFiles(found, own, host)
  const shared = await requestSettings(flags, host)
  const settings = { ...shared, forFile: await settingsByFile(flags, shared, host) }
  // Fixed text and diffs are the only content of standard output.
  const isTextPrinted = isDryRun || files.some(({ source }) => typeof source === 'object')
  const { log = isTextPrinted ? host.stderr : host.stdout } = to
  const screen = screenOf({ ...host, stdout: log })

  const reports = fixReports((text) => log.write(text), { isDryRun, isFirst, screen })
  const skipped = skippedFiles()
  await fixFiles(files, settings, sinks(isDryRun, host), reports, skipped)
  const summary = reports.summary()
  log.write(`${showFixes(summary, { isDryRun, isFirst }, screen)}\n`)
  if (!isFirst && skipped.note !== undefined) {
    log.write(`${screen.colors.dim(skipped.note)}\n`)
  }
  return { summary, hasFailed: reports.hasFailed() }
}

/**
 * Applies the safe fixes of `check --fix` and prints them, beside the results in a format for programs.
 * Returns the exit code, which is not 0 when a file could not be written.
 */
export async function fixFirst(
  named: readonly string[],
  flags: RequestFlags & { curl?: string; format?: string; watch?: boolean },
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
