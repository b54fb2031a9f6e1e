import { expect, it } from 'vitest'

// A test file that does not load has no tests that could fail; here loading is the test.
it('the library loads, and makes contracts', { timeout: 60_000 }, async () => {
  const { createContract } = await import('../../src/index.js')
  const options = { serviceName: 'ACME', basePath: '/api', statusPath: '/s/{campaign_id}' }
  expect(createContract(options).match('PATCH', '/api/s/1')).toEqual({
    operation: 'changeCampaignStatus',
    params: { campaign_id: '1' },
  })
  expect(createContract().match('GET', '/v5/offers')?.operation).toBe('listOfferings')
})
