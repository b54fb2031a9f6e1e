import { resolve } from 'node:path'
import { createContract } from '../index.js'
import { type BaselineFlags, loadBaseline } from './baseline/baseline.js'
import { demandOperation } from './check-files.js'
import { openOutputs } from './check-outputs.js'
import { runCheck } from './check-run.js'
import type { CheckSettings } from './check-settings.js'
import { isConfig } from './config/find-config.js'
import type { ConfiguredCheck } from './config/flags-of-config.js'
import { settingsByFile } from './config/settings-by-file.js'
import { type ContractFlags, contractOptionsFor } from './contract-options.js'
import { exitCodeOf } from './exit-code.js'
import { loadFacts } from './facts.js'
import { type FoundFile, findFiles } from './find-files.js'
import { findingRules } from './finding-rules.js'
import { type FormatName, formatNames } from './formats/index.js'
import type { Host } from './host.js'
import { isLines } from './lines/check-lines.js'
import { readOutputs } from './output-flag.js'
import { packageFacts } from './package-facts.js'
import { repositoryOf } from './repository.js'
import { UsageError } from './usage-error.js'

/** The flags of `check`, as they are written. */
export interface CheckFlags extends ContractFlags, BaselineFlags, ConfiguredCheck {
  operation?: string
  facts?: string
  format?: FormatName
  output?: readonly string[]
  quiet?: boolean
  maxWarnings?: number
  maxErrors?: number
  lines?: boolean
  threads?: number
  resume?: number
  host?: readonly string[]
}

/** `check`: prints what is wrong with the requests of the files, and returns the exit code. */
export async function checkCommand(
  named: readonly string[],
  flags: CheckFlags,
  host: Host,
): Promise<number> {
  const args = named.length > 0 ? named : (flags.files ?? [])
  if (args.length === 0) {
    throw new UsageError('no files: name them as arguments, or as `files` of a configuration')
  }
  const options = contractOptionsFor(flags)
  const contract = createContract(options)
  const operation =
    flags.operation === undefined
      ? undefined
      : demandOperation(flags.operation, contract, (message) => new UsageError(message))
  const facts = flags.facts === undefined ? {} : await loadFacts(flags.facts, host)
  const { configFile, overrides = [] } = flags
  const read = [
    ...args,
    ...[flags.baseline, flags.facts, configFile].flatMap(given),
    ...overrides.flatMap((override) => given(override.facts)),
  ]
  const outputFiles = readOutputs(flags.output, formatNames, host, read)
  const rules = findingRules(contract)
  const baseline = await loadBaseline(flags, new Set(rules.map(({ id }) => id)), host)
  const { ownFiles = [] } = flags
  const own = [...outputFiles.map(({ file }) => file), ...given(flags.baseline), ...ownFiles]
  const files = withoutOwn(await findFiles(args, host), own, host)
  if (flags.resume !== undefined) demandLines(files, flags)
  const printed = flags.format ?? usualFormat(host)
  // A summary has no room for right requests, so that nobody need be told of each.
  const isOnlyCounted =
    flags.quiet === true ||
    [printed, ...outputFiles.map(({ format }) => format)].every((format) => format === 'summary')
  const settings: CheckSettings = {
    ...{ contract, operation, facts },
    lines: {
      options,
      onlyFindings: isOnlyCounted,
      ...(flags.lines && { always: true }),
      ...(flags.threads !== undefined && { threads: flags.threads }),
      ...(flags.resume !== undefined && { from: flags.resume }),
    },
    ...(flags.host && { hosts: flags.host }),
  }
  const forFile = await settingsByFile(flags, settings, host)
  const outputs = await openOutputs(
    printed,
    outputFiles,
    { repository: repositoryOf(host), rules, package: packageFacts() },
    host,
  )

  try {
    const { maxErrors, maxWarnings, quiet } = flags
    const run = { files, settings: { ...settings, forFile }, baseline, outputs }
    const summary = await runCheck({ ...run, quiet, maxWarnings, maxErrors }, host)
    const exitCode = exitCodeOf(summary)
    await outputs.end({ summary, exitCode })
    return exitCode
  } finally {
    await outputs.close()
  }
}

/** For people, but in a workflow of GitHub, where it is GitHub that reads what is printed. */
const usualFormat = ({ env }: Host): FormatName =>
  env.GITHUB_ACTIONS === 'true' ? 'github' : 'pretty'

/** An offset is one of a single file that is read line by line. */
function demandLines(files: readonly FoundFile[], { lines }: CheckFlags): void {
  const [file, ...others] = files
  if (others.length > 0 || file === undefined || !(lines || isLines(file.name))) {
    throw new UsageError('--resume needs exactly one file, with a document on each line')
  }
}

/**
 * What the command writes itself is no request, and neither is a
 * configuration, though a folder or a glob may lead to it.
 */
function withoutOwn(
  files: readonly FoundFile[],
  own: readonly string[],
  { cwd }: Host,
): FoundFile[] {
  const paths = own.map((file) => resolve(cwd(), file))
  return files.filter(
    ({ source }) => typeof source !== 'string' || !(paths.includes(source) || isConfig(source)),
  )
}

const given = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value])
