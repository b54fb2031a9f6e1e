const { testRule } = require('campaign-contract/jest')

const offerPrefix = {
  id: 'acme/offer-prefix',
  operations: ['createOffering'],
  summary: 'Names start with `acme_`.',
  check({ body }, { report }) {
    if (!body.name.startsWith('acme_'))
      report({ path: ['name'], message: 'must start with `acme_`' })
  },
}

testRule(offerPrefix, {
  valid: [{ change: { name: 'acme_gift' } }],
  invalid: [{ change: { name: 'summer_gift' }, violations: [{ target: 'name' }] }],
})
