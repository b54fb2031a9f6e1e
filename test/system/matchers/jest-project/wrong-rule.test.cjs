const { testRule } = require('campaign-contract/jest')

const silent = {
  id: 'acme/silent',
  operations: ['changeCampaignStatus'],
  summary: 'Reports nothing.',
  check() {},
}

testRule(silent, {
  valid: [{ name: 'valid', body: { action: 'PAUSE' } }],
  invalid: [
    { name: 'not reported', body: { action: 'STOP' }, violations: [{ target: 'action' }] },
    { name: 'invalid structure', body: { action: 'HALT' }, violations: 1 },
  ],
})
