import { resolve } from 'node:path'
import type { ConformanceReport } from '../../../conformance/report/report.js'
import { noColors } from '../../../conformance/reports/colors.js'
import { type ReportFormat, reportFormatNames } from '../../../conformance/reports/format-names.js'
import { reportFormats } from '../../../conformance/reports/index.js'
import type { ConformanceOptions } from '../../../conformance/run/options.js'
import { prepareRun } from '../../../conformance/run/run.js'
import { ServerLost, Unreachable } from '../../../conformance/sending/send.js'
import { type Fixtures, readFixtures } from '../../../conformance/world/fixtures.js'
import type { ContractOptions, FindingLevel } from '../../../core/index.js'
import { given } from '../../config/given.js'
import { readDocuments } from '../../documents/documents.js'
import { asInputError, InputError } from '../../documents/input-error.js'
import { readOutputs, writeOutput } from '../../documents/output-flag.js'
import { readText } from '../../documents/read-text.js'
import { terminalColors } from '../../host/colors.js'
import type { Host } from '../../host/host.js'
import { progressBar } from '../../host/progress-bar.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodes } from '../../results/exit-code.js'

/** The flags of `conform`. */
export interface ConformFlags {
  fixtures?: string
  credentials?: string
  only?: readonly string[]
  level: 'must' | 'should'
  seed?: number
  cases?: number
  rate?: number
  wait?: number
  rateLimits?: boolean
  expectedFailures?: string
  format: ReportFormat
  output?: readonly string[]
  service?: string
  optimized?: string
  statusPath?: string
}

const barFormat = '{bar} {value}/{total}  {findings} findings  {eta}  {label}'

/** Runs `conform`: tests a server, prints the report and returns the exit code. */
export async function conformCommand(
  target: string,
  flags: ConformFlags,
  host: Host,
): Promise<number> {
  const outputs = readOutputs(flags.output, reportFormatNames, host)
  const fixtures = flags.fixtures === undefined ? {} : await loadFixtures(flags.fixtures, host)
  const expectedFailures =
    flags.expectedFailures === undefined ? [] : await loadList(flags.expectedFailures, host)
  const bar = progressBar(host, barFormat)
  const run = prepared({
    target,
    contract: namesOf(flags),
    fixtures,
    expectedFailures,
    level: flags.level.toUpperCase() as FindingLevel,
    ...given('credentials', flags.credentials),
    ...given('only', flags.only),
    ...given('seed', flags.seed),
    ...given('cases', flags.cases),
    ...given('rate', flags.rate),
    ...given('longestWait', flags.wait),
    ...given('rateLimits', flags.rateLimits),
    onProgress: (progress) => bar.show({ ...progress }),
  })
  const report = await run()
    .catch(unreachable)
    .finally(() => bar.end())

  host.stdout.write(`${reportFormats[flags.format](report, terminalColors(host)).trimEnd()}\n`)
  for (const { format, file } of outputs) {
    await writeOutput('--output', file, reportFormats[format](report, noColors), host)
  }
  return exitCodeOf(report)
}

function exitCodeOf({ outcome }: ConformanceReport): number {
  return {
    passed: exitCodes.ok,
    failed: exitCodes.failed,
    'nothing-ran': exitCodes.error,
  }[outcome]
}

/** Prepares a run. Reports invalid options as a UsageError instead of an internal error. */
function prepared(options: ConformanceOptions): () => Promise<ConformanceReport> {
  try {
    return prepareRun(options)
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message)
    throw error
  }
}

function unreachable(error: unknown): never {
  if (error instanceof ServerLost) {
    throw new UsageError(`the server stopped responding: ${error.message}`)
  }
  if (!(error instanceof Unreachable)) throw error
  throw new UsageError(`cannot reach the server: ${error.message}`)
}

const namesOf = ({ service, optimized, statusPath }: ConformFlags): ContractOptions => ({
  ...given('serviceName', service),
  ...given('optimizedDistribution', optimized),
  ...given('statusPath', statusPath),
})

async function loadFixtures(file: string, host: Host): Promise<Fixtures> {
  try {
    return readFixtures(await valueIn(file, host))
  } catch (error) {
    throw new UsageError(`--fixtures ${file}: ${messageOf(error)}`)
  }
}

async function valueIn(file: string, host: Host): Promise<unknown> {
  const documents = await readDocuments(file, await readText(resolve(host.cwd(), file)))
  const [document] = documents
  if (document === undefined || documents.length > 1)
    throw new InputError('must contain one document')
  if (document instanceof InputError) throw document
  return document.value
}

/** Loads ids, one per line; `#` at the start of a line and ` # ` start comments. */
async function loadList(file: string, host: Host): Promise<string[]> {
  try {
    const text = await readText(resolve(host.cwd(), file))
    return text
      .split(/\r?\n/)
      .map((line) => line.split(' # ', 1).join('').trim())
      .filter((line) => line !== '' && !line.startsWith('#'))
  } catch (error) {
    throw new UsageError(`--expected-failures ${file}: ${messageOf(error)}`)
  }
}

function messageOf(error: unknown): string {
  if (error instanceof TypeError) return error.message
  const { message, position } = asInputError(error)
  return position === undefined ? message : `${position.line}:${position.column}: ${message}`
}
