const stop = { body: { action: 'STOP' } }
const halt = { body: { action: 'HALT', reason: 'x' } }
const lacking = { status: 200, body: { response_id: 'a-1' } }
const operation = 'changeCampaignStatus'

// Each by the name of its message in ../messages.yaml.
it('an invalid request', () => expect(halt).toBeValidRequest(operation))
it('unchecked without facts', () =>
  expect(stop).toBeRejectedWith('status/stop-periodic', operation))
it('not: rejected', () => expect(halt).not.toBeRejectedWith('structure', operation))
it('a response that does not conform', () => expect(lacking).toConformTo(operation))
it('unknown rule', () => expect(stop).toBeRejectedWith('status/stop-perodic', operation))
it('a bare body', () => expect(halt.body).toBeRejectedWith('structure', operation))
