/*
 * Creates campaigns and offerings in a sandbox, each with its own caller and key. Prints the statuses
 * and the used heap after each tenth. Run with --expose-gc.
 */
import { openSandbox } from '../../../src/testing/sandbox/sandbox.js'
import { bases } from '../../conformance/load-cases.js'

const creations = Number(process.argv[2])
const { gc } = globalThis
if (gc === undefined) throw new Error('Run it with --expose-gc.')
const usedMebibytes = () => {
  gc()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

const draft = bases['create-push-minimal']?.body as object
const { body: offering, given } = bases['create-offering-smv'] ?? {}
const sandbox = openSandbox({
  now: new Date(String(given?.now)),
  data: { workspace: given?.workspace as object },
})
const bodyOf = (index: number) =>
  index % 2 === 0
    ? { ...(offering as object), name: `Offer_${index}` }
    : { ...draft, basic_details: { name: `Campaign ${index} ${'x'.repeat(1000)}` } }

const before = usedMebibytes()
const statuses: Record<string, number> = {}
const used: number[] = []
for (let index = 1; index <= creations; index++) {
  const { answer } = await sandbox.handle({
    method: 'POST',
    url: index % 2 === 0 ? '/v5/offers' : '/v5/campaigns',
    headers: {
      authorization: `Basic ${btoa(`caller-${index}-${'y'.repeat(500)}:key`)}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'x-svc-request-id': `r-${index}`,
    },
    readBody: () => ({ value: new TextEncoder().encode(JSON.stringify(bodyOf(index))) }),
  })
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
  if (index % (creations / 10) === 0) used.push(Math.round(usedMebibytes() - before))
}
const { campaigns = {}, offerings = {} } = sandbox.data()
const stored = [campaigns, offerings].map((things) => Object.keys(things).length)
console.log(JSON.stringify({ statuses, used, stored }))
