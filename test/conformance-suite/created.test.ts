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
