/** Tests the matchers of an entry, and its tests of a rule, with the functions of a test runner. */
exports.testEntry = ({ expect, it, testRule }) => {
  it('has the matchers', async () => {
    const stop = { body: { action: 'STOP' } }
    expect(stop).toBeValidRequest('changeCampaignStatus')
    expect({ body: {} }).toBeRejectedWith('structure', 'changeCampaignStatus')
    await expect(Response.json({})).not.toConformTo('changeCampaignStatus')
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
}
