import { type Contract, createContract, type OperationName } from '../../core/index.js'
import type { ConformanceCase } from '../cases/cases.js'
import { loadCases } from '../cases/load-cases.js'
import { packageVersion } from '../cases/package-folder.js'
import { Findings } from '../checking/findings.js'
import type { ConformanceReport } from '../report/report.js'
import { secretsOf } from '../report/secrets.js'
import { reading, selectionOf } from '../report/selection.js'
import { sequences } from '../sequences/index.js'
import { withWorkspaceFixtures } from '../world/workspace-fixtures.js'
import { connect, type ServerConnection } from './connect.js'
import { Ending, RunEnded } from './ending.js'
import { assertConformanceOptions, type ConformanceOptions, type RunSettings } from './options.js'
import { validScenario } from './preflight.js'
import { type RunContext, RunRecord } from './record.js'
import { runAll } from './run-all.js'

/**
 * Tests a server with the conformance cases, generated requests and sequences of calls, and reports
 * each deviation from the contract. Rejects with a TypeError on an invalid option, with an Unreachable
 * if the server never responds, and with a Misconfigured if all its responses have the same problem.
 */
export async function runConformance(
  options: ConformanceOptions,
  settings: RunSettings = {},
): Promise<ConformanceReport> {
  return prepareRun(options, settings)()
}

export function prepareRun(
  given: ConformanceOptions,
  settings: RunSettings = {},
): () => Promise<ConformanceReport> {
  assertConformanceOptions(given)
  const options = withWorkspaceFixtures(given)
  const { exceptions = [], ...strict } = options.contract ?? {}
  const contract = createContract(strict)
  const deployment = exceptions.length === 0 ? undefined : createContract({ ...strict, exceptions })
  const cases = settings.cases ?? loadCases()
  const isSelected = selectionOf(options, {
    operations: Object.keys(contract.operations),
    subjects: [
      ...contract.rules.map(({ id }) => id),
      ...cases.map(({ rule }) => rule),
      ...sequences().map(({ id }) => id),
      'structure',
    ],
  })
  assertKnown(options.expectedFailures ?? [], cases)
  return () => {
    const isTested = options.readOnly === true ? onlyReading(isSelected) : isSelected
    return run({ contract, deployment, options, settings, cases, isSelected: isTested })
  }
}

/**
 * Throws a TypeError on an unknown id of a case or sequence, since a typo would have no effect.
 * Keys of findings (with spaces) and ids of variants are not checked.
 */
function assertKnown(listed: readonly string[], cases: readonly ConformanceCase[]): void {
  const known = new Set([...cases, ...sequences()].map(({ id }) => id))
  const isKnown = (name: string) =>
    name.includes(' ') || known.has(name) || /^variant\/.+[=+]/.test(name)
  const unknown = listed.find((name) => !isKnown(name))
  if (unknown !== undefined) {
    throw new TypeError(`Unknown case or sequence \`${unknown}\` in the expected failures.`)
  }
}

const onlyReading =
  (isSelected: RunContext['isSelected']): RunContext['isSelected'] =>
  (operation, subject) =>
    operation !== undefined && reading.has(operation) && isSelected(operation, subject)

interface Run extends Pick<RunContext, 'options' | 'isSelected'> {
  contract: Contract
  /** The contract with the exceptions of the options, if there are any. */
  deployment: Contract | undefined
  settings: RunSettings
  cases: readonly ConformanceCase[]
}

/** Seconds of a quick run. */
const quickLimit = 60

async function run({ contract, deployment, options, settings, cases, isSelected }: Run) {
  const startedAt = new Date()
  const { quick, level = 'MUST', fixtures = {} } = options
  const timeLimit = options.timeLimit ?? (quick ? quickLimit : undefined)
  const ending = new Ending(options.signal, timeLimit)
  const credentials = options.credentials ?? fixtures.credentials
  const secrets = secretsOf({ ...fixtures, credentials }, options.headers)
  const baseUrl = baseUrlOf(options)
  const record = new RunRecord(contract, new Findings(baseUrl, secrets), {
    ending,
    options,
    settings,
    isSelected,
  })
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31)
  let server: ServerConnection | undefined
  let notRestored: string | undefined
  try {
    const operations = testedOperations(cases, isSelected)
    server = await connect({
      contract,
      deployment,
      options,
      record,
      ending,
      baseUrl,
      timeLimit,
      scenarios: [...operations].flatMap((name) => validScenario(cases, name) ?? []),
      tests: cases.filter(({ rule, request }) => isSelected(request?.operation, rule)).length,
    })
    const { fixtures } = server
    const { isControlled } = server.world
    options.onStart?.({
      states: isControlled ? fixtures.states : undefined,
      creates: !isControlled && options.readOnly !== true && fixtures.create !== false,
    })
    const ofRun = {
      options: { ...options, fixtures },
      isSelected,
      operations,
      record,
      ending,
      seed,
    }
    await runAll({ ...server, ...ofRun }, cases, settings)
  } catch (error) {
    ending.interrupt()
    if (!(error instanceof RunEnded)) throw error
  } finally {
    notRestored = await server?.world.end()
    ending.dispose()
  }
  const report: ConformanceReport = {
    version: packageVersion(),
    baseUrl,
    startedAt: startedAt.toISOString(),
    milliseconds: Date.now() - startedAt.getTime(),
    seed,
    level,
    endedBy: ending.reason,
    ...(server?.summary() ?? { created: [], rateLimited: { responses: 0, seconds: 0 } }),
    notRestored,
    ...record.result(),
    ...(deployment && { exceptions: exceptionsOf(deployment, record) }),
  }
  return report
}

/** Returns the operations of the selected cases and sequences, those that only read first. */
function testedOperations(
  cases: readonly ConformanceCase[],
  isSelected: RunContext['isSelected'],
): ReadonlySet<OperationName> {
  const ofCases = cases.flatMap(({ request, rule }) =>
    request !== undefined && isSelected(request.operation, rule) ? [request.operation] : [],
  )
  const ofSequences = sequences().flatMap(({ id, operations }) =>
    operations.filter((operation) => isSelected(operation, id)),
  )
  const all = new Set([...ofCases, ...ofSequences])
  return new Set([...[...reading].filter((name) => all.has(name)), ...all])
}

/** Returns the exceptions that accepted nothing, and those that no longer apply. */
function exceptionsOf(deployment: Contract, { usedExceptions }: RunRecord) {
  const expired = deployment.expiredExceptions()
  const unused = (deployment.options.exceptions ?? []).filter(
    (exception, index) => !usedExceptions.has(index) && !expired.includes(exception),
  )
  return { unused, expired }
}

const baseUrlOf = ({ target }: ConformanceOptions): string =>
  typeof target === 'function' ? 'http://localhost' : new URL(target).href.replace(/\/$/, '')
