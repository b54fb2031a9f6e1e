import { expect, it } from 'vitest'
import { createSandbox } from '../../src/testing/sandbox/index.js'
import { bases } from '../conformance/load-cases.js'
import { authorization } from './client.js'

const draft = bases['create-push-minimal']?.body

it('truncates a long request id in all responses, like the contract', async () => {
  const id = 'r'.repeat(10_000)
  const rejects = () => ({ target: 'name', message: 'is refused' })
  const faults = [undefined, { name: 'a', summary: '', refuses: rejects }]
  for (const fault of faults) {
    const { fetch } = createSandbox(fault && { fault })
    for (const path of ['/v5/campaigns', '/v5/offers']) {
      const headers = {
        Authorization: authorization,
        'X-SVC-Request-Id': id,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      }
      const init = path === '/v5/offers' ? {} : { method: 'POST', body: JSON.stringify(draft) }
      const response = await fetch(new Request(`http://localhost${path}`, { headers, ...init }))
      const text = await response.text()
      expect(text).toContain('rrr…rrr')
      expect(text.length).toBeLessThan(2000)
    }
  }
})
