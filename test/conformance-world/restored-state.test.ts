import { expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../src/testing/sandbox/index.js'
import { run } from '../conformance-suite/trying.js'

/** Runs a few cases, which set the data and the clock of the server. */
const disturb = (target: Sandbox['fetch']) =>
  run({ target, only: ['campaign/unknown'] }, { kinds: ['cases'] })

const data = {
  credentials: [{ username: 'anna', password: 'key' }],
  workspace: { offeringsEnabled: false, tagIds: ['t1'] },
  campaigns: { a: { id: 'a', status: 'DRAFT' } },
  offerings: { offer_1: { id: 'offer_1', name: 'One', status: 'archived' } },
}

it('a run restores the data', async () => {
  const sandbox = createSandbox({ data })
  const report = await disturb(sandbox.fetch)
  expect(report.cases.passed).toBeGreaterThan(0)
  expect(report.notRestored).toBeUndefined()
  expect(sandbox.data()).toEqual(data)
})

const system = new Date('2030-05-05T00:00:00Z')

it.each<[string, (sandbox: Sandbox) => void, number]>([
  ['of the system', () => {}, 0],
  ['that is ahead', ({ clock }) => clock.set(new Date(system.getTime() + 86_400_123)), 86_400_123],
  ['that is behind', ({ clock }) => clock.advance(-3600.001), -3_600_001],
])('a run restores a running clock %s', async (_, set, ahead) => {
  let now = system
  const sandbox = createSandbox({ contract: { clock: () => now } })
  set(sandbox)
  now = new Date(system.getTime() + 5000)
  await disturb(sandbox.fetch)
  expect(sandbox.clock.isRunning).toBe(true)
  expect(sandbox.clock.now().getTime()).toBe(now.getTime() + ahead)
})

it('a run restores a stopped clock', async () => {
  const sandbox = createSandbox()
  const stopped = new Date('2026-03-04T05:06:07.089Z')
  sandbox.clock.set(stopped, false)
  await disturb(sandbox.fetch)
  expect({ now: sandbox.clock.now(), running: sandbox.clock.isRunning }).toEqual({
    now: stopped,
    running: false,
  })
})

it('a run reports what it could not restore', async () => {
  const { fetch } = createSandbox()
  const { notRestored } = await disturb(async (request) =>
    request.method === 'PUT' ? new Response('', { status: 507 }) : fetch(request),
  )
  expect(notRestored).toBe('PUT /sandbox/data: status 507')
})
