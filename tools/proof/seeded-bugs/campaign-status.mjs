import { bug, when } from './bugs/active.mjs'
import { campaignOf, isEmail, unprocessable } from './campaigns.mjs'
import { add, isObject, needs, oneOf, own, shape, text } from './check.mjs'
import { campaignViolations } from './errors.mjs'

const rejected = {
  STOP: ['PERIODIC'],
  PAUSE: ['ONE_TIME'],
  RESUME: ['ONE_TIME'],
}
if (bug('stop-periodic-accepted')) rejected.STOP = []
if (bug('stop-triggered-rejected')) rejected.STOP = ['PERIODIC', 'EVENT_TRIGGERED']
if (bug('stop-business-event-rejected')) rejected.STOP = ['PERIODIC', 'BUSINESS_EVENT_TRIGGERED']
if (bug('stop-one-time-rejected')) rejected.STOP = ['ONE_TIME']
if (bug('pause-one-time-accepted')) rejected.PAUSE = []
if (bug('resume-one-time-accepted')) rejected.RESUME = []
if (bug('pause-periodic-rejected')) rejected.PAUSE = ['ONE_TIME', 'PERIODIC']
if (bug('resume-triggered-rejected')) {
  rejected.RESUME = ['ONE_TIME', 'EVENT_TRIGGERED', 'BUSINESS_EVENT_TRIGGERED']
}

if (bug('pause-location-triggered-rejected')) rejected.PAUSE = ['ONE_TIME', 'LOCATION_TRIGGERED']
if (bug('resume-device-triggered-rejected')) rejected.RESUME = ['ONE_TIME', 'DEVICE_TRIGGERED']
if (bug('resume-periodic-rejected')) rejected.RESUME = ['ONE_TIME', 'PERIODIC']
if (bug('pause-business-event-rejected')) rejected.PAUSE = ['ONE_TIME', 'BUSINESS_EVENT_TRIGGERED']

const paused = when('pause-returns-to-draft', 'DRAFT', 'PAUSED')
const results = { STOP: 'STOPPED', PAUSE: paused, RESUME: 'ACTIVE', PUBLISH: 'ACTIVE' }

const action = oneOf(
  'STOP',
  'PAUSE',
  'RESUME',
  ...(bug('status-publish-accepted') ? ['PUBLISH'] : []),
  ...(bug('status-lower-case-accepted') ? ['stop', 'pause', 'resume'] : []),
)

const firstAction = (value, path, out) => action(Array.isArray(value) ? value[0] : value, path, out)
const trimmedAction = (value, path, out) =>
  action(typeof value === 'string' ? value.trim() : value, path, out)
const actionField = when(
  'status-action-any',
  text,
  when(
    'status-action-list-accepted',
    firstAction,
    when('status-action-trimmed', trimmedAction, action),
  ),
)

const acceptedForEmail = {
  STOP: 'stop-periodic-email-accepted',
  PAUSE: 'pause-one-time-email-accepted',
  RESUME: 'resume-one-time-email-accepted',
}

export function changeStatus(call) {
  const { body, responseId } = call
  const out = []
  if (bug('status-action-number-500')) body.action?.trim()
  if (bug('status-action-optional') && isObject(body)) body.action ??= 'STOP'
  if (bug('status-request-id-rejected') && own(body, 'request_id') !== undefined) {
    add(out, 'request_id', 'request_id is unknown')
  }
  shape({ action: actionField }, needs('action'))(body, '', out)
  if (out.length > 0) throw campaignViolations(out)
  const campaign = campaignOf(call)
  const type = campaign.campaign_delivery_type
  const stops = bug('stop-of-draft-accepted') && body.action === 'STOP'
  if (campaign.status === 'DRAFT' && !stops && !bug('status-of-draft-accepted')) {
    throw unprocessable('A draft has to be published first', 'campaign_id')
  }
  if (bug('paused-not-resumable') && campaign.status !== 'ACTIVE') {
    throw unprocessable('Only active campaigns can change', 'campaign_id')
  }
  if (bug('status-of-new-campaign-rejected') && campaign.publishedHere) {
    throw unprocessable('A draft has to be published first', 'campaign_id')
  }
  if (bug('stop-of-paused-rejected') && campaign.status === 'PAUSED' && body.action === 'STOP') {
    throw unprocessable('Only active campaigns can stop', 'campaign_id')
  }
  if (bug('second-pause-rejected') && body.action === 'PAUSE') {
    if (campaign.pausedBefore) throw unprocessable('The campaign was paused before', 'action')
    campaign.pausedBefore = true
  }
  if (bug('status-of-email-rejected') && isEmail(campaign)) {
    throw unprocessable('This is not a push campaign', 'campaign_id')
  }
  if (bug('status-broadcast-500') && type === 'BROADCAST_LIVE_ACTIVITY') {
    throw new TypeError(`Unknown type ${type}`)
  }
  const stopsPaused = campaign.status === 'PAUSED' && body.action === 'STOP'
  const stopped = campaign.status === 'STOPPED' && body.action === 'RESUME'
  const passes =
    (isEmail(campaign) && bug(acceptedForEmail[body.action] ?? '')) ||
    (stopsPaused && bug('stop-of-paused-periodic-accepted')) ||
    (stopped && bug('resume-of-stopped-one-time-accepted'))
  if (rejected[body.action]?.includes(type) && !passes) {
    throw unprocessable(`${body.action} is not possible for ${type}`, 'action')
  }
  const result = results[body.action] ?? campaign.status
  if (!bug('status-change-lost')) campaign.status = result
  if (bug('status-change-of-all')) {
    for (const each of call.account.workspace.campaigns.values()) {
      if (each.status !== 'DRAFT') each.status = result
    }
  }
  const data = { id: campaign.id, action: body.action }
  if (bug('status-response-has-status')) data.status = campaign.status
  const answer = { response_id: responseId, type: 'campaign', data }
  if (bug('status-response-without-type')) delete answer.type
  if (bug('status-response-without-response-id')) delete answer.response_id
  if (bug('status-response-data-null')) answer.data = null
  if (bug('status-response-empty')) return { status: 204, body: '' }
  return { status: 202, body: answer }
}
