import { terminalColors } from './colors.js'
import { settingsByFile } from './config/settings-by-file.js'
import { exitCodeOf, exitCodes } from './exit-code.js'
import { findFiles } from './find-files.js'
import { fixFiles } from './fix/fix-files.js'
import { fixReports } from './fix/fix-reports.js'
import { showFixes } from './fix/show-fixed.js'
import { sinks } from './fix/sink.js'
import type { Host } from './host.js'
import { namedFiles, withoutOwn } from './request-files.js'
import { type RequestFlags, requestSettings } from './request-settings.js'

interface FixFlags extends RequestFlags {
  dryRun?: boolean
}

/** `fix`: mends what there is no doubt about, and returns the exit code. */
export async function fixCommand(
  args: readonly string[],
  flags: FixFlags,
  host: Host,
): Promise<number> {
  const found = await findFiles(namedFiles(args, flags), host)
  const files = withoutOwn(found, [...(flags.ownFiles ?? []), flags.facts], host)
  const shared = await requestSettings(flags, host)
  const settings = { ...shared, forFile: await settingsByFile(flags, shared, host) }
  const isDryRun = flags.dryRun === true
  // What is mended, and a diff, stand on standard output alone.
  const isTextPrinted = isDryRun || files.some(({ source }) => typeof source === 'object')
  const told = isTextPrinted ? host.stderr : host.stdout
  const colors = terminalColors({ ...host, stdout: told })

  const reports = fixReports((text) => told.write(text), { isDryRun, colors })
  await fixFiles(files, settings, sinks(isDryRun, host), reports)
  const summary = reports.summary()
  told.write(`${showFixes(summary, isDryRun, colors)}\n`)
  const isToBeChanged = isDryRun && summary.repairs > 0
  return Math.max(exitCodeOf(summary.left), isToBeChanged ? exitCodes.wrong : exitCodes.right)
}
