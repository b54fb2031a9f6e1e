import { describe, expect, it } from 'vitest'
import type { PreparedRequest, Scenario } from '../../src/conformance/checking/trial.js'
import { createdResources } from '../../src/conformance/run/created-resources.js'
import { type Send, toHandler } from '../../src/conformance/sending/send.js'
import { scenarioOf } from '../../src/conformance/world/case-scenario.js'
import { withDefaultFacts } from '../../src/conformance/world/default-facts.js'
import type { Fixtures } from '../../src/conformance/world/fixtures.js'
import { fixturesWorld } from '../../src/conformance/world/fixtures-world.js'
import { createContract } from '../../src/core/index.js'
import { createSandbox } from '../../src/testing/sandbox/index.js'
import { cases, tried } from '../conformance-suite/trying.js'

const contract = createContract()

/** Opens a sandbox as a server whose state the suite cannot set. */
function opened(fixtures: Fixtures = {}) {
  const { add, list } = createdResources(contract)
  const sandbox = createSandbox()
  const handler = toHandler(sandbox.fetch)
  const send: Send = async (request) => {
    const response = await handler(request)
    add(request, response)
    return response
  }
  const settings = { contract, send, fixtures, naming: {}, credentials: 'workspace:key' }
  return { world: fixturesWorld(settings), created: list(), sandbox, send }
}

const settings = { contract, contractOptions: {}, maxBodyBytes: undefined }

/** Returns the scenario of a case. */
function scenario(id: string): Scenario {
  const found = cases().find((each) => each.id === id)
  if (found === undefined) throw new Error(`unknown case ${id}`)
  const made = scenarioOf(found, settings)
  if ('skipped' in made) throw new Error(made.skipped)
  return withDefaultFacts(made)
}

async function prepared(world: ReturnType<typeof opened>['world'], each: Scenario) {
  const made = await world.prepare(each)
  if ('skipped' in made) throw new Error(made.skipped)
  return made
}

const headers = {
  Authorization: `Basic ${btoa('workspace:key')}`,
  'X-SVC-Request-Id': 'a',
  'Idempotency-Key': crypto.randomUUID(),
}

/** A status change of a campaign. */
const change = (status: string, body: object): Scenario => ({
  operation: 'changeCampaignStatus',
  input: { params: { campaign_id: '66b1f0c2a94e3d0012ab34cd' }, headers, body },
  given: { campaign: { status, channel: 'PUSH', campaign_delivery_type: 'EVENT_TRIGGERED' } },
})

const purposes = ({ setup = [] }: PreparedRequest) => setup.map(({ purpose }) => purpose)

describe('a request that needs data', () => {
  it('names the requests that created it, also when it is reused', async () => {
    const { world, created } = opened()
    const invalid = change('ACTIVE', { action: 'NONE' })
    const first = await prepared(world, invalid)
    expect(purposes(first)).toEqual(['create a campaign', 'publish the campaign'])
    expect(first.setup).toMatchObject([
      { request: { method: 'POST', url: '/v5/campaigns' }, status: 200 },
      { request: { method: 'PATCH' }, status: 200 },
    ])
    const second = await prepared(world, invalid)
    expect(second.setup).toEqual(first.setup)
    expect(second.input.params).toEqual(first.input.params)
    expect(created).toEqual([{ operation: 'createCampaign', id: first.input.params?.campaign_id }])
  })

  it('gets other data after the server has changed it', async () => {
    const { world, created } = opened()
    const invalid = change('ACTIVE', { action: 'NONE' })
    const first = await prepared(world, invalid)
    await first.discard?.()
    const second = await prepared(world, invalid)
    expect(second.input.params).not.toEqual(first.input.params)
    expect(created).toHaveLength(2)
  })

  it('creates nothing if that is not allowed', async () => {
    const { world, created, sandbox } = opened({ create: false })
    const before = sandbox.data()
    expect(await world.prepare(change('ACTIVE', { action: 'NONE' }))).toEqual({
      skipped: 'no matching campaign in the fixtures; `create` is false',
    })
    const lock = scenario('offering/field-locked#active-by-the-clock')
    expect(await world.prepare(lock)).toMatchObject({ skipped: expect.any(String) })
    expect({ created, data: sandbox.data() }).toEqual({ created: [], data: before })
  })

  it('has no steps if the data is among the fixtures', async () => {
    const campaign = { id: 'a'.repeat(24), channel: 'PUSH', status: 'ACTIVE' }
    const { world, created } = opened({ campaigns: [campaign] })
    const made = await prepared(world, change('ACTIVE', { action: 'NONE' }))
    expect({ setup: made.setup, created }).toEqual({ setup: [], created: [] })
  })
})

