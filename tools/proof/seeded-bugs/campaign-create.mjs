import { bug, switchedOn, when } from './bugs/active.mjs'
import { checkComponents, componentNames, components } from './campaign-components.mjs'
import { add, anyCase, anything, need, needs, needsIf, oneOf, own, shape, text } from './check.mjs'
import { campaignViolations } from './errors.mjs'
import { canonical } from './idempotency.mjs'
import { storeCampaign } from './store.mjs'

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
const channelField = when(
  'create-channel-any-case',
  anyCase(oneOf(...channels)),
  when('create-channel-null-accepted', oneOf(...channels, null), oneOf(...channels)),
)

const deliveryTypeField = when(
  'create-delivery-type-any',
  text,
  when('create-delivery-type-any-case', anyCase(oneOf(...deliveryTypes)), oneOf(...deliveryTypes)),
)

const typeOptional = (value) =>
  bug('create-delivery-type-optional') ||
  (bug('create-mail-delivery-type-optional') && own(value, 'channel') === 'EMAIL')

const draftFields = shape(
  {
    channel: channelField,
    campaign_delivery_type: deliveryTypeField,
    created_by: when('create-created-by-any-type', anything, text),
  },
  needs(
    ...(bug('create-channel-optional') ? [] : ['channel']),
    ...(bug('create-created-by-optional') ? [] : ['created_by']),
    ...(bug('create-needs-basic-details') ? ['basic_details'] : []),
  ),
  needsIf((value) => !typeOptional(value), 'campaign_delivery_type'),
)

function storedType(type) {
  if (bug('create-stored-as-one-time')) return 'ONE_TIME'
  if (bug('create-business-event-stored-as-event') && type === 'BUSINESS_EVENT_TRIGGERED') {
    return 'EVENT_TRIGGERED'
  }
  if (bug('create-location-stored-as-event') && type === 'LOCATION_TRIGGERED') {
    return 'EVENT_TRIGGERED'
  }
  if (bug('create-delivery-type-any-case')) return type.toUpperCase()
  return type || 'ONE_TIME'
}

function storedCreator({ created_by: creator }, workspace) {
  if (bug('created-by-is-api-user')) return workspace.id
  return bug('creator-stored-lower-case') ? creator.toLowerCase() : creator
}

/** The draft that a bug takes for a new one: that with the same fields. */
function twinOf(body, workspace) {
  if (!bug('same-fields-same-draft')) return
  const fields = canonical(body)
  return [...workspace.campaigns.values()].find(({ createdFrom }) => createdFrom === fields)
}

/** Drafts that a bug takes for abandoned: those of the creator that have no components yet. */
function discardEmptyDrafts({ campaigns }, creator) {
  for (const [id, campaign] of campaigns) {
    const empty = componentNames.every((name) => campaign[name] === undefined)
    const abandoned = empty && campaign.status === 'DRAFT' && campaign.created_by === creator
    if (abandoned) campaigns.delete(id)
  }
}

export function createCampaign({ body, account: { workspace }, responseId, nextId }) {
  const out = []
  draftFields(body, '', out)
  const assumed = bug('create-channel-optional') || bug('create-channel-null-accepted')
  const channel = own(body, 'channel') ?? (assumed ? 'PUSH' : undefined)
  const type = own(body, 'campaign_delivery_type')
  if (bug('email-broadcast-accepted') && channel === 'PUSH') {
    if (type === 'BROADCAST_LIVE_ACTIVITY') add(out, 'campaign_delivery_type', 'Not available')
  }
  if (bug('create-location-needs-details') && type === 'LOCATION_TRIGGERED') {
    need(body, '', out, 'basic_details')
  }
  if (bug('create-business-event-needs-details') && type === 'BUSINESS_EVENT_TRIGGERED') {
    need(body, '', out, 'basic_details')
  }
  if (bug('create-periodic-needs-scheduling') && type === 'PERIODIC') {
    need(body, '', out, 'scheduling')
  }
  if (bug('create-mail-needs-details') && channel === 'EMAIL') need(body, '', out, 'basic_details')
  if (bug('create-email-needs-connector') && channel === 'EMAIL') need(body, '', out, 'connector')
  if (channel === 'EMAIL' && pushOnly.includes(type)) {
    add(out, 'campaign_delivery_type', `${type} is available for PUSH only`)
  }
  if (out.length === 0) checkComponents(body, out, { channel, type, workspace, stored: false })
  if (out.length > 0) throw campaignViolations(out)
  if (bug('create-discards-empty-drafts')) discardEmptyDrafts(workspace, body.created_by)
  const campaign =
    twinOf(body, workspace) ??
    storeCampaign(workspace, {
      ...(nextId ? { id: nextId } : {}),
      channel: when('create-mail-stored-as-push', 'PUSH', channel),
      campaign_delivery_type: storedType(type),
      created_by: storedCreator(body, workspace),
      ...components(body),
      ...(bug('same-fields-same-draft') ? { createdFrom: canonical(body) } : {}),
      ...(bug('new-drafts-share-components') ? { sharesComponents: true } : {}),
      ...(bug('create-is-active') ? { status: 'ACTIVE' } : {}),
    })
  const id = bug('create-id-prefixed') ? `cmp_${campaign.id}` : campaign.id
  return { status: 201, body: { response_id: responseId, type: 'campaign', data: { id } } }
}
