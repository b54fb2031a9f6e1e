import { expect, it, onTestFinished } from 'vitest'
import { RedisProcess } from './redis-process.js'
import { send } from './repeated-sends.js'
import { executionsOf, type ServerProcess, startServer } from './start-server.js'

// Longer than a busy machine keeps a process waiting, or its calls would be taken for dead.
const leaseSeconds = 5

it('frees the key of a process that was killed in mid-request, once its lease has ended', async () => {
  const redis = await RedisProcess.start()
  onTestFinished(() => redis.kill())
  const start = async (): Promise<ServerProcess> => {
    const server = await startServer({
      CONNECTION: 'node-redis single',
      URLS: redis.url,
      LEASE_SECONDS: String(leaseSeconds),
    })
    onTestFinished(() => server.kill())
    return server
  }
  const doomed = await start()
  const other = await start()
  const key = crypto.randomUUID()
  const executions = (server: ServerProcess) => executionsOf([server]).get(key)?.length ?? 0
  const hanging = send(doomed, key, { 'X-Hang': 'yes' }).catch(() => 'broken off')
  await expect.poll(() => executions(doomed)).toBe(1)
  expect((await send(other, key)).status).toBe(409)
  await doomed.kill()
  expect(await hanging).toBe('broken off')
  // Until its lease has ended, no one can know that the process is gone.
  let status = 409
  while (status === 409) status = (await send(other, key)).status
  expect(status).toBe(200)
  expect(executions(other)).toBe(1)
})
