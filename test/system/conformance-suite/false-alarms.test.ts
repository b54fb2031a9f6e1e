import { expect, test } from 'vitest'
import { runConformance } from '../../../src/conformance/run/run.js'
import { createSandbox } from '../../../src/testing/sandbox/index.js'
import { tryAltered } from '../../conformance-suite/altered.js'

test('a server that requires a content type has only the finding of that case', async () => {
  const { findings } = await tryAltered(
    (answer, request) => {
      if (request.method === 'GET' || request.body === null) return
      if (!request.headers.get('Content-Type')?.includes('json')) answer.status = 415
    },
    { only: ['body/*', 'http/*'] },
  )
  const rejected = findings.filter(({ kind }) => kind === 'refused')
  const isOfCase = (id: string) => id.startsWith('http/content-type#')
  expect(rejected.filter(({ cases }) => cases.length === 0 || !cases.every(isOfCase))).toEqual([])
})

test('the name of an accepted invalid offering is not reused', async () => {
  const workspace = {
    offeringsEnabled: true,
    offeringNames: [],
    tagIds: ['tag'],
    templateIds: ['template'],
    offeringAttributeIds: ['attribute'],
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
    target,
    cases: 0,
    fixtures: { workspace },
    contract,
    only: ['createOffering', 'offering/*'],
  })
  expect(findings.some(({ kind }) => kind === 'accepted')).toBe(true)
  const isOfNames = (id: string) => id.startsWith('offering/name-taken')
  const others = findings.filter((finding) => !finding.cases.every(isOfNames))
  expect(others.filter(({ got }) => got.includes('DUPLICATE_OFFER_NAME'))).toEqual([])
})

test('a server that requires basic details to publish still gets live campaigns', async () => {
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
    target,
    cases: 0,
    only: ['changeCampaignStatus', 'status/*'],
    fixtures: { workspace: {} },
  })
  const rejected = skipped.filter(({ reason }) => reason.includes('responded with 422'))
  // The content of an e-mail campaign is unknown.
  expect(rejected.flatMap(({ ids }) => ids).filter((id) => !id.endsWith('#email'))).toEqual([])
  expect(cases.passed).toBeGreaterThan(5)
})
