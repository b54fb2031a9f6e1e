import { earlierCall, factsOfGiven } from '../cases/facts-of-given.js'
import type { Situation } from '../checking/trial.js'
import type { Send } from '../sending/send.js'
import { Unreachable } from '../sending/send.js'
import {
  inNamesOf,
  type Naming,
  wireRequest,
  withCredentials,
  withFreshKey,
} from '../sending/wire.js'
import { emptyWorkspace } from './ordinary.js'
import type { World } from './world.js'

export interface StatesSettings {
  /** Sends to the address that brings the server to a state. */
  send: Send
  /** Its path below that address. */
  url: string
  naming: Naming
  /** In the place of right ones, `<username>:<password>`. */
  credentials: string | undefined
}

/**
 * A server with an address that brings it to know exactly what a request needs, as that of the
 * sandbox does: before each request it is told, and knows nothing else then.
 */
export function statesWorld({ send, url, naming, credentials }: StatesSettings): World {
  const tell = async (state: object) => {
    const answer = await send({
      ...{ method: 'POST', url, body: JSON.stringify(state) },
      headers: { 'Content-Type': 'application/json' },
    })
    if (answer.status < 300) return
    const text = JSON.stringify(answer.body)
    throw new Unreachable(`The address of the states answered ${answer.status}: ${text}`)
  }
  return {
    isTold: true,
    async begin(workspace) {
      const given = { workspace: { ...emptyWorkspace, ...workspace } }
      await tell({ operation: 'searchCampaigns', given })
    },
    async realize({ operation, input: documented, given, wire }: Situation) {
      const named = inNamesOf(documented, naming)
      const headers = withCredentials(withFreshKey(named.headers), credentials)
      const input = { params: {}, query: {}, ...named, headers }
      const request = wire ? { ...wire, headers } : wireRequest(operation, input, naming)
      if (request === undefined) return { skipped: 'over HTTP a path has all its parameters' }
      const { params, body } = input
      const { idempotency, ...others } = given
      const told = { operation, params, headers, body, given: { ...others } as object }
      if (idempotency !== undefined) {
        Object.assign(told.given, { idempotency: earlierCall(idempotency) })
      }
      await tell(told)
      const facts = factsOfGiven(operation, input, given)
      return { operation, request, input, facts, isTooLarge: wire?.isTooLarge === true }
    },
  }
}
