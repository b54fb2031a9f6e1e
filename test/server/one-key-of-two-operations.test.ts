import { expect, it } from 'vitest'
import { memoryIdempotency, withCampaignContract } from '../../src/adapters/fetch.js'
import { bases } from '../conformance/load-cases.js'

const hour = 3600_000
const key = '3f2b8c1e-7d44-4a6b-9c0d-5e1f2a3b4c5d'
const { 'create-offering-smv': offering, 'create-push-minimal': draft } = bases
const bodies = { '/v5/offers': offering?.body, '/v5/campaigns': draft?.body }

/** A server with a movable clock that counts executed calls. */
function counted(handle: () => Promise<void> = async () => {}) {
  const clock = { now: Date.parse(String(offering?.given?.now)) }
  let executed = 0
  const handler = withCampaignContract(
    async () => {
      executed++
      await handle()
      return Response.json({ executed }, { status: 201 })
    },
    {
      contract: { clock: () => new Date(clock.now), rules: { 'auth/*': 'off' } },
      client: () => 'the only client',
      idempotency: memoryIdempotency(),
      keepSeconds: 3600,
    },
  )
  const send = async (path: keyof typeof bodies) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-SVC-Request-Id': '8d8ac610-566d-4ef0-9c22-186b2a5ed793',
      'Idempotency-Key': key,
    }
    const body = JSON.stringify(bodies[path])
    const response = await handler(
      new Request(`https://example.com${path}`, { method: 'POST', headers, body }),
    )
    return response.status
  }
  return { clock, send, executions: () => executed }
}

it('does not free a key through an operation with a shorter lifetime', async () => {
  const { clock, send, executions } = counted()
  expect(await send('/v5/offers')).toBe(201)
  clock.now += 2 * hour
  expect(await send('/v5/campaigns')).toBe(409)
  clock.now += 2 * hour
  expect(await send('/v5/offers')).toBe(201)
  expect(executions()).toBe(1)
  clock.now += 20 * hour
  expect(await send('/v5/campaigns')).toBe(201)
  expect(executions()).toBe(2)
})

it('executes a call once that runs longer than keys are stored', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { clock, send, executions } = counted(() => finished)
  const first = send('/v5/campaigns')
  await expect.poll(executions).toBe(1)
  clock.now += 59_000
  expect(await send('/v5/campaigns')).toBe(409)
  expect(await send('/v5/offers')).toBe(409)
  finish()
  expect(await first).toBe(201)
  expect(executions()).toBe(1)
})
