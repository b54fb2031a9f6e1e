import type { Contract, ContractOptions } from '../../core/index.js'
import type { ReceivedResponse, SentRequest } from '../report/exchange.js'
import type { ConformanceReport } from '../report/report.js'
import { overSockets } from '../sending/node-send.js'
import { type Send, toHandler, Unreachable } from '../sending/send.js'
import { throttle } from '../sending/throttle.js'
import { WaitBudget } from '../sending/wait-budget.js'
import { fixturesWorld } from '../world/fixtures-world.js'
import { statesWorld } from '../world/states-world.js'
import type { World } from '../world/world.js'
import { createdResources } from './created-resources.js'
import type { Ending } from './ending.js'
import type { ConformanceOptions } from './options.js'
import type { RunRecord } from './record.js'
import type { TrialContext } from './run-trial.js'
import type { SessionSettings } from './session.js'

interface ConnectSettings {
  contract: Contract
  options: ConformanceOptions
  record: RunRecord
  ending: Ending
}

/** The server under test, and what a run knows about it. */
export interface ServerConnection {
  trialContext: TrialContext
  sequenceSettings: Omit<SessionSettings, 'sequence' | 'context'>
  /** Rejects with an Unreachable if the server does not respond. */
  assertReachable(): Promise<void>
  summary(): Pick<ConformanceReport, 'created' | 'rateLimited'>
  /** Leaves the server as it was. */
  close(): Promise<void>
}

/** Seconds to wait in all for the rate limits of the server. */
const defaultWait = 60

/** Milliseconds that a server may take to respond again. */
const recoveryTime = 5000

/** Connects to the server under test. Sends nothing yet. */
export function connect({ contract, options, record, ending }: ConnectSettings): ServerConnection {
  const { contract: naming = {}, fixtures = {}, longestWait = defaultWait, target } = options
  const address = typeof target === 'function' ? undefined : new URL(target)
  const credentials = options.credentials ?? fixtures.credentials
  const { headers, insecure } = options
  const sockets = { headers, insecure }
  const raw =
    address === undefined
      ? interruptible(toHandler(target as (request: Request) => Response), ending)
      : overSockets(address, { ...sockets, signal: ending.signal })
  const budget = new WaitBudget({
    seconds: longestWait,
    pause: (milliseconds) => ending.pause(milliseconds),
    onWait: (wait) => record.showWait(wait),
  })
  const created = createdResources(contract)
  const connection = throttle(raw, {
    ...{ rate: options.rate, budget },
    onResponse(request, response) {
      record.addResponse(response)
      created.add(request, response)
    },
  })
  const isAlive = () => raw(pingOf(naming))
  const world = worldOf()
  return {
    trialContext: { contract, world, connection, budget, recover: () => recover(isAlive, ending) },
    sequenceSettings: {
      ...{ address, credentials, longestWait, workspace: fixtures.workspace ?? {} },
      wait: (milliseconds) => ending.pause(milliseconds),
    },
    async assertReachable() {
      await isAlive()
    },
    summary: () => ({
      created: world.isControlled ? [] : created.list(),
      rateLimited: budget.spent,
    }),
    close: async () => {},
  }

  function worldOf(): World {
    const { states } = fixtures
    if (states === undefined || options.readOnly === true) {
      const { send } = connection
      const own = options.readOnly === true ? { ...fixtures, create: false } : fixtures
      return fixturesWorld({ contract, send, fixtures: own, naming, credentials })
    }
    // A path is relative to the server under test.
    const url = address === undefined ? undefined : new URL(states, address.origin)
    const send = url === undefined ? raw : overSockets(new URL(url.origin), sockets)
    const path = url === undefined ? states : url.pathname + url.search
    return statesWorld({ send, url: path, naming, credentials })
  }
}

const pingOf = ({ basePath = '' }: ContractOptions): SentRequest => ({
  ...{ method: 'GET', url: `${basePath}/v5/offers`, headers: {}, body: undefined },
})

/** Lets a request to a handler end with the run. */
const interruptible =
  (send: Send, ending: Ending): Send =>
  (request): Promise<ReceivedResponse> =>
    ending.orEnded(send(request))

/** Waits until the server responds again; ends the run if it does not. */
async function recover(isAlive: () => Promise<unknown>, ending: Ending): Promise<void> {
  const deadline = Date.now() + recoveryTime
  for (;;) {
    try {
      await isAlive()
      return
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
    }
    if (Date.now() > deadline) return ending.end('server-lost')
    await ending.pause(100)
  }
}
