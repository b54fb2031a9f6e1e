import { checkConnector, checkEmailDetails, checkPushDetails } from './basic-details.mjs'
import { bug, switchedOn, when } from './bugs/active.mjs'
import { add, anything, isObject, need, needs, oneOf, own, shape, text } from './check.mjs'
import { checkCampaignContent, isFlat, localesOf } from './content.mjs'
import { ApiError, campaignViolations } from './errors.mjs'
import { findAnywhere, findCampaign, newId, now, storeCampaign } from './store.mjs'

const componentNames = ['basic_details', 'connector', 'campaign_content']
const pushOnly = [
  ...(bug('create-email-business-event-rejected') ? ['BUSINESS_EVENT_TRIGGERED'] : []),
  ...(bug('create-email-event-triggered-rejected') ? ['EVENT_TRIGGERED'] : []),
  ...(bug('email-device-triggered-accepted') ? [] : ['DEVICE_TRIGGERED']),
  ...(bug('email-location-triggered-accepted') ? [] : ['LOCATION_TRIGGERED']),
  ...(bug('email-periodic-rejected') ? ['PERIODIC'] : []),
]
const deliveryTypes = [
  'ONE_TIME',
  'PERIODIC',
  'EVENT_TRIGGERED',
  ...(bug('create-business-event-rejected') ? [] : ['BUSINESS_EVENT_TRIGGERED']),
  ...(bug('create-device-triggered-rejected') ? [] : ['DEVICE_TRIGGERED']),
  ...(bug('create-location-triggered-rejected') ? [] : ['LOCATION_TRIGGERED']),
  ...switchedOn({
    'create-broadcast-accepted': 'BROADCAST_LIVE_ACTIVITY',
    'email-broadcast-accepted': 'BROADCAST_LIVE_ACTIVITY',
  }),
]

const channels = ['PUSH', 'EMAIL', ...(bug('create-sms-accepted') ? ['SMS'] : [])]
const anyCase = (check) => (value, path, out) =>
  check(typeof value === 'string' ? value.toUpperCase() : value, path, out)

const draftFields = shape(
  {
    channel: bug('create-channel-any-case') ? anyCase(oneOf(...channels)) : oneOf(...channels),
    campaign_delivery_type: when('create-delivery-type-any', text, oneOf(...deliveryTypes)),
    created_by: when('create-created-by-any-type', anything, text),
  },
  needs(
    ...(bug('create-channel-optional') ? [] : ['channel']),
    ...(bug('create-delivery-type-optional') ? [] : ['campaign_delivery_type']),
    ...(bug('create-created-by-optional') ? [] : ['created_by']),
    ...(bug('create-needs-basic-details') ? ['basic_details'] : []),
  ),
)

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

/** Checks each component that the body has. */
function checkComponents(body, out, { channel, type, workspace, stored = true }) {
  const details = own(body, 'basic_details')
  if (details !== undefined && !(bug('update-push-details-unchecked') && channel === 'PUSH')) {
    if (channel === 'EMAIL') checkEmailDetails(details, 'basic_details', out, { workspace, stored })
    else checkPushDetails(details, 'basic_details', out, type)
  }
  const connector = own(body, 'connector')
  const connects = channel === 'EMAIL' && !(stored && bug('update-connector-unchecked'))
  if (connects && connector !== undefined) {
    checkConnector(connector, 'connector', out, { workspace })
  }
  const content = own(body, 'campaign_content')
  const keyed = content && !isFlat(own(content, 'content'))
  const skipped =
    (bug('update-email-content-unchecked') && channel === 'EMAIL') ||
    (bug('update-second-component-unchecked') && details !== undefined) ||
    (bug('update-keyed-content-unchecked') && keyed)
  if (content !== undefined && !skipped) {
    checkCampaignContent(content, 'campaign_content', out, channel)
  }
}

const components = (body) =>
  Object.fromEntries(
    componentNames.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]]),
  )

export function createCampaign({ body, account: { workspace }, responseId }) {
  const out = []
  draftFields(body, '', out)
  const channel = own(body, 'channel') ?? when('create-channel-optional', 'PUSH', undefined)
  const type = own(body, 'campaign_delivery_type')
  if (bug('email-broadcast-accepted') && channel === 'PUSH') {
    if (type === 'BROADCAST_LIVE_ACTIVITY') add(out, 'campaign_delivery_type', 'Not available')
  }
  if (bug('create-location-needs-details') && type === 'LOCATION_TRIGGERED') {
    need(body, '', out, 'basic_details')
  }
  if (bug('create-periodic-needs-scheduling') && type === 'PERIODIC') {
    need(body, '', out, 'scheduling')
  }
  if (bug('create-email-needs-connector') && channel === 'EMAIL') need(body, '', out, 'connector')
  if (channel === 'EMAIL' && pushOnly.includes(type)) {
    add(out, 'campaign_delivery_type', `${type} is available for PUSH only`)
  }
  if (out.length === 0) checkComponents(body, out, { channel, type, workspace, stored: false })
  if (out.length > 0) throw campaignViolations(out)
  const campaign = storeCampaign(workspace, {
    channel,
    campaign_delivery_type: (!bug('create-stored-as-one-time') && type) || 'ONE_TIME',
    created_by: when('created-by-is-api-user', workspace.id, body.created_by),
    ...components(body),
    ...(bug('create-is-active') ? { status: 'ACTIVE' } : {}),
  })
  const id = bug('create-id-prefixed') ? `cmp_${campaign.id}` : campaign.id
  return { status: 201, body: { response_id: responseId, type: 'campaign', data: { id } } }
}