describe('the name of an offering', () => {
  it.each(['digits-only', 'underscores-only'])('differs each time: %s', async (name) => {
    const { world } = opened()
    const names = new Set<unknown>()
    for (let time = 0; time < 20; time++) {
      const { input } = await prepared(world, scenario(`offering/name-characters#${name}`))
      names.add((input.body as { name: string }).name)
    }
    expect(names.size).toBeGreaterThan(10)
    for (const each of names)
      expect(each).toMatch(name === 'digits-only' ? /^\d{8}$/ : /^_{5,100}$/)
  })
})

describe('an offering that is active or expired', () => {
  it('is created once, awaited, and used by all requests that must be rejected', async () => {
    const { world, created, send } = opened()
    const started = performance.now()
    const ids = [
      'offering/field-locked#active-by-the-clock',
      'offering/field-locked#active-by-the-clock',
      'offering/expired#before-key',
    ]
    const used: unknown[] = []
    for (const id of ids) {
      const made = await prepared(world, scenario(id))
      expect(purposes(made)).toEqual(['create an offering'])
      used.push(made.input.params?.offer_id)
      const { status, body } = await send(made.request)
      const code = id.includes('expired') ? 'EXPIRED_OFFERING' : 'IMMUTABLE_FIELD'
      expect({ status, body }).toMatchObject({
        ...{ status: id.includes('expired') ? 403 : 400, body: { error: { code } } },
      })
    }
    expect(used[1]).toBe(used[0])
    expect(created.map(({ id }) => id)).toEqual(expect.arrayContaining([used[0], used[2]]))
    expect(created).toHaveLength(3)
    expect(performance.now() - started).toBeLessThan(20_000)
  })

  it('is not waited for without end', async () => {
    const { world, created } = opened()
    const lock = scenario('offering/field-locked#active-by-the-clock')
    let skipped: string | undefined
    while (skipped === undefined) {
      const made = await world.prepare(lock)
      if ('skipped' in made) skipped = made.skipped
      else await made.discard?.()
    }
    expect(skipped).toMatch(/the server has changed those that were created/)
    expect(created).toHaveLength(4)
  })

  it('is needed for the locks, which are then tested without states', async () => {
    const report = await tried({
      only: ['offering/field-locked', 'offering/expired'],
      fixtures: { credentials: 'workspace:key' },
    })
    expect(report.findings).toEqual([])
    expect(report.cases.passed).toBeGreaterThan(15)
  })

  it('shows a server without locks', async () => {
    const report = await tried(
      { only: ['offering/field-locked'], fixtures: { credentials: 'workspace:key' } },
      { forgives: ({ rule }) => rule === 'offering/field-locked' },
    )
    expect(report.findings).toContainEqual(
      expect.objectContaining({ kind: 'accepted', subject: 'offering/field-locked' }),
    )
  })
})

it('tests the workspace without offerings, although the fixtures describe one with them', async () => {
  const { world } = opened({
    credentialsWithoutOfferings: 'basic-plan:key',
    workspace: { offeringsEnabled: true },
  })
  const { request, facts } = await prepared(
    world,
    scenario('offering/feature-disabled#list-offerings'),
  )
  expect(facts.workspace?.offeringsEnabled).toBe(false)
  expect(request.headers.Authorization).toBe(`Basic ${btoa('basic-plan:key')}`)
})
