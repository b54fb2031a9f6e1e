import { bug, when } from './active-bug.mjs'
import { checkExists, success } from './campaigns.mjs'
import { fields, oneOf, text } from './shape.mjs'
import { findCampaign, replaceCampaign } from './store.mjs'
import { isObjectId } from './values.mjs'

const shape = fields({ request_id: text }, ['action'])
const statuses = { STOP: 'STOPPED', PAUSE: 'PAUSED', RESUME: 'ACTIVE' }
const action = oneOf(...Object.keys(statuses))

/** The delivery types for which an action is not available. */
const unavailable = {
  STOP: ['PERIODIC', ...when('status-stop-business-event', ['BUSINESS_EVENT_TRIGGERED'], [])],
  PAUSE: ['ONE_TIME'],
  RESUME: when('status-resume-one-time', [], ['ONE_TIME']),
}

export function checkStatus(call, violations) {
  const { body, params } = call
  const campaign = checkExists(call, violations)
  if (!isObjectId(params.campaign_id)) violations.add('campaign_id', 'must be 24 hex characters')
  shape(body, '', violations)
  if (body.action === 'PUBLISH') {
    const instead = 'send PATCH /v5/campaigns/{campaign_id} with {"status": "PUBLISH"}'
    violations.add('action', `must not be PUBLISH: ${instead}`)
  } else if (body.action !== undefined) action(body.action, 'action', violations)
  if (!campaign) return
  const type = campaign.campaign_delivery_type
  const forbid = (message) => violations.add('action', message, { status: 422 })
  if (campaign.status === 'DRAFT') forbid('needs a published campaign')
  else if (Object.hasOwn(unavailable, body.action) && unavailable[body.action].includes(type)) {
    forbid(`must not be ${body.action} for ${type}`)
  }
}

export function changeStatus({ body, params }) {
  const status = statuses[body.action]
  replaceCampaign({ ...findCampaign(params.campaign_id), status })
  return success(bug('status-echoed') ? { status } : {})
}
