import { setupWorker } from 'msw/browser'
import { sandboxHandlers } from '../../src/testing/msw/index.js'

/** The result of the page, in the global `result`. */
async function notify() {
  const worker = setupWorker(...sandboxHandlers({}, { baseUrl: '/api' }))
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true })
  const headers = {
    Authorization: `Basic ${btoa('workspace:key')}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
    'X-SVC-Request-Id': '8d8ac610-566d-4ef0-9c22-186b2a5ed793',
  }
  const draft = { channel: 'PUSH', campaign_delivery_type: 'ONE_TIME', created_by: 'a@example.com' }
  const url = '/api/v5/campaigns'
  const created = await fetch(url, { method: 'POST', headers, body: JSON.stringify(draft) })
  const { data } = (await created.json()) as { data: { id: string } }
  const read = await fetch(`${url}/${data.id}`, { headers })
  const conflict = await fetch(url, { method: 'POST', headers, body: '{}' })
  return {
    statuses: [created.status, read.status, conflict.status],
    isSame:
      JSON.stringify(((await read.json()) as { data: unknown }).data) === JSON.stringify(data),
    other: await (await fetch('/v5/offers')).text(),
  }
}

Object.assign(globalThis, { result: notify() })
