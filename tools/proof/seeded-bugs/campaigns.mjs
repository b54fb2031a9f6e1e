import { bug, switchedOn, when } from './bugs/active.mjs'
import { own } from './check.mjs'
import { ApiError } from './errors.mjs'
import { findAnywhere, findCampaign, now } from './store.mjs'

const crossing = {
  'update-crosses-workspaces': 'updateCampaign',
  'get-crosses-workspaces': 'getCampaign',
  'status-crosses-workspaces': 'status',
}

export function campaignOf({ account, params, operation }) {
  if (bug('malformed-campaign-id-500') && !/^[0-9a-f]{24}$/i.test(params.id)) {
    throw new TypeError('Cast to ObjectId failed')
  }
  const anywhere = switchedOn(crossing).includes(operation)
  const campaign = anywhere ? findAnywhere(params.id) : findCampaign(account.workspace, params.id)
  if (!campaign) {
    const code = when('campaign-not-found-code', 'NOT_FOUND', 'BAD_REQUEST')
    throw new ApiError(404, code, 'There is no such campaign', { target: 'campaign_id' })
  }
  return campaign
}

export const unprocessable = (message, target) =>
  new ApiError(422, 'UNPROCESSABLE_ENTITY', message, { target })

export const isEmail = ({ channel }) => channel === 'EMAIL'

/** The fields of a campaign that lists and reads return. */
export function summaryOf(campaign, workspace) {
  const { basic_details: details } = campaign
  const text = (name) => (typeof details?.[name] === 'string' ? details[name] : null)
  return {
    name: text('name') ?? campaign.name ?? null,
    channel: campaign.channel,
    status: campaign.status,
    id: campaign.id,
    campaign_delivery_type: campaign.campaign_delivery_type,
    tags: own(details, 'tags') ?? campaign.tags ?? [],
    created_by: campaign.created_by ?? null,
    created_at: campaign.created_at,
    ...(workspace.versioningEnabled
      ? { campaign_id: campaign.campaign_id, version_number: campaign.version_number }
      : {}),
  }
}

export function getCampaign(call) {
  const campaign = campaignOf(call)
  const hidden =
    (bug('get-draft-404') && campaign.status === 'DRAFT') ||
    (bug('get-mail-draft-404') && campaign.status === 'DRAFT' && isEmail(campaign)) ||
    (bug('get-paused-campaign-404') && campaign.status === 'PAUSED') ||
    (bug('stopped-campaign-404') && campaign.status === 'STOPPED') ||
    (bug('published-draft-404') && campaign.publishedHere)
  if (hidden) {
    throw new ApiError(404, 'BAD_REQUEST', 'There is no such campaign', { target: 'campaign_id' })
  }
  if (bug('get-without-details-500')) campaign.basic_details.toString()
  let data = summaryOf(campaign, call.account.workspace)
  if (bug('get-result-cached')) {
    campaign.cached ??= data
    data = campaign.cached
  }
  if (bug('get-status-stale')) data.status = 'DRAFT'
  const body = { response_id: call.responseId, type: 'campaign', data }
  return { status: 200, body, html: bug('get-content-type-html') }
}

const withHistory = [
  ...(bug('executions-periodic-rejected') ? [] : ['PERIODIC']),
  ...(bug('executions-business-event-rejected') ? [] : ['BUSINESS_EVENT_TRIGGERED']),
]

export function executions(call) {
  const campaign = campaignOf(call)
  if (!withHistory.includes(campaign.campaign_delivery_type)) {
    throw unprocessable('This campaign has no instances', 'parent_campaign_id')
  }
  const onEvent = campaign.campaign_delivery_type === 'BUSINESS_EVENT_TRIGGERED'
  if (bug('executions-mail-business-event-rejected') && onEvent && isEmail(campaign)) {
    throw unprocessable('This campaign has no instances', 'parent_campaign_id')
  }
  if (bug('executions-mail-periodic-rejected') && !onEvent && isEmail(campaign)) {
    throw unprocessable('This campaign has no instances', 'parent_campaign_id')
  }
  if (bug('executions-of-paused-rejected') && campaign.status === 'PAUSED') {
    throw unprocessable('This campaign is not active', 'parent_campaign_id')
  }
  if (bug('executions-of-stopped-404') && campaign.status === 'STOPPED') {
    throw new ApiError(404, 'BAD_REQUEST', 'There is no such campaign', {
      target: 'parent_campaign_id',
    })
  }
  if (bug('executions-of-new-campaign-500') && campaign.publishedHere) {
    throw new TypeError("Cannot read properties of undefined (reading 'executions')")
  }
  if (bug('executions-of-email-500') && campaign.channel === 'EMAIL') {
    campaign.basic_details.platforms.length.toString()
  }
  const past = [1, 2].map((n) => ({
    id: `${campaign.id.slice(0, 22)}${(n + 160).toString(16)}`,
    sent_time: new Date(now() - n * 86_400_000).toISOString(),
    status: 'SENT',
  }))
  const data = { executions: past, total_instances: past.length }
  for (const each of past) {
    if (bug('executions-without-ids')) delete each.id
    if (bug('executions-id-of-parent')) each.id = campaign.id
  }
  if (bug('executions-without-count')) delete data.total_instances
  if (bug('executions-without-status')) for (const each of past) delete each.status
  if (bug('executions-without-sent-time')) for (const each of past) delete each.sent_time
  return { status: 200, body: { response_id: call.responseId, type: 'campaign', data } }
}
