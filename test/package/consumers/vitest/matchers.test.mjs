import { expect, it } from 'vitest'

it('has the matchers', async () => {
  const stop = { body: { action: 'STOP' } }
  expect(stop).toBeValidRequest('changeCampaignStatus')
  expect({ body: {} }).toBeRejectedWith('structure', 'changeCampaignStatus')
  await expect(Response.json({})).not.toConformTo('changeCampaignStatus')
})
