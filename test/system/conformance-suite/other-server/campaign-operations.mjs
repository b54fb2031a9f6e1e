import { when } from './active-bug.mjs'
import * as drafts from './campaign-drafts.mjs'
import { checkSearch, search } from './campaign-search.mjs'
import { changeStatus, checkStatus } from './campaign-status.mjs'
import { checkTest, sendTest } from './campaign-test.mjs'
import { checkExists, requestIdShape, shown, success } from './campaigns.mjs'
import { findCampaign } from './store.mjs'

const family = 'campaigns'
const path = '/v5/campaigns'
const post = { family, method: 'POST', body: 'required', needsKey: true }
const patch = { ...post, method: 'PATCH' }
const second = 1000

function checkExecutions(call, violations) {
  checkExists(call, violations, 'parent_campaign_id')
  if (call.body) requestIdShape(call.body, '', violations)
}

/** Each `check` reports the violations of a call, and `perform` returns the response to a valid one. */
export const campaignOperations = {
  testCampaign: {
    ...post,
    path: `${path}/test`,
    limits: [
      [second, when('test-rate-eleven', 11, 10)],
      [60 * second, 100],
      [3600 * second, 6000],
    ],
    check: checkTest,
    perform: sendTest,
  },
  searchCampaigns: {
    ...post,
    path: `${path}/search`,
    hasOptionalId: true,
    check: checkSearch,
    perform: search,
  },
  createCampaign: { ...post, path, check: drafts.checkCreate, perform: drafts.create },
  updateCampaign: {
    ...patch,
    path: `${path}/{campaign_id}`,
    check: drafts.checkUpdate,
    perform: drafts.update,
  },
  getCampaign: {
    family,
    method: 'GET',
    path: `${path}/{campaign_id}`,
    check: checkExists,
    perform: ({ params }) => success(shown(findCampaign(params.campaign_id))),
  },
  changeCampaignStatus: {
    ...patch,
    path: `${path}/{campaign_id}/status`,
    check: checkStatus,
    perform: changeStatus,
  },
  validateCampaign: {
    ...post,
    path: `${path}/{campaign_id}/validate`,
    body: 'optional',
    needsKey: false,
    check: drafts.checkValidate,
    perform: drafts.validate,
  },
  listCampaignExecutions: {
    ...post,
    path: `${path}/{parent_campaign_id}/executions`,
    body: 'optional',
    check: checkExecutions,
    perform: ({ params }) => success({ ...params, total_instances: 0, executions: [] }),
  },
}
