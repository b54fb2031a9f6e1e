import type { ConformanceReport } from '../../../conformance/report/report.js'
import { noColors } from '../../../conformance/reports/colors.js'
import { type ReportFormat, reportFormatNames } from '../../../conformance/reports/format-names.js'
import type { ConformanceOptions } from '../../../conformance/run/options.js'
import {
  Misconfigured,
  prepareRun,
  reportFormats,
  Unreachable,
} from '../../../conformance/suite.js'
import type { ContractOptions, FindingLevel } from '../../../core/index.js'
import type { ConformConfig } from '../../config/config.js'
import { type ContractFlags, contractOptionsFor } from '../../config/contract-options.js'
import { defined } from '../../config/defined.js'
import { withWorkspaceFile } from '../../config/workspace-file.js'
import { readOutputs, writeOutput } from '../../documents/output-flag.js'
import { screenOf } from '../../formats/screen.js'
import type { Host, Signal } from '../../host/host.js'
import { onShutdownSignal } from '../../host/shutdown-signal.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodes, signalExitCodes } from '../../results/exit-code.js'
import { loadFindings, loadFixtures, loadList } from './conform-files.js'
import { conformInit } from './conform-init.js'
import { conformProgress, startMessage } from './conform-progress.js'
import { type ReplayedFlags, replayedFlags } from './replayed-flags.js'

/** Milliseconds to print the report after a signal. */
const reportGrace = 30_000

export interface ConformFlags
  extends Omit<ConformConfig, 'headers' | 'outputs' | 'only' | 'exclude'>,
    ContractFlags {
  /** The flags of the command line, without those of the configuration. */
  given: ReplayedFlags
  init?: boolean
  workspace?: string
  only?: readonly string[]
  exclude?: readonly string[]
  quick?: boolean
  bail?: boolean
  replay?: string
  level: 'must' | 'should'
  header?: readonly string[]
  format: ReportFormat
  output?: readonly string[]
}

/** Runs `conform`: tests a server, prints the report and returns the exit code. */
export async function conformCommand(
  target: string | undefined,
  flags: ConformFlags,
  host: Host,
): Promise<number> {
  if (flags.init === true) return conformInit(host)
  if (target === undefined) throw new UsageError('The argument `base-url` is missing.')
  // Registered first, so that no early signal is lost.
  const shutdown = onShutdownSignal(host, reportGrace)
  const interrupt = new AbortController()
  let received: Signal | undefined
  shutdown.signal.then((signal) => {
    received = signal
    interrupt.abort()
  })
  const progress = conformProgress(host)
  try {
    const outputs = readOutputs(flags.output, reportFormatNames, host)
    const run = prepared({
      ...(await optionsOf(target, flags, host)),
      signal: interrupt.signal,
      onStart: (start) => host.stderr.write(startMessage(start)),
      onProgress: progress.show,
    })
    const tested = await run()
      .catch(unreachable)
      .finally(() => progress.end())
    const saved = outputs.find(({ format }) => format === 'json')
    const repeated = replayedFlags(flags.given)
    const report = {
      ...tested,
      ...(saved && { file: saved.file }),
      ...(repeated !== '' && { flags: repeated }),
    }
    const { colors, width } = screenOf(host)
    host.stdout.write(`${reportFormats[flags.format](report, colors, width).trimEnd()}\n`)
    const failures: unknown[] = []
    for (const { format, file } of outputs) {
      const text = reportFormats[format](report, noColors)
      await writeOutput('--output', file, text, host).catch((error) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
    return received === undefined ? exitCodeOf(report) : signalExitCodes[received]
  } finally {
    progress.end()
    shutdown.dispose()
  }
}

async function optionsOf(
  target: string,
  flags: ConformFlags,
  host: Host,
): Promise<ConformanceOptions> {
  assertUrl(target)
  const { fixtures, expectedFailures, replay, header, credentials, only, exclude, quick } = flags
  const { readOnly, bail, timeLimit, seed, cases, rate, concurrency, insecure, rateLimits } = flags
  return {
    target,
    contract: await contractOf(flags, host),
    level: flags.level.toUpperCase() as FindingLevel,
    ...defined({
      fixtures: fixtures === undefined ? undefined : await loadFixtures(fixtures, host),
      expectedFailures:
        expectedFailures === undefined ? undefined : await loadList(expectedFailures, host),
      replay: replay === undefined ? undefined : await loadFindings(replay, host),
      headers: header && Object.fromEntries(header.map(headerOf)),
      longestWait: flags.wait,
    }),
    ...defined({ credentials, only, exclude, quick, readOnly, bail, timeLimit, seed, cases, rate }),
    ...defined({ concurrency, insecure, rateLimits }),
  }
}

/** Returns the options of the contract, with the workspace. */
async function contractOf(flags: ConformFlags, host: Host): Promise<ContractOptions> {
  const { contract } = await withWorkspaceFile(
    { ...flags, contract: contractOptionsFor(flags) },
    host,
  )
  return contract
}

function headerOf(text: string): [name: string, value: string] {
  const [name = '', ...value] = text.split(':')
  if (value.length === 0 || !/^[\w!#$%&'*+.^`|~-]+$/.test(name))
    throw new UsageError(`--header ${text}: must be \`<name>: <value>\``)
  return [name, value.join(':').trim()]
}

function exitCodeOf({ outcome }: ConformanceReport): number {
  return {
    passed: exitCodes.ok,
    failed: exitCodes.failed,
    'nothing-ran': exitCodes.error,
    'too-few-ran': exitCodes.error,
  }[outcome]
}

/** Prepares a run. Reports invalid options as a UsageError instead of an internal error. */
function prepared(options: ConformanceOptions): () => Promise<ConformanceReport> {
  try {
    return prepareRun(options)
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(asFlag(error.message))
    throw error
  }
}

/** Names the flag instead of the option of the library. */
const asFlag = (message: string): string =>
  message.replace(/^Option `(\w+)`/, (_, name: string) =>
    name === 'longestWait' ? '--wait' : `--${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`,
  )

/** Throws a UsageError unless the target is a URL. */
function assertUrl(target: string): void {
  if (/^https?:\/\/./i.test(target)) return
  const isHost = /^[\w.-]+(:\d+)?(\/|$)/.test(target)
  const hint = isHost ? `. Did you mean \`http://${target}\`?` : ''
  throw new UsageError(`${target}: must be a URL that starts with http:// or https://${hint}`)
}

function unreachable(error: unknown): never {
  if (error instanceof Misconfigured) throw new UsageError(error.message)
  if (!(error instanceof Unreachable)) throw error
  throw new UsageError(`cannot reach the server: ${error.message}`)
}
