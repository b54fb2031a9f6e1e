import { resolve } from 'node:path'
import { createContract } from '../index.js'
import { type BaselineFlags, loadBaseline } from './baseline/baseline.js'
import { demandOperation } from './check-files.js'
import { openOutputs } from './check-outputs.js'
import { runCheck } from './check-run.js'
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

interface CheckFlags extends ContractFlags, BaselineFlags {
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
  args: readonly string[],
  flags: CheckFlags,
  host: Host,
): Promise<number> {
  const options = contractOptionsFor(flags)
  const contract = createContract(options)
  const operation =
    flags.operation === undefined
      ? undefined
      : demandOperation(flags.operation, contract, (message) => new UsageError(message))
  const facts = flags.facts === undefined ? {} : await loadFacts(flags.facts, host)
  const read = [...args, ...given(flags.baseline), ...given(flags.facts)]
  const outputFiles = readOutputs(flags.output, formatNames, host, read)
  const rules = findingRules(contract)
  const baseline = await loadBaseline(flags, new Set(rules.map(({ id }) => id)), host)
  const own = [...outputFiles.map(({ file }) => file), ...given(flags.baseline)]
  const files = withoutOwn(await findFiles(args, host), own, host)
  if (flags.resume !== undefined) demandLines(files, flags)
  const printed = flags.format ?? usualFormat(host)
  // A summary has no room for right requests, so that nobody need be told of each.
  const isOnlyCounted =
    flags.quiet === true ||
    [printed, ...outputFiles.map(({ format }) => format)].every((format) => format === 'summary')
  const outputs = await openOutputs(
    printed,
    outputFiles,
    { repository: repositoryOf(host), rules, package: packageFacts() },
    host,
  )

  try {
    const { maxErrors, maxWarnings, quiet, threads } = flags
    const lines = {
      options,
      onlyFindings: isOnlyCounted,
      ...(flags.lines && { always: true }),
      ...(threads !== undefined && { threads }),
      ...(flags.resume !== undefined && { from: flags.resume }),
    }
    const settings = {
      ...{ contract, operation, facts, lines },
      ...(flags.host && { hosts: flags.host }),
    }
    const run = { files, settings, baseline, outputs, quiet, maxWarnings, maxErrors }
    const summary = await runCheck(run, host)
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

/** What the command writes itself is no request, though a folder or a glob may lead to it. */
function withoutOwn(
  files: readonly FoundFile[],
  own: readonly string[],
  { cwd }: Host,
): FoundFile[] {
  const paths = own.map((file) => resolve(cwd(), file))
  return files.filter(({ source }) => typeof source !== 'string' || !paths.includes(source))
}

const given = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value])
