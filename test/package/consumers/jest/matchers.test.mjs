import { expect, it } from '@jest/globals'
import 'campaign-contract/jest'

it('has the matchers', async () => {
  const stop = { body: { action: 'STOP' } }
  expect(stop).toBeValidRequest('changeCampaignStatus')
  expect({ body: {} }).toBeRejectedWith('structure', 'changeCampaignStatus')
  await expect(Response.json({})).not.toConformTo('changeCampaignStatus')
})
