import { expect, it } from 'vitest'
import { loadCases } from '../../../src/conformance/cases/load-cases.js'
import type { RunSettings } from '../../../src/conformance/run/options.js'
import { createSandbox, type Mutant, type Sandbox } from '../../../src/testing/sandbox/index.js'
import { run } from '../../conformance-suite/trying.js'

/** Tests a sandbox as a server whose state the suite cannot set, so it creates what a case needs. */
const tested = ({ fetch }: Sandbox, fixtures: object = {}, settings: RunSettings = {}) =>
  run(
    {
      target: async (request) =>
        new URL(request.url).pathname.startsWith('/v5/')
          ? fetch(request)
          : new Response(null, { status: 404 }),
      fixtures: { credentials: 'workspace:key', ...fixtures },
      ...(settings.cases === undefined && {
        only: ['offering/field-locked', 'offering/expired', 'status/stop-periodic'],
      }),
    },
    { kinds: ['cases'], ...settings },
  )

it('creates what cases need, and finds a server without locks', async () => {
  const fault: Mutant = {
    name: 'no-locks',
    summary: 'No field is locked.',
    forgives: ({ rule }) => rule === 'offering/field-locked',
  }
  const report = await tested(createSandbox({ fault }))
  expect(report.cases.passed).toBeGreaterThan(5)
  expect(report.findings).toContainEqual(
    expect.objectContaining({ kind: 'accepted', subject: 'offering/field-locked' }),
  )
  const created = new Set(report.created.map(({ operation }) => operation))
  expect(created).toEqual(new Set(['createCampaign', 'createOffering']))
})

it('finds nothing on a server with locks', async () => {
  const report = await tested(createSandbox())
  expect(report.findings).toEqual([])
  expect(report.cases.passed).toBeGreaterThan(15)
})

it('creates nothing if that is not allowed', async () => {
  const sandbox = createSandbox()
  const before = sandbox.data()
  const report = await tested(sandbox, { create: false })
  expect(report.created).toEqual([])
  expect(sandbox.data()).toEqual(before)
  expect(report.skipped.map(({ reason }) => reason)).toContain(
    'no matching campaign in the fixtures; `create` is false',
  )
})

it('finds nothing in a second run, also where a case writes a name with escapes', async () => {
  const escaped = loadCases().filter(({ id }) => id.endsWith('#unusual-offering-name-escaped'))
  expect(escaped).toHaveLength(1)
  const sandbox = createSandbox()
  await tested(sandbox, {}, { cases: escaped })
  const again = await tested(sandbox, {}, { cases: escaped })
  expect(again).toMatchObject({ findings: [], cases: { passed: 1 } })
})
