import { type ContractOptions, createContract } from '../../core/index.js'
import { type ConformanceCase, loadCases } from '../cases/cases.js'
import { packageVersion } from '../cases/package-folder.js'
import type { ConformanceReport } from '../report/report.js'
import { selectionOf } from '../report/selection.js'
import { overSockets } from '../sending/node-send.js'
import { politely } from '../sending/polite.js'
import { type Send, toHandler } from '../sending/send.js'
import { sequences } from '../sequences/index.js'
import { fixturesWorld } from '../world/fixtures-world.js'
import { statesWorld } from '../world/states-world.js'
import type { World } from '../world/world.js'
import type { Laboratory } from './attempt.js'
import { assertKnown } from './expected-failures.js'
import { assertConformanceOptions, type ConformanceOptions, type RunSettings } from './options.js'
import { RunRecord } from './record.js'
import { tryCases } from './run-cases.js'
import type { RunContext } from './run-context.js'
import { defaultCount, tryGenerated } from './run-generated.js'
import { sequencesOf, trySequences } from './run-sequences.js'

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Tries a server with the conformance cases, with generated requests and with sequences of calls,
 * and reports where it departs from the contract. Rejects with a TypeError on a wrong option, and
 * with an Unreachable where the server does not answer at all, or a ServerLost where it no longer does.
 */
export async function runConformance(
  options: ConformanceOptions,
  settings: RunSettings = {},
): Promise<ConformanceReport> {
  return prepareRun(options, settings)()
}

/** A run whose options have been found right; throws a TypeError on one that is wrong. */
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
    const laboratory = laboratoryOf(options, { contract, record, raw, address })
    const context: RunContext = { contract, options, laboratory, isSelected, record, seed }
    return play(context, { cases, raw, address, baseUrl })
  }
}

interface Played {
  cases: readonly ConformanceCase[]
  raw: Send
  address: URL | undefined
  baseUrl: string
}

async function play(
  context: RunContext,
  { cases, raw, address, baseUrl }: Played,
): Promise<ConformanceReport> {
  const { options, record, seed } = context
  const { fixtures = {}, longestWait = defaultWait, level = 'MUST' } = options
  const startedAt = new Date()
  await assertAnswer(raw, options.contract ?? {})
  record.expect(expectedTrials(cases, context))
  await tryCases(cases, context)
  await trySequences(context, {
    ...{ wait, longestWait, address },
    credentials: options.credentials ?? fixtures.credentials,
    workspace: fixtures.workspace ?? {},
  })
  await tryGenerated(context)
  return {
    version: packageVersion(),
    baseUrl,
    startedAt: startedAt.toISOString(),
    milliseconds: Date.now() - startedAt.getTime(),
    ...{ seed, level },
    ...record.result(),
  }
}

/** The longest time in seconds to wait where nothing else is asked for. */
const defaultWait = 60

/** Rejects where there is no server, before anything is said of it. */
async function assertAnswer(send: Send, { basePath = '' }: ContractOptions): Promise<void> {
  await send({ method: 'GET', url: `${basePath}/v5/offers`, headers: {}, body: undefined })
}

/** About how many trials there will be. */
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
  contract: Laboratory['contract']
  record: RunRecord
  raw: Send
  address: URL | undefined
}

function laboratoryOf(
  options: ConformanceOptions,
  { contract, record, raw, address }: Connection,
): Laboratory {
  const { contract: naming = {}, fixtures = {}, rate, longestWait = defaultWait } = options
  const polite = politely(raw, {
    ...{ rate, longestWait, wait },
    onSent: (response) => record.answered(response),
  })
  const credentials = options.credentials ?? fixtures.credentials
  const { states } = fixtures
  let world: World
  if (states === undefined) {
    world = fixturesWorld({ contract, send: polite(), fixtures, naming, credentials })
  } else {
    // An address that begins with a slash is one of the server itself.
    const url = address === undefined ? undefined : new URL(states, address.origin)
    const send = url === undefined ? raw : overSockets(new URL(url.origin))
    const path = url === undefined ? states : url.pathname + url.search
    world = statesWorld({ send, url: path, naming, credentials })
  }
  return { contract, world, send: polite(), sendAtOnce: polite(true) }
}
