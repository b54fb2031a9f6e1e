import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import { memoryIdempotency } from '../../src/adapters/stores/memory-idempotency.js'
import { requestNamed } from '../benchmark-requests.js'

const { path, headers, facts, bodies } = requestNamed('C')

export const keyedPath = path

/** Options that accept the call below and store its response. */
export const keyedOptions = (own: AdapterOptions = {}): AdapterOptions => ({
  facts: () => facts,
  idempotency: memoryIdempotency(),
  ...own,
})

/** The same call each time, with an idempotency key. */
export const keyedCall = (own: RequestInit = {}): RequestInit => ({
  method: 'POST',
  headers,
  body: JSON.stringify(bodies.valid),
  ...own,
})

export const keyedHeaders = headers
export const keyedBody = bodies.valid

/** Sends the call. Returns status and text, or that the connection was closed. */
export async function sendKeyed(origin: string, own?: RequestInit): Promise<string> {
  try {
    const response = await fetch(origin + path, keyedCall(own))
    return `${response.status} ${await response.text()}`
  } catch {
    return 'closed'
  }
}
