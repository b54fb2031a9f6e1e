import { setImmediate } from 'node:timers/promises'
import { earlierCall, factsOfGiven } from '../cases/facts-of-given.js'
import type { Scenario } from '../checking/trial.js'
import { type FindingStep, isSuccess } from '../report/exchange.js'
import { skipReasons } from '../report/skip-reasons.js'
import { type Send, Unreachable } from '../sending/send.js'
import {
  freshHeaders,
  jsonRequest,
  type Naming,
  wireRequest,
  withServiceNames,
} from '../sending/wire.js'
import { emptyWorkspace } from './default-facts.js'
import { type Restore, type StateEndpoints, saveState } from './discover-states.js'
import type { World } from './world.js'

/** How to send to the address that sets the state of the server. */
export interface StatesLink {
  send: Send
  /** Does the same when the run has ended. */
  sendAlways: Send
  url: string
  /** The whole address, if `url` is not relative to the server under test. */
  shownUrl?: string
}

interface StatesSettings extends StateEndpoints, StatesLink {
  naming: Naming
  /** Replacement for valid credentials, `<username>:<password>`. */
  credentials: string | undefined
  /** Whether the credentials are announced: the state of a case has others. */
  isAnnounced: boolean
  /** No state is set after it aborts. */
  signal?: AbortSignal
}

/** The ids of the campaign and the offering that a sequence finds. */
export const storedIds = {
  campaign: '65a1b2c3d4e5f60718293a4d',
  offering: 'offer_65a1b2c3d4e5f60718293a4e',
} as const

/** Prepares a server whose whole state can be set before each request, like the sandbox. */
export function statesWorld(settings: StatesSettings): World {
  const { send, sendAlways, url, shownUrl = url, clock, naming, signal } = settings
  const { credentials, isAnnounced } = settings
  const exclusively = oneAtATime()
  let saved: Promise<Restore> | undefined
  const save = async (): Promise<void> => {
    saved ??= saveState(sendAlways, settings)
    await saved
  }
  const setState = async (state: object): Promise<FindingStep> => {
    await save()
    // A trial that has waited must not replace what the end of the run restores.
    signal?.throwIfAborted()
    const request = jsonRequest('POST', url, state)
    const response = await send(request).catch((error) => {
      if (error instanceof Unreachable) {
        error.message = `The address of \`states\` did not respond: ${error.message}`
      }
      throw error
    })
    const { status, body } = response
    if (isSuccess(response)) {
      return { purpose: 'set the state', request: { ...request, url: shownUrl }, status }
    }
    const text = JSON.stringify(body)
    throw new Unreachable(`The address of \`states\` responded with ${status}: ${text}`)
  }
  return {
    isControlled: true,
    exclusively,
    save,
    async begin(workspace, stored = {}) {
      const given = { workspace: { ...emptyWorkspace, ...workspace }, ...stored }
      const [operation, params] =
        stored.campaign !== undefined
          ? ['getCampaign', { campaign_id: storedIds.campaign }]
          : stored.offering !== undefined
            ? ['updateOffering', { offer_id: storedIds.offering }]
            : ['searchCampaigns']
      return [await setState({ operation, params, given })]
    },
    async advance(seconds) {
      if (clock === undefined) return undefined
      const request = jsonRequest('PUT', clock, { advance_seconds: seconds })
      const response = await send(request).catch(() => undefined)
      if (response === undefined || !isSuccess(response)) return undefined
      return { purpose: 'advance the clock', request, status: response.status }
    },
    end: () => exclusively(async () => (await saved)?.()),
    async prepare(scenario: Scenario) {
      const { operation, given, wire, hasOwnCredentials } = scenario
      const { params = {}, query = {}, body, ...named } = withServiceNames(scenario, naming)
      const used = isAnnounced && hasOwnCredentials === true ? undefined : credentials
      const headers = freshHeaders(named.headers, used)
      const input = { params, query, headers, body }
      const request = wire ? { ...wire, headers } : wireRequest(operation, input, naming)
      if (request === undefined) return { skipped: skipReasons.noPathParameter }
      const { idempotency, ...others } = given
      const state = { operation, params, headers, body, given: { ...others } as object }
      if (idempotency !== undefined) {
        Object.assign(state.given, { idempotency: earlierCall(idempotency) })
      }
      const establish = () => setState(state)
      const facts = factsOfGiven(operation, input, given)
      return { operation, request, input, facts, isTooLarge: wire?.isTooLarge === true, establish }
    },
  }
}

/** Returns a function that runs functions one after the other, in the order of its calls. */
function oneAtATime(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const current = last.then(run)
    last = current.catch(() => undefined)
    // What the caller computes then must not keep the next one from being sent.
    return current.finally(() => setImmediate())
  }
}
