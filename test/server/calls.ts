import { createGate, type Entry, type Gate } from '../../src/adapters/gate/gate.js'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import type { GateBody, GateRequest } from '../../src/adapters/gate/gate-request.js'
import type { IdempotencyStore } from '../../src/adapters/stores/stores.js'
import { requestNamed } from '../benchmark-requests.js'

const { method, path, headers, facts, bodies } = requestNamed('C')

/** Facts about an authorized caller. */
export const known = facts

export const valid = bodies.valid
export const invalid = bodies['one violation']

/** Returns a call that creates an offering, with another body or other headers. */
export const call = (
  body: unknown = valid,
  {
    own = {},
    read,
  }: { own?: Record<string, string>; read?: GateRequest['readBody'] | undefined } = {},
): GateRequest => ({
  method,
  url: path,
  headers: { ...headers, 'X-SVC-Request-Id': requestId, ...own },
  readBody: read ?? (() => ({ value: JSON.stringify(body) }) satisfies GateBody),
})

export const requestId = '3f1c9d52-6a0b-4c8e-9b7d-2e5f8a1c4d60'

/** Sends a call through the gate: to a handler, which responds, or nowhere. */
export async function entered(gate: Gate, request: GateRequest = call()): Promise<Entry> {
  const entry = await gate(request)
  if (entry === undefined) throw new Error('the gate takes the call for one that is not of the API')
  return entry
}

/** Returns the status of a call that the gate answers itself. */
export const statusOf = async (
  options: AdapterOptions,
  ...given: Parameters<typeof call>
): Promise<number | 'handled'> =>
  (await entered(createGate(options), call(...given))).answer?.status ?? 'handled'

export const created = { status: 201, headers: {}, body: '{"id":"offer_1"}' }

/** A store that records its calls. */
export function recorded(store: IdempotencyStore): { store: IdempotencyStore; steps: string[] } {
  const steps: string[] = []
  return {
    steps,
    store: {
      claim(...given) {
        steps.push('claim')
        return store.claim(...given)
      },
      complete(...given) {
        steps.push('complete')
        return store.complete(...given)
      },
      release(...given) {
        steps.push('release')
        return store.release(...given)
      },
    },
  }
}
