require('campaign-contract/jest')

it('has the matchers', () => {
  expect({ body: { action: 'STOP' } }).toBeValidRequest('changeCampaignStatus')
  expect({ body: {} }).toBeRejectedWith('structure', 'changeCampaignStatus')
})
