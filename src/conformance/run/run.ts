import { type Contract, createContract, type OperationName } from '../../core/index.js'
import { type ConformanceCase, loadCases } from '../cases/cases.js'
import { packageVersion } from '../cases/package-folder.js'
import { Findings } from '../checking/findings.js'
import { isCombinable, isUnchanged } from '../combinations/combine.js'
import { groupBy, inTurn } from '../grouping.js'
import type { ConformanceReport } from '../report/report.js'
import { secretsOf } from '../report/secrets.js'
import { selectionOf } from '../report/selection.js'
import { shortWait } from '../sending/throttle.js'
import { sequences } from '../sequences/index.js'
import { withWorkspaceFixtures } from '../world/workspace-fixtures.js'
import { connect, type ServerConnection } from './connect.js'
import { Ending, RunEnded } from './ending.js'
import { assertKnown } from './expected-failures.js'
import { ImplementedOperations } from './implemented.js'
import {
  assertConformanceOptions,
  type ConformanceOptions,
  type RunSettings,
  type TrialKind,
} from './options.js'
import { RunRecord } from './record.js'
import { runReplays } from './replay.js'
import { caseTrials } from './run-cases.js'
import type { RunContext } from './run-context.js'
import { exceptionTrials } from './run-exceptions.js'
import { generatedCount, runGenerated, shrinkFindings } from './run-generated.js'
import { runSequences, scheduledSequences } from './run-sequences.js'
import { runTrials } from './run-trials.js'
import { variantTrials } from './run-variants.js'
import { alternating, type ScheduledTrial } from './schedule.js'
import { findSuspects } from './suspects.js'

/**
 * Tests a server with the conformance cases, generated requests and sequences of calls, and reports
 * each deviation from the contract. Rejects with a TypeError on an invalid option, and with an
 * Unreachable if the server never responds.
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
      ...sequences.map(({ id }) => id),
      'structure',
    ],
  })
  assertKnown(options.expectedFailures ?? [], cases)
  return () => {
    const isTested = options.readOnly === true ? onlyReading(isSelected) : isSelected
    return run({ contract, deployment, options, settings, cases, isSelected: isTested })
  }
}

/** Operations that change nothing on the server. */
const reading: ReadonlySet<OperationName | undefined> = new Set([
  'getCampaign',
  'listCampaignExecutions',
  'searchCampaigns',
  'validateCampaign',
  'listOfferings',
  'listOfferTemplates',
])

const onlyReading =
  (isSelected: RunContext['isSelected']): RunContext['isSelected'] =>
  (operation, subject) =>
    reading.has(operation) && isSelected(operation, subject)

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
  const ending = new Ending(options.signal, options.timeLimit ?? (quick ? quickLimit : undefined))
  const credentials = options.credentials ?? fixtures.credentials
  const secrets = secretsOf({ ...fixtures, credentials }, options.headers)
  const baseUrl = baseUrlOf(options)
  const record = new RunRecord(contract, new Findings(baseUrl, secrets), ending, options, settings)
  const implemented = new ImplementedOperations((operation) => record.drop(operation))
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31)
  let server: ServerConnection | undefined
  let notRestored: string | undefined
  try {
    server = await connect({ contract, deployment, options, record, ending })
    const { fixtures, trialContext } = server
    const { isControlled } = trialContext.world
    options.onStart?.({
      states: isControlled ? fixtures.states : undefined,
      creates: !isControlled && options.readOnly !== true && fixtures.create !== false,
    })
    const shared = { contract, options: { ...options, fixtures }, trialContext, isSelected }
    await test({ ...shared, record, ending, implemented, seed }, cases, server, settings)
  } catch (error) {
    if (!(error instanceof RunEnded)) throw error
  } finally {
    notRestored = await server?.trialContext.world.end()
    ending.dispose()
  }
  const report: ConformanceReport = {
    version: packageVersion(),
    baseUrl,
    startedAt: startedAt.toISOString(),
    milliseconds: Date.now() - startedAt.getTime(),
    ...{ seed, level, endedBy: ending.reason },
    notImplemented: implemented.list(),
    ...(server?.summary() ?? { created: [], rateLimited: { responses: 0, seconds: 0 } }),
    notRestored,
    ...record.result(),
    ...(deployment && { exceptions: exceptionsOf(deployment, record) }),
  }
  return report
}

/** Returns the exceptions that accepted nothing, and those that no longer apply. */
function exceptionsOf(deployment: Contract, { usedExceptions }: RunRecord) {
  const expired = deployment.expiredExceptions()
  const unused = deployment.exceptions.filter(
    (exception, index) => !usedExceptions.has(index) && !expired.includes(exception),
  )
  return { unused, expired }
}

const baseUrlOf = ({ target }: ConformanceOptions): string =>
  typeof target === 'function' ? 'http://localhost' : new URL(target).href.replace(/\/$/, '')

