import { type Contract, type ContractOptions, createContract } from '../../core/index.js'
import { type ConformanceCase, loadCases } from '../cases/cases.js'
import { packageVersion } from '../cases/package-folder.js'
import type { ConformanceReport } from '../report/report.js'
import { selectionOf } from '../report/selection.js'
import { overSockets } from '../sending/node-send.js'
import { type Send, toHandler } from '../sending/send.js'
import { throttle } from '../sending/throttle.js'
import { sequences } from '../sequences/index.js'
import { fixturesWorld } from '../world/fixtures-world.js'
import { statesWorld } from '../world/states-world.js'
import type { World } from '../world/world.js'
import { assertKnown } from './expected-failures.js'
import { assertConformanceOptions, type ConformanceOptions, type RunSettings } from './options.js'
import { RunRecord } from './record.js'
import { runCases } from './run-cases.js'
import type { RunContext } from './run-context.js'
import { defaultCount, runGenerated } from './run-generated.js'
import { runSequences, sequencesOf } from './run-sequences.js'
import type { TrialContext } from './run-trial.js'

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Tests a server with the conformance cases, generated requests and sequences of calls, and reports
 * each deviation from the contract. Rejects with a TypeError on an invalid option, an Unreachable
 * if the server never responds, and a ServerLost if it stops responding.
 */
export async function runConformance(
  options: ConformanceOptions,
  settings: RunSettings = {},
): Promise<ConformanceReport> {
  return prepareRun(options, settings)()
}

export function prepareRun(
  options: ConformanceOptions,
  settings: RunSettings = {},
): () => Promise<ConformanceReport> {
  assertConformanceOptions(options)
  const { target } = options
  const contract = createContract(options.contract)
  const address = typeof target === 'function' ? undefined : new URL(target)
  const cases = settings.cases ?? loadCases()
  const isSelected = selectionOf(options.only, {
    operations: Object.keys(contract.operations),
    subjects: [
      ...contract.rules.map(({ id }) => id),
      ...cases.map(({ rule }) => rule),
      ...sequences.map(({ id }) => id),
      'structure',
    ],
  })
  assertKnown(options.expectedFailures ?? [], cases)
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31)
  return async () => {
    const baseUrl = address?.href.replace(/\/$/, '') ?? 'http://localhost'
    const record = new RunRecord(contract, baseUrl, options, settings)
    const raw = typeof target === 'function' ? toHandler(target) : overSockets(address as URL)
    const trialContext = createTrialContext(options, { contract, record, raw, address })
    const context: RunContext = { contract, options, trialContext, isSelected, record, seed }
    return run(context, { cases, raw, address, baseUrl })
  }
}

interface RunTarget {
  cases: readonly ConformanceCase[]
  raw: Send
  address: URL | undefined
  baseUrl: string
}

async function run(
  context: RunContext,
  { cases, raw, address, baseUrl }: RunTarget,
): Promise<ConformanceReport> {
  const { options, record, seed } = context
  const { fixtures = {}, longestWait = defaultWait, level = 'MUST' } = options
  const startedAt = new Date()
  await assertReachable(raw, options.contract ?? {})
  record.setTotal(expectedTrials(cases, context))
  await runCases(cases, context)
  await runSequences(context, {
    ...{ wait, longestWait, address },
    credentials: options.credentials ?? fixtures.credentials,
    workspace: fixtures.workspace ?? {},
  })
  await runGenerated(context)
  return {
    version: packageVersion(),
    baseUrl,
    startedAt: startedAt.toISOString(),
    milliseconds: Date.now() - startedAt.getTime(),
    ...{ seed, level, notImplemented: [], created: [], endedBy: undefined },
    rateLimited: { responses: 0, seconds: 0 },
    ...record.result(),
  }
}

const defaultWait = 60

async function assertReachable(send: Send, { basePath = '' }: ContractOptions): Promise<void> {
  await send({ method: 'GET', url: `${basePath}/v5/offers`, headers: {}, body: undefined })
}

function expectedTrials(cases: readonly ConformanceCase[], context: RunContext): number {
  const { contract, options, isSelected } = context
  const { cases: count = defaultCount } = options
  const ofCases = cases.filter(({ request, rule }) => isSelected(request?.operation, rule)).length
  const operations = Object.keys(contract.operations).filter((name) =>
    isSelected(name as never, undefined),
  )
  return ofCases + sequencesOf(context).length + operations.length * count
}

interface Connection {
  contract: Contract
  record: RunRecord
  raw: Send
  address: URL | undefined
}

function createTrialContext(
  options: ConformanceOptions,
  { contract, record, raw, address }: Connection,
): TrialContext {
  const { contract: naming = {}, fixtures = {}, rate, longestWait = defaultWait } = options
  const throttled = throttle(raw, {
    ...{ rate, longestWait, wait },
    onResponse: (response) => record.addResponse(response),
  })
  const credentials = options.credentials ?? fixtures.credentials
  const { states } = fixtures
  let world: World
  if (states === undefined) {
    world = fixturesWorld({ contract, send: throttled(), fixtures, naming, credentials })
  } else {
    // A path is relative to the server under test.
    const url = address === undefined ? undefined : new URL(states, address.origin)
    const send = url === undefined ? raw : overSockets(new URL(url.origin))
    const path = url === undefined ? states : url.pathname + url.search
    world = statesWorld({ send, url: path, naming, credentials })
  }
  return { contract, world, send: throttled(), sendOnce: throttled(true) }
}
