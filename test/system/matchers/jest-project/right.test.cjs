const { contractMatchers } = require('campaign-contract/jest')

const stop = { body: { action: 'STOP' } }
const operation = 'changeCampaignStatus'
const periodic = { campaign: { status: 'ACTIVE', campaign_delivery_type: 'PERIODIC' } }

it('what is right passes', async () => {
  expect(stop).toBeValidRequest(operation)
  expect(stop).not.toBeValidRequest(operation, periodic)
  expect([stop]).toEqual([expect.toBeValidRequest(operation)])
  expect(stop).toBeRejectedWith('status/stop-periodic', operation, periodic)
  expect(stop).not.toBeRejectedWith('structure', operation)
  const body = { response_id: 'a-1', type: 'campaign', data: {} }
  expect({ status: 200, body }).toConformTo(operation)
  await expect(Response.json(body)).toConformTo(operation)
  await expect(Response.json({})).not.toConformTo(operation)
  await expect(Promise.resolve(stop)).resolves.toBeValidRequest(operation)
})

it('with the options of a contract', () => {
  const unknownField = { body: { action: 'STOP', reason: 'x' } }
  expect(unknownField).toBeValidRequest(operation)
  expect.extend(contractMatchers({ contract: { rules: { 'field/unknown': 'error' } } }))
  expect(unknownField).toBeRejectedWith('field/unknown', operation)
})