async function test(
  context: RunContext,
  cases: readonly ConformanceCase[],
  { sequenceSettings }: ServerConnection,
  { kinds }: RunSettings,
): Promise<void> {
  const { options, record, ending } = context
  if (options.replay !== undefined) return runReplays(options.replay, context, sequenceSettings)
  const has = (kind: TrialKind) => kinds?.includes(kind) ?? true
  const ofCases = has('cases') ? caseTrials(cases, context) : []
  const { first, second, later } = inOrder(ofCases)
  const ofExceptions = has('cases') ? exceptionTrials(cases, context) : []
  record.addTotal(ofCases.length + ofExceptions.length)
  const ordered = has('sequences')
    ? scheduledSequences(context)
    : { first: [], second: [], third: [] }
  for (const group of Object.values(ordered)) record.addTotal(group.length)
  if (has('generated')) record.addTotal(generatedTotal(context))

  // What finds most comes first; only at the end the run waits for the limits of the server.
  const begun = new Set<ScheduledTrial>()
  const limited: ScheduledTrial[] = []
  const runAtOnce = async (trials: Iterable<ScheduledTrial>, before: ScheduledTrial[] = []) => {
    const next = [...trials].filter(isNot(begun))
    for (const trial of next) begun.add(trial)
    const after = await runTrials([...before, ...next], context, shortWait)
    limited.push(...after)
  }
  const runEarly = (trials: Iterable<ScheduledTrial>) => runAtOnce(trials, limited.splice(0))
  const early = { ...sequenceSettings, longestPause: shortWait }
  const limitedSequences = await runSequences(ordered.first, context, early)
  await runEarly([...ofExceptions, ...first.filter(isAlone)])
  const combined = await findSuspects(ofCases.filter(isNot(begun)), context, runAtOnce)
  const ofEachRule = [...first, ...second]
  await runEarly([...combined.suspects, ...ofEachRule.filter(isNot(combined.cleared))])
  limited.push(...combined.limited)
  limitedSequences.push(...(await runSequences(ordered.second, context, early)))
  await runEarly(ofEachRule)
  // Deriving variants takes seconds.
  const variants = has('variants') && !ending.isOver ? variantTrials(cases, context) : []
  record.addTotal(variants.length)
  const ofVariants = await findSuspects(variants, context, runAtOnce)
  limited.push(...ofVariants.limited)
  await runEarly([...combined.suspects, ...ofVariants.suspects])
  const stillLimited = await runSequences([...limitedSequences, ...ordered.third], context, early)
  const others = alternating(later, variants)
  const isCleared = (trial: ScheduledTrial) =>
    combined.cleared.has(trial) || ofVariants.cleared.has(trial)
  await runEarly(others.filter((trial) => !isCleared(trial)))
  await runEarly(others)
  // What is left has to wait.
  await runSequences(stillLimited, context, sequenceSettings)
  const single = limited.filter((trial) => !isCombination(trial))
  await runTrials(limited.splice(0).filter(isCombination), context)
  const rankOf = (trial: ScheduledTrial) => {
    if (combined.suspects.has(trial) || ofVariants.suspects.has(trial)) return 0
    return isCleared(trial) ? 2 : 1
  }
  const left = [...single, ...limited].sort((one, other) => rankOf(one) - rankOf(other))
  await runTrials(left, context)
  if (has('generated')) await runGenerated(context)
  await shrinkFindings(context)
}

const isCombination = ({ isUnrecorded }: ScheduledTrial): boolean => isUnrecorded === true

const isAlone = ({ combinable }: ScheduledTrial): boolean =>
  combinable === undefined || !isCombinable(combinable)

/**
 * Orders cases: each unchanged base, since it shows that many values are valid, of each operation a request
 * with several violations, of each rule and operation an invalid request, then a valid one, then the others,
 * those of all places in turn, outer ones first.
 */
function inOrder(trials: readonly ScheduledTrial[]) {
  const ruleOf = ({ operation, subject }: ScheduledTrial) => `${operation} ${subject}`
  const statedFirst = (stated: ScheduledTrial['stated'], list: readonly ScheduledTrial[]) => [
    ...list.filter((trial) => trial.stated === stated),
    ...list.filter((trial) => trial.stated !== stated),
  ]
  const bases = firstOfEach(trials.filter(isBase), ({ combinable }) => combinable?.base)
  const others = trials.filter(isNot(new Set(bases)))
  const severals = firstOfEach(
    others.filter(({ hasSeveral }) => hasSeveral),
    ({ operation }) => operation,
  )
  const single = others.filter(isNot(new Set(severals)))
  const first = [...bases, ...severals, ...firstOfEach(statedFirst('invalid', single), ruleOf)]
  const left = trials.filter(isNot(new Set(first)))
  const second = firstOfEach(statedFirst('valid', left), ruleOf)
  const later = inTurn(
    left.filter(isNot(new Set(second))).sort((one, other) => depthOf(one) - depthOf(other)),
    (trial) => `${ruleOf(trial)} ${trial.combinable?.expected}`,
  )
  return { first, second, later }
}

const isBase = ({ stated, combinable }: ScheduledTrial): boolean =>
  stated === 'valid' && combinable !== undefined && isUnchanged(combinable)

/** Returns the depth of the place of a violation. */
const depthOf = ({ combinable }: ScheduledTrial): number =>
  combinable?.expected.split('.').length ?? 0

const firstOfEach = <Item>(items: readonly Item[], groupOf: (item: Item) => unknown): Item[] =>
  [...groupBy(items, groupOf).values()].flatMap((group) => group.slice(0, 1))

const isNot =
  <Item>(set: ReadonlySet<Item>) =>
  (item: Item): boolean =>
    !set.has(item)

function generatedTotal({ contract, options, isSelected }: RunContext): number {
  const operations = Object.keys(contract.operations) as OperationName[]
  const tested = operations.filter((operation) => isSelected(operation, undefined))
  return tested.length * generatedCount(options)
}
