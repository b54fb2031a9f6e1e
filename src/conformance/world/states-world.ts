import { earlierCall, factsOfGiven } from '../cases/facts-of-given.js'
import type { Scenario } from '../checking/trial.js'
import { skipReasons } from '../report/skip-reasons.js'
import type { Send } from '../sending/send.js'
import { Unreachable } from '../sending/send.js'
import {
  type Naming,
  wireRequest,
  withCredentials,
  withFreshKey,
  withServiceNames,
} from '../sending/wire.js'
import { emptyWorkspace } from './default-facts.js'
import type { World } from './world.js'

interface StatesSettings {
  /** Sends to the address that sets the state of the server. */
  send: Send
  /** The path of that address. */
  url: string
  naming: Naming
  /** Replacement for valid credentials, `<username>:<password>`. */
  credentials: string | undefined
}

/** Prepares a server whose whole state can be set before each request, like the sandbox. */
export function statesWorld({ send, url, naming, credentials }: StatesSettings): World {
  const setState = async (state: object) => {
    const answer = await send({
      ...{ method: 'POST', url, body: JSON.stringify(state) },
      headers: { 'Content-Type': 'application/json' },
    })
    if (answer.status < 300) return
    const text = JSON.stringify(answer.body)
    throw new Unreachable(`The address of \`states\` responded with ${answer.status}: ${text}`)
  }
  return {
    isControlled: true,
    async begin(workspace) {
      const given = { workspace: { ...emptyWorkspace, ...workspace } }
      await setState({ operation: 'searchCampaigns', given })
    },
    async prepare({ operation, input: documented, given, wire }: Scenario) {
      const named = withServiceNames(documented, naming)
      const headers = withCredentials(withFreshKey(named.headers), credentials)
      const input = { params: {}, query: {}, ...named, headers }
      const request = wire ? { ...wire, headers } : wireRequest(operation, input, naming)
      if (request === undefined) return { skipped: skipReasons.noPathParameter }
      const { params, body } = input
      const { idempotency, ...others } = given
      const state = { operation, params, headers, body, given: { ...others } as object }
      if (idempotency !== undefined) {
        Object.assign(state.given, { idempotency: earlierCall(idempotency) })
      }
      await setState(state)
      const facts = factsOfGiven(operation, input, given)
      return { operation, request, input, facts, isTooLarge: wire?.isTooLarge === true }
    },
  }
}
