import { expect, it } from 'vitest'
import { createSandbox } from '../../src/testing/sandbox/index.js'
import { authorization } from './client.js'

it('truncates a long request id in all responses, like the contract', async () => {
  const id = 'r'.repeat(10_000)
  const rejects = () => ({ target: 'name', message: 'is refused' })
  const faults = [undefined, { name: 'a', summary: '', shows: { subjects: [] }, refuses: rejects }]
  for (const fault of faults) {
    const { fetch } = createSandbox(fault && { fault })
    for (const path of ['/v5/campaigns', '/v5/offers']) {
      const headers = { Authorization: authorization, 'X-SVC-Request-Id': id }
      const response = await fetch(
        path === '/v5/offers'
          ? new Request(`http://localhost${path}`, { headers })
          : new Request(`http://localhost${path}`, {
              method: 'POST',
              headers: {
                ...headers,
                'Content-Type': 'application/json',
                'Idempotency-Key': crypto.randomUUID(),
              },
              body: '{"channel":"PUSH","campaign_delivery_type":"ONE_TIME","created_by":"a@example.com"}',
            }),
      )
      const text = await response.text()
      expect(text).toContain('rrr…rrr')
      expect(text.length).toBeLessThan(2000)
    }
  }
})
