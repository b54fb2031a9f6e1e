import { isObject } from '../../core/base/json.js'
import type { Contract, ContractOptions } from '../../core/index.js'
import type { Scenario } from '../checking/trial.js'
import { isSuccess, type ReceivedResponse, type SentRequest } from '../report/exchange.js'
import type { ConformanceReport, CreatedResource } from '../report/report.js'
import { Connection, shortWait } from '../sending/connection.js'
import { overSockets } from '../sending/node-send.js'
import { type Send, toHandler, Unreachable } from '../sending/send.js'
import { type Discovered, discoverStates } from '../world/discover-states.js'
import type { Fixtures } from '../world/fixtures.js'
import { fixturesWorld } from '../world/fixtures-world.js'
import { type StatesLink, statesWorld } from '../world/states-world.js'
import type { World } from '../world/world.js'
import type { Ending } from './ending.js'
import type { ConformanceOptions } from './options.js'
import { assertConfigured, assertFast, assertSameTime } from './preflight.js'
import type { RunRecord } from './record.js'
import type { TrialContext } from './run-trial.js'

interface ConnectSettings {
  contract: Contract
  deployment: Contract | undefined
  options: ConformanceOptions
  record: RunRecord
  ending: Ending
  baseUrl: string
  /** A valid request for each operation that shows whether the server is set up for tests. */
  scenarios: readonly Scenario[]
  tests: number
  /** Seconds. */
  timeLimit: number | undefined
}

/** The server under test, and what a run knows about it. */
export interface ServerConnection extends TrialContext {
  /** The fixtures of the options, and what the server announces. */
  fixtures: Fixtures
  /** `<username>:<password>` */
  credentials: string | undefined
  summary(): Pick<ConformanceReport, 'created' | 'rateLimited'>
}

/** Seconds to wait in all for the rate limits of the server. */
const defaultWait = 60

/** Milliseconds that a server may take to respond again. */
const recoveryTime = 5000

/**
 * Connects to the server under test, and finds out how to set its state. Rejects with an Unreachable
 * if it does not respond, and with a Misconfigured if no test can show anything.
 */
export async function connect(settings: ConnectSettings): Promise<ServerConnection> {
  const { contract, deployment, options, record, ending } = settings
  const { contract: naming = {}, longestWait = defaultWait } = options
  const link = linkTo(options, ending)
  const isAlive = () => link.send(pingOf(naming))
  assertSameTime(await assertFast(isAlive, settings))

  const discovered = await discoveredStates(options, link)
  const fixtures: Fixtures = { ...discovered, ...options.fixtures }
  const credentials = options.credentials ?? fixtures.credentials
  const created = createdResources(contract)
  const send: Send = async (request) => {
    const response = await link.send(request)
    created.add(request, response)
    return response
  }
  const connection = new Connection({
    send,
    rate: options.rate,
    seconds: longestWait,
    pause: (milliseconds) => ending.pause(milliseconds),
    onWait: (wait) => record.showWait(wait),
    onResponse: (response) => record.addResponse(response),
  })
  const world = worldOf(fixtures)
  const { isControlled } = world
  await assertConfigured({ ...settings, send, naming, credentials, isControlled })
  return {
    contract,
    deployment,
    world,
    connection,
    fixtures,
    credentials,
    recover: () => recover(isAlive, ending),
    summary: () => ({
      created: isControlled ? [] : created.list(),
      rateLimited: connection.spent,
    }),
  }

  function worldOf({ states, ...others }: Fixtures): World {
    if (states === undefined || options.readOnly === true) {
      // Other requests go on while the limit for creating resources is reached.
      const send: Send = (request) => connection.send(request, shortWait)
      const known = options.readOnly === true ? { ...others, create: false } : others
      return fixturesWorld({ contract, send, fixtures: known, naming, credentials })
    }
    const { data, clock } = discovered ?? {}
    return statesWorld({
      naming,
      credentials,
      signal: ending.signal,
      isAnnounced: (options.credentials ?? options.fixtures?.credentials) === undefined,
      ...(data && { data }),
      ...(clock && { clock }),
      ...link.toStates(states),
    })
  }
}

/** Asks the server how to set its state, unless the fixtures say so. */
async function discoveredStates(
  { fixtures = {} }: ConformanceOptions,
  { address, sendToOrigin }: ServerLink,
): Promise<Discovered | undefined> {
  if (fixtures.states !== undefined) return undefined
  return discoverStates(sendToOrigin, address?.pathname)
}

const pingOf = ({ basePath = '' }: ContractOptions): SentRequest => ({
  method: 'GET',
  url: `${basePath}/v5/offers`,
  headers: {},
  body: undefined,
})

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

/** Collects the campaigns and offerings that requests create. */
function createdResources({ match }: Contract) {
  const created: CreatedResource[] = []
  return {
    add({ method, url }: SentRequest, response: ReceivedResponse): void {
      if (!isSuccess(response) || method !== 'POST') return
      const operation = match(method, url)?.operation
      if (operation !== 'createCampaign' && operation !== 'createOffering') return
      const { body } = response
      const data = isObject(body) ? body.data : undefined
      const id = isObject(data) && typeof data.id === 'string' ? data.id : ''
      // A repeated call returns the id of what the first one created.
      const isSame = (each: CreatedResource) => each.operation === operation && each.id === id
      const isRepeated = id !== '' && created.some(isSame)
      if (!isRepeated) created.push({ operation, id })
    },
    list: (): readonly CreatedResource[] => created,
  }
}

/** How a run reaches its server: over sockets, or as a handler in this process. */
interface ServerLink {
  /** The address of the server; undefined for a handler. */
  address: URL | undefined
  /** Sends calls of the API; interrupted when the run ends. */
  send: Send
  /** Sends other requests, by their path on the origin. */
  sendToOrigin: Send
  /** Returns how to send to a states endpoint, given by its path or URL. */
  toStates(states: string): StatesLink
}

/** Returns the link to the target of a run; sends nothing. */
function linkTo({ target, ...options }: ConformanceOptions, ending: Ending): ServerLink {
  if (typeof target !== 'function') return linkToAddress(new URL(target), options, ending)
  const handler = toHandler(target)
  const send: Send = (request) => ending.orEnded(handler(request))
  return {
    address: undefined,
    send,
    sendToOrigin: send,
    toStates: (url) => ({ send, sendAlways: handler, url }),
  }
}

function linkToAddress(
  address: URL,
  { headers, insecure }: Pick<ConformanceOptions, 'headers' | 'insecure'>,
  ending: Ending,
): ServerLink {
  const sockets = { headers, insecure }
  const toOrigin = ({ origin }: URL) => overSockets(new URL(origin), sockets)
  const sendToOrigin = toOrigin(address)
  return {
    address,
    sendToOrigin,
    send: overSockets(address, { ...sockets, signal: ending.signal }),
    toStates(states) {
      const url = new URL(states, address.origin)
      const send = url.origin === address.origin ? sendToOrigin : toOrigin(url)
      return { send, sendAlways: send, url: url.pathname + url.search, shownUrl: url.href }
    },
  }
}
