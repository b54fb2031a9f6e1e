import { createGate } from '../../../src/adapters/gate/gate.js'
import { memoryIdempotency } from '../../../src/adapters/stores/memory-idempotency.js'
import { memoryRateLimits } from '../../../src/adapters/stores/memory-rate-limits.js'
import { call, known, valid } from '../../server/calls.js'

/*
 * Sends calls through a gate with stores in memory. Prints their results and by how many bytes the
 * memory of the process grew. Run with --expose-gc.
 */

interface Plan {
  calls: number
  clients: number
  /** Bytes of each response. */
  size: number
  maxBytes?: number
  maxKeys?: number
  /** Whether each call has its own user name and password. */
  isFlood?: boolean
}

const plan = JSON.parse(process.argv[2] ?? '{}') as Plan
const { calls, clients, size, isFlood = false, maxBytes, maxKeys } = plan

const bytesHeld = () => {
  for (let round = 0; round < 3; round++) globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const statuses: Record<string, number> = {}
let faults = 0
const gate = createGate({
  contract: { limits: { createOffering: [{ requests: 10, perSeconds: 86_400 }] } },
  facts: () => (isFlood ? {} : known),
  idempotency: memoryIdempotency({ ...(maxBytes && { maxBytes }), ...(maxKeys && { maxKeys }) }),
  ...(isFlood && { rateLimits: memoryRateLimits() }),
  onFault: () => faults++,
})

async function send(client: string, index: number): Promise<void> {
  const Authorization = `Basic ${btoa(`${client}:${isFlood ? index : 'right'}`)}`
  const own = { Authorization, 'Idempotency-Key': crypto.randomUUID() }
  const entry = await gate(call(valid, { own }))
  const status = String(entry?.answer?.status ?? 'handled')
  statuses[status] = (statuses[status] ?? 0) + 1
  // Creates new text each time, like a handler.
  const body = new TextDecoder().decode(new Uint8Array(size).fill(65 + (index % 26)))
  // A handler rejects invented credentials.
  await entry?.onResponse?.({ status: isFlood ? 401 : 201, headers: { 'X-Own': 'yes' }, body })
}

await send('warm-up', 0)
const before = bytesHeld()
let slowest = 0
for (let index = 0; index < calls; index++) {
  const start = performance.now()
  await send(`client ${index % clients}`, index)
  slowest = Math.max(slowest, performance.now() - start)
}
const held = bytesHeld() - before
// Checks that another client can still call.
const entry = await gate(call(valid, { own: { Authorization: `Basic ${btoa('victim:right')}` } }))
const victim = entry?.answer?.status ?? 'handled'
console.log(JSON.stringify({ statuses, faults, held, victim, slowest }))
process.exit()
