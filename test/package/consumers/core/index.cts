import contract = require('campaign-contract')

const verdict = contract.createContract().check('testCampaign', { body: {} })
export const envelope: unknown = verdict.ok ? undefined : verdict.response.body
