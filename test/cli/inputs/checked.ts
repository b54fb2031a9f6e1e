import { campaignContract, type Files, folderOf, type Setting } from '../command.js'
import { outcomeOf, type Report, shown } from '../report.js'

/** Runs `check --format json` on these files; returns the report and the outcome of each request. */
export async function checked(
  files: Files,
  args: readonly string[] = ['.'],
  setting: Setting = {},
) {
  const folder = folderOf(files)
  const { code, stdout, stderr } = await campaignContract(['check', ...args, '--format', 'json'], {
    cwd: folder,
    ...setting,
  })
  if (stderr !== '') throw new Error(stderr)
  const report: Report = JSON.parse(stdout)
  return {
    code,
    report,
    shown: report.files.map(shown),
    outcomes: report.files.map(outcomeOf),
    folder,
  }
}
