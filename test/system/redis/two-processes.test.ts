import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestNamed } from '../../benchmark-requests.js'
import { RedisProcess } from './redis-process.js'
import { executionsOf, type ServerProcess, startServer } from './start-server.js'

// Longer than a busy machine keeps a process waiting, or its calls would be taken for dead.
const leaseSeconds = 5
const prefix = `test-${process.pid}-${Date.now()}`

let redis: RedisProcess
let servers: ServerProcess[] = []

const start = (): Promise<ServerProcess> =>
  startServer({
    CONNECTION: 'node-redis single',
    URLS: redis.url,
    PREFIX: prefix,
    LEASE_SECONDS: String(leaseSeconds),
  })

const executions = (key: string, processes = servers): number =>
  executionsOf(processes).get(key)?.length ?? 0

beforeAll(async () => {
  redis = await RedisProcess.start()
  servers = await Promise.all([start(), start()])
}, 60_000)

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await redis?.kill()
})

const testSend = requestNamed('A')
const offering = requestNamed('C')

const send = (
  server: ServerProcess | undefined,
  { path, headers, bodies }: typeof testSend,
  own: Record<string, string>,
) =>
  fetch(`${server?.origin}${path}`, {
    method: 'POST',
    headers: { ...headers, ...own },
    body: JSON.stringify(bodies.valid),
  })

describe('two processes behind one Redis', () => {
  it('carry out one of a hundred concurrent sends with one key, and repeat its answer', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const response = await send(servers[index % 2], testSend, { 'Idempotency-Key': key })
        return {
          status: response.status,
          execution: response.headers.get('x-execution'),
          type: response.headers.get('content-type'),
          body: await response.text(),
        }
      }),
    )
    expect(executions(key)).toBe(1)

    const executed = answers.filter(({ status }) => status === 200)
    const others = answers.filter(({ status }) => status !== 200)
    expect(executed.length).toBeGreaterThan(0)
    expect(new Set(executed.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(new Set(others.map(({ status }) => status))).toEqual(
      others.length === 0 ? new Set() : new Set([409]),
    )

    const later = await send(servers[1], testSend, { 'Idempotency-Key': key })
    expect(later.headers.get('x-execution')).toBe(executed[0]?.execution)
    expect(await later.text()).toBe(executed[0]?.body)
    expect(executed[0]?.body).toContain('"zoë": 1.50 }')
  })

  it('hold a rate limit together', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(servers[index % 2], offering, { 'Idempotency-Key': crypto.randomUUID() }),
      ),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
    const rejected = responses.find(({ status }) => status === 429)
    expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(3000)
  })

  it('free the key of a process that was killed in mid-request, once its lease has ended', async () => {
    const key = crypto.randomUUID()
    const doomed = await start()
    const hanging = send(doomed, testSend, { 'Idempotency-Key': key, 'X-Hang': 'yes' }).catch(
      () => 'broken off',
    )
    await expect.poll(() => executions(key, [doomed])).toBe(1)
    const before = await send(servers[0], testSend, { 'Idempotency-Key': key })
    expect(before.status).toBe(409)
    await doomed.kill()
    expect(await hanging).toBe('broken off')
    let after = await send(servers[1], testSend, { 'Idempotency-Key': key })
    // Until its lease has ended, nobody can know that the process is gone.
    while (after.status === 409) {
      after = await send(servers[1], testSend, { 'Idempotency-Key': key })
    }
    expect(after.status).toBe(200)
    expect(executions(key)).toBe(1)
  }, 60_000)
})
