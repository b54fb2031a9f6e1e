import type { Baseline, BaselineFlags } from '../../baseline/baseline.js'
import type { CheckSettings, Shown } from '../../checking/check-settings.js'
import type { Config } from '../../config/config.js'
import {
  ignoredBy,
  namedFiles,
  type RequestFlags,
  requestSettings,
  withoutOwnFiles,
} from '../../config/request-settings.js'
import { settingsByFile } from '../../config/settings-by-file.js'
import { curlInput } from '../../documents/file-names.js'
import { findFiles } from '../../documents/find-files.js'
import type { FoundFile } from '../../documents/found-file.js'
import { readOutputs } from '../../documents/output-flag.js'
import { repositoryOf } from '../../documents/repository.js'
import { type FormatName, formatNames } from '../../formats/index.js'
import { screenOf } from '../../formats/screen.js'
import type { Host } from '../../host/host.js'
import { packageFacts } from '../../host/package-facts.js'
import { showError, UsageError } from '../../host/usage-error.js'
import { exitCodeOf, exitCodes } from '../../results/exit-code.js'
import { openOutputs } from './check-outputs.js'
import { runCheck } from './check-run.js'

export interface CheckFlags
  extends RequestFlags,
    BaselineFlags,
    Pick<Config, 'format' | 'quiet' | 'maxWarnings' | 'maxErrors' | 'threads'> {
  output?: readonly string[]
  answer?: boolean
  compact?: boolean
  host?: readonly string[]
  /** A curl command, or `-` to read it from standard input. */
  curl?: string
}

/** Runs `check`: validates the files, prints the results and returns the exit code. */
export async function checkCommand(
  named: readonly string[],
  flags: CheckFlags,
  host: Host,
): Promise<number> {
  const start = performance.now()
  // A command on the command line replaces the files of the configuration.
  const args = flags.curl === undefined ? namedFiles(named, flags) : named
  const shared = await requestSettings(flags, host)
  const { contract } = shared
  const { configFile, overrides = [] } = flags
  const workspace = flags.workspace || undefined
  const inputs = [flags.baseline, flags.facts, workspace, configFile]
  const read = [...args, ...inputs, ...overrides.map((override) => override.facts)]
  const outputFiles = readOutputs(flags.output, formatNames, host, read)
  const baseline = await baselineOf(flags, host)
  const { ownFiles = [] } = flags
  const own = [...outputFiles.map(({ file }) => file), ...inputs, ...ownFiles]
  const found = await findFiles(args, host, ignoredBy(flags, host))
  const commands = flags.curl === undefined ? [] : [curlFile(flags.curl, host)]
  const files = [...commands, ...withoutOwnFiles(found, own, host)]
  const printed = flags.format ?? defaultFormat(host)
  const formats = [printed, ...outputFiles.map(({ format }) => format)]
  const settings: CheckSettings = {
    ...shared,
    lines: { ...shared.lines, shown: shownIn(formats, flags), threads: flags.threads },
    hosts: flags.host,
    showsSource: formats.includes('pretty') && flags.compact !== true,
  }
  const forFile =
    overrides.length === 0 ? {} : { forFile: await settingsByFile(flags, settings, host) }
  const screen = screenOf(host, flags)
  const outputs = await openOutputs(
    printed,
    outputFiles,
    { repository: repositoryOf(host), contract, package: packageFacts(), screen },
    host,
  )

  let exitCode: number = exitCodes.ok
  let unwritten: readonly string[] = []
  try {
    const { maxErrors, maxWarnings, quiet } = flags
    const run = { files, settings: { ...settings, ...forFile }, baseline, outputs }
    const isPart = flags.hook === true || (named.length > 0 && flags.files !== undefined)
    const isComplete = { mayBeEmpty: flags.hook, isPart }
    const summary = await runCheck({ ...run, ...isComplete, quiet, maxWarnings, maxErrors }, host)
    exitCode = exitCodeOf(summary)
    await outputs.end({ summary, exitCode, milliseconds: performance.now() - start })
  } finally {
    unwritten = await outputs.close()
  }
  for (const message of unwritten) host.stderr.write(showError(new UsageError(message)))
  return unwritten.length > 0 ? Math.max(exitCode, exitCodes.error) : exitCode
}

/** Returns `github` in GitHub Actions, or `pretty`. */
const defaultFormat = ({ env }: Pick<Host, 'env'>): FormatName =>
  env.GITHUB_ACTIONS === 'true' ? 'github' : 'pretty'

/** Returns the command of `--curl` as a file. */
const curlFile = (command: string, host: Host): FoundFile => ({
  name: curlInput,
  source: command === '-' ? host.stdin : oneText(command),
  folder: host.cwd(),
  isNamed: true,
})

async function* oneText(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** A summary has a sample of each rule; with a baseline, of the findings that are not in it. */
function shownIn(formats: readonly FormatName[], flags: CheckFlags): Shown {
  const isSummary = formats.every((format) => format === 'summary')
  const hasBaseline = flags.baseline !== undefined || flags.updateBaseline === true
  if (isSummary && !hasBaseline) return 'samples'
  return isSummary || flags.quiet === true ? 'findings' : 'all'
}

async function baselineOf(flags: BaselineFlags, host: Host): Promise<Baseline | undefined> {
  if (flags.baseline === undefined && !flags.updateBaseline) return undefined
  const { loadBaseline } = await import('../../baseline/baseline.js')
  return loadBaseline(flags, host)
}
