import { expect, it } from 'vitest'
import { loadCases } from '../../src/conformance/cases/load-cases.js'
import { announcementPath } from '../../src/testing/sandbox/announcement.js'
import { createSandbox } from '../../src/testing/sandbox/index.js'
import { run } from './trying.js'

it('lists a campaign and an offering that have the same id', async () => {
  const { fetch } = createSandbox({
    fault: {
      name: 'one-id',
      summary: '',
      answer: (response, { operation }) =>
        operation.startsWith('create') && response.status < 300
          ? { ...response, body: { data: { id: '1' } } }
          : response,
    },
  })
  const target = async (request: Request) =>
    request.url.endsWith(announcementPath) ? new Response(null, { status: 404 }) : fetch(request)
  const only = ['createCampaign', 'createOffering']
  const cases = loadCases().filter(
    ({ request, expect }) => only.includes(String(request?.operation)) && expect.ok,
  )
  const report = await run(
    { target, only, fixtures: { create: true } },
    { cases, kinds: ['cases'] },
  )
  expect(report.created).toEqual(only.map((operation) => ({ operation, id: '1' })))
})

it('does not count an operation as reached that no valid request was sent to', async () => {
  const sandbox = createSandbox()
  const target = async (request: Request) => {
    if (request.url.endsWith(announcementPath)) return new Response(null, { status: 404 })
    const isCreate = request.method === 'POST' && request.url.includes('offer')
    const error = { error: { code: 'FORBIDDEN', message: 'No.' }, response_id: '1' }
    return isCreate ? Response.json(error, { status: 403 }) : sandbox.fetch(request)
  }
  const only = ['createOffering', 'updateOffering', 'offering/*']
  const report = await run({ target, only, fixtures: { workspace: {} } }, { kinds: ['cases'] })
  const valid = Object.fromEntries(
    report.coverage.operations.map((each) => [each.operation, each.valid > 0]),
  )
  expect(valid).toMatchObject({ createOffering: true, updateOffering: false })
})
