const { testRule } = require('campaign-contract/jest')

it('has the matchers', () => {
  expect({ body: { action: 'STOP' } }).toBeValidRequest('changeCampaignStatus')
  expect({ body: {} }).toBeRejectedWith('structure', 'changeCampaignStatus')
})

const noStop = {
  id: 'acme/no-stop',
  operations: ['changeCampaignStatus'],
  summary: 'Campaigns are paused, not stopped.',
  check({ body }, { report }) {
    if (body.action === 'STOP') report({ path: ['action'], message: 'must be `PAUSE`' })
  },
}

testRule(noStop, {
  valid: [{ body: { action: 'PAUSE' } }],
  invalid: [{ change: {}, violations: [{ target: 'action', message: 'must be `PAUSE`' }] }],
})
