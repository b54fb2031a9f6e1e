// What the operations of campaigns have in common.
import { checkBasicDetails } from './basic-details.mjs'
import { checkConnector } from './connector.mjs'
import { checkContent, messagesOf } from './content.mjs'
import { checkDelivery, checkDeliveryType } from './delivery-type.mjs'
import { fields, requireKeys, text } from './shape.mjs'
import { findCampaign, store } from './store.mjs'
import { has, own } from './values.mjs'

export const channels = ['PUSH', 'EMAIL']

/** The channel of a body, if it is valid, or of the stored campaign. */
export const channelOf = (body, campaign) =>
  channels.includes(body.channel) ? body.channel : campaign?.channel

export const success = (data, status = 200) => ({ status, type: 'campaign', data })

/** Returns a campaign as a response shows it. */
export function shown({ version_number, ...campaign }) {
  return store.workspace.versioningEnabled ? { ...campaign, version_number } : campaign
}

export function checkExists({ params }, violations, name = 'campaign_id') {
  const campaign = findCampaign(params[name])
  if (!campaign) violations.add(name, 'does not exist', { status: 404 })
  return campaign
}

export const requestIdShape = fields({ request_id: text })

export function checkComponents(body, channel, violations) {
  if (has(body, 'campaign_content')) checkContent(body.campaign_content, channel, violations)
  if (has(body, 'basic_details')) checkBasicDetails(body.basic_details, channel, violations)
  if (has(body, 'connector')) checkConnector(body.connector, violations)
}

const fixedFields = ['id', 'campaign_id', 'version_number', 'status', 'request_id', 'created_date']

/** Returns a campaign with the fields of an update. */
export function changed(campaign, body) {
  const entries = Object.entries(body).filter(([key]) => !fixedFields.includes(key))
  return { ...campaign, ...Object.fromEntries(entries) }
}

/** Checks whether a campaign could be published. */
export function checkComplete(campaign, violations) {
  const { channel, campaign_content: content, basic_details: details } = campaign
  const need = (value, path, keys, reason) => requireKeys(value, path, keys, reason, violations)
  checkComponents(campaign, channel, violations)
  const isFilled = messagesOf(content).some(
    ({ push, email }) => push !== undefined || email !== undefined,
  )
  const isValid = violations.list.length === 0
  need(campaign, '', ['campaign_content'], 'to publish')
  if (content !== undefined && isValid && !isFilled) {
    violations.add('campaign_content.content', 'must hold a message to publish')
  }
  if (channel === 'EMAIL') {
    need(campaign, '', ['connector'], 'to publish')
    if (own(details, 'content_type') === 'PROMOTIONAL') {
      need(details, 'basic_details', ['subscription_category'], 'for PROMOTIONAL')
    }
  }
  checkDelivery(details, campaign, violations)
  checkDeliveryType(campaign.campaign_delivery_type, channel, violations)
}
