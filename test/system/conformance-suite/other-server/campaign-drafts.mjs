// Creates, updates, publishes and validates campaigns.
import { bug } from './active-bug.mjs'
import * as common from './campaigns.mjs'
import { checkDelivery, checkDeliveryType, deliveryTypes } from './delivery-type.mjs'
import { fields, oneOf, text } from './shape.mjs'
import { addVersion, findCampaign, newId, replaceCampaign, store, storeCampaign } from './store.mjs'
import { has } from './values.mjs'
import { Violations } from './violations.mjs'

const { changed, channelOf, checkComponents, checkComplete, shown, success } = common

const oneOfChannels = oneOf(...common.channels)
const oneOfTypes = oneOf(...deliveryTypes)

function checkChannel(body, violations) {
  if (!has(body, 'channel')) return
  if (body.channel === 'SMS') {
    violations.add('channel', 'must not be SMS: SMS campaigns are found by search only')
  } else oneOfChannels(body.channel, 'channel', violations)
}

const createShape = fields({ request_id: text }, [
  'channel',
  'campaign_delivery_type',
  'created_by',
])

export function checkCreate({ body }, violations) {
  createShape(body, '', violations)
  checkChannel(body, violations)
  const channel = channelOf(body)
  const { campaign_delivery_type: type, basic_details: details } = body
  const isBroadcast = type === 'BROADCAST_LIVE_ACTIVITY'
  if (isBroadcast) {
    violations.add('campaign_delivery_type', `must not be ${type} on creation`)
  } else if (type !== undefined) {
    oneOfTypes(type, 'campaign_delivery_type', violations)
    checkDeliveryType(type, channel, violations)
  }
  checkComponents(body, channel, violations)
  if (has(body, 'basic_details') && !isBroadcast) checkDelivery(details, body, violations)
}

export function create({ body, now }) {
  const { request_id: _request, id: _id, version_number: _version, ...rest } = body
  const created_date = new Date(now).toISOString()
  return success(shown(storeCampaign({ ...rest, status: 'DRAFT', created_date })), 201)
}

const updateShape = fields({
  request_id: text,
  campaign_delivery_type: oneOfTypes,
  status: oneOf('PUBLISH'),
})

function checkChange(body, campaign, violations) {
  updateShape(body, '', violations)
  checkChannel(body, violations)
  if (campaign?.channel === 'SMS') violations.add('campaign_id', 'must not name an SMS campaign')
  const channel = channelOf(body, campaign)
  const isNew = deliveryTypes.includes(body.campaign_delivery_type)
  const type = isNew ? body.campaign_delivery_type : campaign?.campaign_delivery_type
  checkComponents(body, channel, violations)
  const isForgotten =
    bug('update-business-event') &&
    body.campaign_delivery_type === undefined &&
    type === 'BUSINESS_EVENT_TRIGGERED'
  if (has(body, 'basic_details') && !isForgotten) {
    checkDelivery(body.basic_details, { channel, campaign_delivery_type: type }, violations)
  }
  if (has(body, 'channel') || has(body, 'campaign_delivery_type')) {
    checkDeliveryType(type, channel, violations)
  }
}

function checkChanged(campaign, body, violations) {
  const incomplete = new Violations(422)
  checkComplete(changed(campaign, body), incomplete)
  violations.list.push(...incomplete.list)
}

export function checkUpdate(call, violations) {
  const { body } = call
  const campaign = common.checkExists(call, violations)
  checkChange(body, campaign, violations)
  if (body.status !== 'PUBLISH' || !campaign) return
  const { status = 'DRAFT' } = campaign
  const isLive = store.workspace.versioningEnabled && status === 'ACTIVE'
  if (status === 'DRAFT' || isLive) checkChanged(campaign, body, violations)
  else {
    const message = `must not be PUBLISH for a campaign that is ${status}`
    violations.add('status', message, { status: 422 })
  }
}

export function update({ body, params }) {
  const campaign = findCampaign(params.campaign_id)
  const next = changed(campaign, body)
  const hasDetailsOnly = has(body, 'basic_details') && !has(body, 'campaign_content')
  if (hasDetailsOnly && bug('update-loses-content')) delete next.campaign_content
  if (body.status === 'PUBLISH') next.status = bug('publish-stores-word') ? body.status : 'ACTIVE'
  if (body.status === 'PUBLISH' && campaign.status === 'ACTIVE') {
    next.id = newId()
    if (!bug('publish-same-version')) next.version_number += 1
    addVersion(next)
  } else replaceCampaign(next)
  return success(shown(next))
}

export function checkValidate(call, violations) {
  const { body = {} } = call
  const campaign = common.checkExists(call, violations)
  common.requestIdShape(body, '', violations)
  if (!campaign) return
  checkComponents(body, channelOf(body, campaign), violations)
  checkChanged(campaign, body, violations)
}

export function validate({ params }) {
  const campaign = findCampaign(params.campaign_id)
  if (bug('validate-publishes') && campaign.status === 'DRAFT') {
    replaceCampaign({ ...campaign, status: 'ACTIVE' })
  }
  return success({ id: campaign.id, valid: true })
}
