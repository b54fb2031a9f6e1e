import { expect, test } from 'vitest'
import { runConformance } from '../../../src/conformance/run/run.js'
import { withCredentials } from '../../../src/conformance/sending/wire.js'
import { mapIds } from '../../../src/conformance/world/map-ids.js'
import { createSandbox } from '../../../src/testing/sandbox/index.js'
import { tryAltered } from '../../conformance-suite/altered.js'

test('a server that asks for the type of every body departs in the case about that alone', async () => {
  const { findings } = await tryAltered(
    (answer, request) => {
      if (request.method === 'GET' || request.body === null) return
      if (!request.headers.get('Content-Type')?.includes('json')) answer.status = 415
    },
    { only: ['body/*', 'http/*'] },
  )
  const refused = findings.filter(({ kind }) => kind === 'refused')
  expect(refused.filter(({ subject }) => subject !== 'http/content-type')).toEqual([])
})

test('the name of a wrong offering that was created is not taken for the requests after it', async () => {
  const workspace = {
    ...{ offeringsEnabled: true, offeringNames: [] },
    ...{ tagIds: ['tag'], templateIds: ['template'], offeringAttributeIds: ['attribute'] },
  }
  const contract = { limits: { createOffering: [] } }
  const sandbox = createSandbox({ contract, data: { workspace } })
  const day = 24 * 60 * 60 * 1000
  const at = (days: number) => new Date(Date.now() + days * day).toISOString()
  const target = async (request: Request) => {
    const text = await request.clone().text()
    const response = await sandbox.fetch(request.clone())
    const answer = await response.clone().text()
    if (!answer.includes('INVALID_SCHEDULING')) return response
    const scheduling = { start_datetime: at(1), expiry_datetime: at(2) }
    const headers = new Headers(request.headers)
    headers.set('Idempotency-Key', crypto.randomUUID())
    const body = JSON.stringify({ ...JSON.parse(text), scheduling })
    return sandbox.fetch(new Request(request.url, { method: 'POST', headers, body }))
  }
  const { findings } = await runConformance({
    ...{ target, cases: 0, fixtures: { workspace } },
    ...{ contract, only: ['createOffering', 'offering/*'] },
  })
  expect(findings.some(({ kind }) => kind === 'accepted')).toBe(true)
  expect(findings.filter(({ got }) => got.includes('DUPLICATE_OFFER_NAME'))).toEqual([])
})

test('every id that a request takes for known is one of the workspace', () => {
  const ids = mapIds({ tagIds: ['a', 'b', 'c'] }, { tagIds: ['x', 'y'] })
  expect([...ids]).toEqual([
    ['a', 'x'],
    ['b', 'y'],
    ['c', 'x'],
  ])
  expect(mapIds({ tagIds: ['a'] }, { tagIds: [] }).size).toBe(0)
})

test('credentials that are put in the place of others leave the scheme as it is written', () => {
  const headers = (value: string) => withCredentials({ Authorization: value }, 'workspace:key')
  expect(headers('bASIC YTpi')).toEqual({ Authorization: 'bASIC d29ya3NwYWNlOmtleQ==' })
  expect(headers('Basic YTpi')).toEqual({ Authorization: 'Basic d29ya3NwYWNlOmtleQ==' })
  expect(headers('Bearer YTpi')).toEqual({ Authorization: 'Bearer YTpi' })
})

test('a server that wants basic details to publish is tried with live campaigns all the same', async () => {
  const sandbox = createSandbox()
  const target = async (request: Request) => {
    const body = request.method === 'PATCH' ? JSON.parse(await request.clone().text()) : {}
    const id = new URL(request.url).pathname.split('/')[3] ?? ''
    const lacks = sandbox.data().campaigns?.[id]?.basic_details === undefined
    return body.status === 'PUBLISH' && lacks
      ? Response.json({}, { status: 422 })
      : sandbox.fetch(request)
  }
  const { skipped, cases } = await runConformance({
    ...{ target, cases: 0, only: ['changeCampaignStatus', 'status/*'] },
    fixtures: { workspace: {} },
  })
  const refused = skipped.filter(({ reason }) => reason.includes('was answered with 422'))
  // Of an e-mail it is not known what there would be to send.
  expect(refused.flatMap(({ ids }) => ids).filter((id) => !id.endsWith('#email'))).toEqual([])
  expect(cases.passed).toBeGreaterThan(5)
})
