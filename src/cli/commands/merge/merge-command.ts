import { findFiles } from '../../documents/find-files.js'
import { asInputError, InputError } from '../../documents/input-error.js'
import { readOutputs } from '../../documents/output-flag.js'
import { repositoryOf } from '../../documents/repository.js'
import { showError } from '../../documents/show-error.js'
import type { FindingRule } from '../../formats/finding-rules.js'
import { type FormatName, formatNames } from '../../formats/format-names.js'
import { screenOf } from '../../formats/screen.js'
import type { Host } from '../../host/host.js'
import { packageFacts } from '../../host/package-facts.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodeOf, exitCodes } from '../../results/exit-code.js'
import { hasFindings } from '../../results/result.js'
import { openOutputs } from '../check/check-outputs.js'
import { defaultFormat } from '../check/default-format.js'
import { assertOneRun } from './assert-one-run.js'
import { type Report, readReport } from './read-report.js'
import { rowsInOrder } from './rows-in-order.js'
import { summaryOf } from './summary-of.js'

/** The flags of `merge`. */
interface MergeFlags {
  format?: FormatName
  output?: readonly string[]
  quiet?: boolean
  answer?: boolean
  compact?: boolean
}

/** Runs `merge`: makes one report of the reports of all shards, and returns the exit code. */
export async function mergeCommand(
  named: readonly string[],
  flags: MergeFlags,
  host: Host,
): Promise<number> {
  const start = performance.now()
  const outputFiles = readOutputs(flags.output, formatNames, host, named)
  const reports = await readReports(named, host)
  assertOneRun(reports)
  const outputs = await openOutputs(
    flags.format ?? defaultFormat(host),
    outputFiles,
    {
      repository: repositoryOf(host),
      rules: describedRules(reports),
      package: packageFacts(),
      screen: screenOf(host, flags),
    },
    host,
  )
  let exitCode: number = exitCodes.ok
  let unwritten: readonly string[] = []
  try {
    for await (const { shard: _, schemaVersion: __, ...result } of rowsInOrder(reports)) {
      if (!flags.quiet || hasFindings(result)) await outputs.result(result)
    }
    const { summary, results } = summaryOf(reports)
    for (const result of results) await outputs.result(result)
    exitCode = exitCodeOf(summary)
    await outputs.end({ summary, exitCode, milliseconds: performance.now() - start })
  } catch (error) {
    throw error instanceof InputError ? new UsageError(error.message) : error
  } finally {
    unwritten = await outputs.close()
  }
  for (const message of unwritten) host.stderr.write(showError(new UsageError(message)))
  return unwritten.length > 0 ? Math.max(exitCode, exitCodes.error) : exitCode
}

/** Returns the rules that the reports describe; a rule may have several descriptions. */
function describedRules(reports: readonly Report[]): FindingRule[] {
  const rules: FindingRule[] = []
  for (const { shard } of reports) {
    const known = new Set(rules.map(({ id }) => id))
    rules.push(...shard.described.filter(({ id }) => !known.has(id)))
  }
  return rules
}

/** Reads the ends of all reports. Throws a UsageError that names each unusable one. */
async function readReports(named: readonly string[], host: Host): Promise<Report[]> {
  const reports: Report[] = []
  const problems: string[] = []
  for (const file of await findFiles(named, host)) {
    try {
      if (file.source === undefined) throw new InputError(file.reason)
      if (typeof file.source !== 'string') throw new InputError('reports must be files')
      reports.push(await readReport(file.name, file.source))
    } catch (error) {
      problems.push(`${file.name}: ${asInputError(error).message}`)
    }
  }
  if (problems.length > 0) throw new UsageError(problems.join('; '))
  return reports
}
