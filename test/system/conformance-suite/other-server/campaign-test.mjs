import { bug, when } from './active-bug.mjs'
import { channelOf, channels, checkComponents, success } from './campaigns.mjs'
import { checkDelivery } from './delivery-type.mjs'
import { fields, listOf, object, oneOf, requireKeys, text } from './shape.mjs'
import { findCampaign, storeCampaign } from './store.mjs'
import { sentTests } from './test-messages.mjs'
import { has, hasId, isObject, isObjectId, own } from './values.mjs'

const emailIdentifiers = ['EMAIL', 'ID', 'MOBILE_NUMBER']
const identifiers = {
  PUSH: [
    'USER_ATTRIBUTE_UNIQUE_ID',
    'USER_ATTRIBUTE_USER_EMAIL',
    'USER_ATTRIBUTE_USER_MOBILE',
    'SVC_GAID',
    'ADVERTISING_IDENTIFIER',
    'PUSH_ID',
    'CUSTOM_SEGMENT',
  ],
  EMAIL: [...emailIdentifiers, ...when('test-segment-push-only', [], ['CUSTOM_SEGMENT'])],
}
const allIdentifiers = [...identifiers.PUSH, ...emailIdentifiers]

const metaFields = {
  identifier: oneOf(...allIdentifiers),
  identifier_values: listOf(text, when('test-values-eleven', 11, 10)),
  variation: text,
  locale_name: text,
  platform: oneOf('ANDROID', 'IOS', 'WEB'),
}
const shape = fields(
  {
    request_id: text,
    channel: oneOf(...channels),
    draft_id: text,
    personalization_details: fields({ user_attributes: object, event_attributes: object }),
    test_campaign_meta: fields(metaFields, ['identifier', 'identifier_values']),
  },
  ['test_campaign_meta'],
)

const draftOf = (body) => (hasId(body, 'draft_id') ? findCampaign(body.draft_id) : undefined)

const isOtherChannel = (body, draft) =>
  channelOf(body, draft) !== (draft?.channel ?? channelOf(body))

function checkDraft(body, draft, violations) {
  if (has(body, 'campaign_content') && !bug('test-both-modes')) {
    violations.add('campaign_content', 'must not be sent with draft_id')
  }
  if (typeof body.draft_id === 'string') {
    if (!isObjectId(body.draft_id)) violations.add('draft_id', 'must be 24 hex characters')
    else if (!draft) violations.add('draft_id', 'does not exist')
    if ((draft?.status ?? 'DRAFT') !== 'DRAFT') violations.add('draft_id', 'must name a DRAFT')
  }
  if (isOtherChannel(body, draft)) {
    violations.add('channel', `must be that of the draft, ${draft.channel}`)
  }
  if (bug('test-draft-needs-channel')) requireKeys(body, '', ['channel'], '', violations)
}

const inlineDetails = ['name', 'content_type', 'user_attribute_identifier']

function checkInline(body, violations) {
  const need = (keys, reason) => requireKeys(body, '', keys, reason, violations)
  need(['channel', 'campaign_content'], 'without draft_id')
  const { campaign_content: content, basic_details: details } = body
  if (isObject(content)) requireKeys(content, 'campaign_content', ['content'], '', violations)
  if (body.channel === 'EMAIL') {
    need(['connector', 'basic_details'], 'for EMAIL')
    if (isObject(details)) {
      const isOptional =
        bug('test-category-promotional-only') && details.content_type !== 'PROMOTIONAL'
      const keys = isOptional ? inlineDetails : [...inlineDetails, 'subscription_category']
      requireKeys(details, 'basic_details', keys, 'in an inline test', violations)
    }
  }
  if (has(body.test_campaign_meta, 'platform') && !bug('test-platform-inline')) {
    violations.add('test_campaign_meta.platform', 'must be sent with draft_id only')
  }
}

function checkIdentifier(body, channel, violations) {
  const identifier = own(body.test_campaign_meta, 'identifier')
  const allowed = own(identifiers, channel)
  if (!allowed || !allIdentifiers.includes(identifier) || allowed.includes(identifier)) return
  violations.add('test_campaign_meta.identifier', `must be allowed for ${channel}`)
}

export function checkTest({ body }, violations) {
  shape(body, '', violations)
  const draft = draftOf(body)
  if (hasId(body, 'draft_id')) checkDraft(body, draft, violations)
  else checkInline(body, violations)
  const channel = has(body, 'channel') ? channelOf(body) : draft?.channel
  // It is unknown which of two channels the identifier is for.
  if (!isOtherChannel(body, draft)) checkIdentifier(body, channel, violations)
  checkComponents(body, channel, violations)
  if (draft && has(body, 'basic_details')) {
    checkDelivery(body.basic_details, { ...draft, channel }, violations)
  }
}

export function sendTest({ body }) {
  const draft = draftOf(body)
  const source = draft ? { channel: body.channel, ...draft } : body
  const data = sentTests(source, body.test_campaign_meta)
  if (!draft && bug('test-inline-stored')) {
    const { channel, campaign_content } = body
    storeCampaign({ channel, campaign_content, status: 'DRAFT' })
  }
  return success({ data, message: `${Object.keys(data).length} test messages sent` })
}
