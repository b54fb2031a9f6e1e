import { resolve } from 'node:path'
import { type BaselineFlags, loadBaseline } from './baseline/baseline.js'
import { type CheckSettings, checkFiles, demandOperation } from './check-files.js'
import { openOutputs } from './check-outputs.js'
import { type ContractFlags, contractFor } from './contract-options.js'
import { exitCodeOf } from './exit-code.js'
import { loadFacts } from './facts.js'
import { type FoundFile, findFiles } from './find-files.js'
import { findingRules } from './finding-rules.js'
import { type FormatName, formatNames } from './formats/index.js'
import type { Host } from './host.js'
import { readOutputs } from './output-flag.js'
import { packageFacts } from './package-facts.js'
import { repositoryOf } from './repository.js'
import { counting, hasFindings } from './result.js'
import { UsageError } from './usage-error.js'

/** The flags of `check`, as they are written. */
export interface CheckFlags extends ContractFlags, BaselineFlags {
  operation?: string
  facts?: string
  format?: FormatName
  output?: readonly string[]
  quiet?: boolean
  maxWarnings?: number
  host?: readonly string[]
}

/** `check`: prints what is wrong with the requests of the files, and returns the exit code. */
export async function checkCommand(
  args: readonly string[],
  flags: CheckFlags,
  host: Host,
): Promise<number> {
  const contract = contractFor(flags)
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
  const outputs = await openOutputs(
    flags.format ?? usualFormat(host),
    outputFiles,
    { repository: repositoryOf(host), rules, package: packageFacts() },
    host,
  )

  try {
    const counts = counting()
    const notes: string[] = []
    const settings: CheckSettings = {
      ...{ contract, operation, facts },
      ...(flags.host && { hosts: flags.host }),
      note: (text) => notes.push(text),
    }
    for await (const found of checkFiles(files, settings)) {
      const result = baseline?.judge(found) ?? found
      counts.add(result)
      if (!flags.quiet || hasFindings(result)) await outputs.result(result)
    }
    const summary = {
      ...counts.summary(flags.maxWarnings, await baseline?.end()),
      ...(notes.length > 0 && { notes }),
    }
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