/** What a campaign still lacks before it can go live. */
function publishViolations(campaign, workspace) {
  const out = []
  const { channel, campaign_delivery_type: type } = campaign
  need(campaign, '', out, 'basic_details', 'campaign_content')
  checkComponents(campaign, out, { channel, type, workspace })
  need(campaign.basic_details, 'basic_details', out, 'name')
  if (channel === 'EMAIL') need(campaign, '', out, 'connector')
  if (own(campaign.campaign_content, 'content') === undefined) {
    add(out, 'campaign_content.content', 'There is no content')
  }
  return out
}

export function updateCampaign(call) {
  const { body, account, responseId } = call
  const { workspace } = account
  const campaign = campaignOf(call)
  const { channel, campaign_delivery_type: type } = campaign
  const out = []
  if (channel === 'SMS' && !bug('update-sms-accepted')) {
    add(out, 'campaign_id', 'SMS campaigns cannot be updated')
  }
  for (const name of ['channel', 'campaign_delivery_type']) {
    const value = own(body, name)
    if (value !== undefined && value !== campaign[name]) add(out, name, `${name} cannot change`)
  }
  if (bug('update-needs-channel')) need(body, '', out, 'channel')
  const status = own(body, 'status')
  if (status !== undefined && status !== 'PUBLISH') add(out, 'status', 'status has to be PUBLISH')
  checkComponents(body, out, { channel, type, workspace })
  if (bug('update-commits-invalid')) Object.assign(campaign, components(body))
  if (out.length > 0) throw campaignViolations(out)
  if (campaign.locked) throw unprocessable('This draft was validated', 'campaign_id')
  const draft = campaign.status === 'DRAFT'
  if (!draft && !workspace.versioningEnabled) {
    throw unprocessable('Only drafts can be updated', 'campaign_id')
  }
  const before = call.snapshot ?? campaign
  const merged = { ...before, ...campaign.pending, ...components(body), pending: undefined }
  if (bug('update-connector-lost')) merged.connector = campaign.connector
  if (bug('update-content-lost')) merged.campaign_content = campaign.campaign_content
  if (bug('update-tags-lost') && merged.basic_details) {
    merged.basic_details = { ...merged.basic_details, tags: own(campaign.basic_details, 'tags') }
  }
  if (bug('search-old-name-kept')) merged.indexedName ??= own(before.basic_details, 'name')
  if (status === 'PUBLISH' && !bug('publish-unchecked')) {
    const missing = publishViolations(merged, workspace)
    if (missing.length > 0) throw campaignViolations(missing, 422, 'UNPROCESSABLE_ENTITY')
  }
  const saved = save(campaign, merged, { status, draft, body, workspace })
  const data = { id: saved.id }
  if (workspace.versioningEnabled) data.version_number = saved.version_number
  return { status: 200, body: { response_id: responseId, type: 'campaign', data } }
}

const isEmail = ({ channel }) => channel === 'EMAIL'

function save(campaign, merged, { status: wanted, draft, body, workspace }) {
  const published =
    (bug('version-created-without-publish') && !draft) ||
    (bug('update-publishes') && draft && publishViolations(merged, workspace).length === 0)
  const status = published ? 'PUBLISH' : wanted
  if (status === 'PUBLISH' && !draft && !bug('publish-in-place')) {
    const version_number = campaign.version_number + (bug('version-not-incremented') ? 0 : 1)
    const stable = bug('version-loses-campaign-id') ? {} : { campaign_id: campaign.campaign_id }
    const { campaign_id: _old, ...fields } = merged
    delete campaign.pending
    if (bug('version-drops-other-components')) {
      for (const name of componentNames) if (!Object.hasOwn(body, name)) delete fields[name]
    }
    if (bug('old-version-removed')) workspace.campaigns.delete(campaign.id)
    if (bug('new-version-is-draft')) fields.status = 'DRAFT'
    return storeCampaign(workspace, { ...fields, ...stable, id: newId(), version_number })
  }
  if (draft) {
    if (bug('update-drops-other-components')) {
      for (const name of componentNames) delete campaign[name]
      return Object.assign(campaign, components(body))
    }
    if (status === 'PUBLISH' && bug('publish-copies-draft')) {
      const id = newId()
      return storeCampaign(workspace, { ...merged, status: 'ACTIVE', id, campaign_id: id })
    }
    if (status === 'PUBLISH' && bug('publish-loses-components')) {
      return Object.assign(campaign, { status: 'ACTIVE' })
    }
    const ignored = bug('publish-ignored') || (bug('publish-email-ignored') && isEmail(campaign))
    if (status === 'PUBLISH' && !ignored) {
      merged.status = when('publish-status-published', 'PUBLISHED', 'ACTIVE')
      if (bug('search-after-publish-stale')) merged.indexedStatus = 'DRAFT'
    }
    return Object.assign(campaign, merged)
  }
  campaign.pending = { ...campaign.pending, ...components(body) }
  return campaign
}

