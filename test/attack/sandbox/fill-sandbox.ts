/*
 * Creates campaigns in a sandbox, each by another caller with another key, and prints what it was
 * answered and how much heap is in use after each tenth. Run with --expose-gc.
 */
import { createSandbox } from '../../../src/sandbox/index.js'

const creations = Number(process.argv[2])
const { gc } = globalThis
if (gc === undefined) throw new Error('Run it with --expose-gc.')
const usedMebibytes = () => {
  gc()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

const sandbox = createSandbox()
const before = usedMebibytes()
const statuses: Record<string, number> = {}
const used: number[] = []
for (let index = 1; index <= creations; index++) {
  const isOffer = index % 2 === 0
  const body = isOffer
    ? JSON.stringify({ name: `Offer ${index}` })
    : JSON.stringify({
        ...{ channel: 'PUSH', campaign_delivery_type: 'ONE_TIME', created_by: 'a@example.com' },
        ...{ basic_details: { name: `Campaign ${index} ${'x'.repeat(1000)}` } },
      })
  const response = await sandbox.fetch(
    new Request(isOffer ? 'http://localhost/v5/offers' : 'http://localhost/v5/campaigns', {
      method: 'POST',
      headers: {
        Authorization: `Basic ${btoa(`caller-${index}-${'y'.repeat(500)}:key`)}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        'X-SVC-Request-Id': `r-${index}`,
      },
      body,
    }),
  )
  await response.text()
  statuses[response.status] = (statuses[response.status] ?? 0) + 1
  if (index % (creations / 10) === 0) used.push(usedMebibytes() - before)
}
const { campaigns = {} } = sandbox.data()
console.log(JSON.stringify({ statuses, used, campaigns: Object.keys(campaigns).length }))