export function validateCampaign(call) {
  const campaign = campaignOf(call)
  if (bug('validate-empty-draft-500') && campaign.status === 'DRAFT') {
    campaign.campaign_content.content.toString()
  }
  if (bug('validate-commits-components')) Object.assign(campaign, components(call.body))
  const violations = publishViolations({ ...campaign, ...campaign.pending }, call.account.workspace)
  const is_valid = violations.length === 0
  if (bug('validate-locks-draft')) campaign.locked = true
  if (bug('validate-lists-default-locale') && campaign.campaign_content) {
    const { campaign_content: content } = campaign
    campaign.campaign_content = { ...content, locales: localesOf(content) }
  }
  if (bug('validate-marks-invalid') && !is_valid) campaign.status = 'INVALID'
  if (bug('validate-publishes') && is_valid) campaign.status = 'ACTIVE'
  let data = {
    is_valid,
    violations: violations.map(({ target, message }) => ({ target, message })),
  }
  if (bug('validate-always-valid')) data = { is_valid: true, violations: [] }
  if (bug('validate-result-kept')) {
    campaign.validation ??= data
    data = campaign.validation
  }
  return { status: 200, body: { response_id: call.responseId, type: 'campaign', data } }
}

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
    (bug('stopped-campaign-404') && campaign.status === 'STOPPED')
  if (hidden) {
    throw new ApiError(404, 'BAD_REQUEST', 'There is no such campaign', { target: 'campaign_id' })
  }
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

const rejected = {
  STOP: ['PERIODIC'],
  PAUSE: ['ONE_TIME'],
  RESUME: ['ONE_TIME'],
}
if (bug('stop-periodic-accepted')) rejected.STOP = []
if (bug('stop-triggered-rejected')) rejected.STOP = ['PERIODIC', 'EVENT_TRIGGERED']
if (bug('stop-one-time-rejected')) rejected.STOP = ['ONE_TIME']
if (bug('pause-one-time-accepted')) rejected.PAUSE = []
if (bug('resume-one-time-accepted')) rejected.RESUME = []
if (bug('pause-periodic-rejected')) rejected.PAUSE = ['ONE_TIME', 'PERIODIC']
if (bug('resume-triggered-rejected')) {
  rejected.RESUME = ['ONE_TIME', 'EVENT_TRIGGERED', 'BUSINESS_EVENT_TRIGGERED']
}

if (bug('resume-periodic-rejected')) rejected.RESUME = ['ONE_TIME', 'PERIODIC']
if (bug('pause-business-event-rejected')) rejected.PAUSE = ['ONE_TIME', 'BUSINESS_EVENT_TRIGGERED']

const results = { STOP: 'STOPPED', PAUSE: 'PAUSED', RESUME: 'ACTIVE', PUBLISH: 'ACTIVE' }

const action = oneOf(
  'STOP',
  'PAUSE',
  'RESUME',
  ...(bug('status-publish-accepted') ? ['PUBLISH'] : []),
  ...(bug('status-lower-case-accepted') ? ['stop', 'pause', 'resume'] : []),
)

export function changeStatus(call) {
  const { body, responseId } = call
  const out = []
  if (bug('status-action-number-500')) body.action?.trim()
  if (bug('status-action-optional') && isObject(body)) body.action ??= 'STOP'
  if (bug('status-request-id-rejected') && own(body, 'request_id') !== undefined) {
    add(out, 'request_id', 'request_id is unknown')
  }
  shape({ action: when('status-action-any', text, action) }, needs('action'))(body, '', out)
  if (out.length > 0) throw campaignViolations(out)
  const campaign = campaignOf(call)
  const type = campaign.campaign_delivery_type
  if (campaign.status === 'DRAFT' && !bug('status-of-draft-accepted')) {
    throw unprocessable('A draft has to be published first', 'campaign_id')
  }
  if (bug('paused-not-resumable') && campaign.status !== 'ACTIVE') {
    throw unprocessable('Only active campaigns can change', 'campaign_id')
  }
  if (bug('status-of-email-rejected') && isEmail(campaign)) {
    throw unprocessable('This is not a push campaign', 'campaign_id')
  }
  const ids = { STOP: 'stop-periodic-email-accepted', PAUSE: 'pause-one-time-email-accepted' }
  const passes = isEmail(campaign) && bug(ids[body.action] ?? '')
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
