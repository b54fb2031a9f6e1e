import type { OperationName } from '../../../generated/operations.js'
import { identifiersByChannel } from '../../../generated/tables.js'
import { isObject, type JsonObject } from '../../core/base/json.js'
import type { WorkspaceFacts } from '../../core/contract/facts.js'
import { isFlat, messagesIn } from '../../core/rules/content.js'
import { fixBody } from './fix.js'
import type { BodyContract } from './schema.js'

/*
 * Conditions that the body schema cannot express: those the contract states in prose (`x-rules`),
 * and those between a body and the stored campaign.
 */

export type Mutable = Record<string, unknown>
/** The parts of a campaign that an update replaces as a whole. */
const components = ['basic_details', 'connector', 'campaign_content'] as const

export function listLocales(content: unknown): void {
  if (!isObject(content) || !isObject(content.content)) return
  const keyed = Object.keys(content.content).filter((key) => key !== 'push' && key !== 'email')
  const unlisted = keyed.filter((locale) => locale !== 'default')
  if (unlisted.length === 0) return
  const listed = Array.isArray(content.locales) ? content.locales : []
  ;(content as Mutable).locales = [...new Set([...listed, ...unlisted])]
}

/**
 * Aligns channel, delivery type and state of a stored campaign and a request body. Returns the
 * campaign; undefined for an inline test.
 */
export function alignCampaign(
  operation: OperationName,
  create: BodyContract,
  campaign: Mutable,
  body: Mutable | undefined,
  isDraft: boolean,
): Mutable | undefined {
  if (operation === 'testCampaign' && !body?.draft_id) return undefined
  const publishes = body?.status === 'PUBLISH'
  const requiresDraft =
    operation === 'testCampaign' || operation === 'validateCampaign' || publishes
  campaign.channel = channelFor(body) ?? campaign.channel
  removeForeignDetails(create, campaign)
  if (body !== undefined) removeForeignDetails(create, { ...body, channel: campaign.channel })
  campaign.status =
    requiresDraft || (isDraft && operation !== 'changeCampaignStatus') ? 'DRAFT' : 'ACTIVE'
  const type = deliveryTypeFor(operation, body)
  if (type !== undefined) campaign.campaign_delivery_type = type
  makePublishable(create, campaign)
  if (body?.campaign_delivery_type !== undefined) {
    body.campaign_delivery_type = campaign.campaign_delivery_type
  }
  if (body !== undefined) alignComponents(create, campaign, body, publishes)
  return campaign
}

/** Returns the channel of a body, or the one whose identifiers a draft test uses. */
function channelFor(body: Mutable | undefined): unknown {
  const meta = body?.test_campaign_meta
  if (body?.channel !== undefined || !isObject(meta)) return body?.channel
  const byMail: readonly unknown[] = identifiersByChannel.EMAIL
  return byMail.includes(meta.identifier) ? 'EMAIL' : 'PUSH'
}

function removeForeignDetails(create: BodyContract, campaign: Mutable): void {
  const shape = create.nodeFor(create.root, campaign)
  const { properties = {} } = create.node(shape.properties?.basic_details ?? true)
  const details = (campaign.basic_details ?? {}) as Mutable
  for (const key of Object.keys(details)) if (!Object.hasOwn(properties, key)) delete details[key]
}

/** Returns the delivery type that an operation requires; undefined if any is valid. */
function deliveryTypeFor(operation: OperationName, body: Mutable | undefined): string | undefined {
  if (operation === 'listCampaignExecutions') return 'PERIODIC'
  if (operation !== 'changeCampaignStatus') return undefined
  return body?.action === 'STOP' ? 'ONE_TIME' : 'PERIODIC'
}

/** Fixes the submitted components so that the whole campaign is valid. */
function alignComponents(
  create: BodyContract,
  campaign: JsonObject,
  body: Mutable,
  publishes: boolean,
): void {
  const whole: Mutable = { ...campaign }
  const submitted = components.filter((name) => Object.hasOwn(body, name))
  for (const name of submitted) whole[name] = body[name]
  if (publishes) makePublishable(create, whole)
  else fixBody(create, whole)
  for (const name of submitted) body[name] = whole[name]
}

/** Adds the parts that publishing requires (`publish/incomplete` and similar rules). */
function makePublishable(create: BodyContract, campaign: Mutable): void {
  const email = campaign.channel === 'EMAIL'
  campaign.basic_details ??= {}
  fixBody(create, campaign)
  const details = campaign.basic_details as Mutable
  if (email && details.content_type === 'PROMOTIONAL') details.subscription_category ??= 'News'
  if (campaign.campaign_delivery_type === 'BUSINESS_EVENT_TRIGGERED') {
    details.business_event ??= 'price_drop'
  }
  if (email) campaign.connector ??= { connector_type: 'SENDGRID', connector_name: 'Marketing' }
  const content = campaign.campaign_content
  if (!isObject(content) || !hasMessage(content.content)) {
    campaign.campaign_content = {
      content: email ? { email: { custom_template_id: 'template-1' } } : { push: { web: {} } },
    }
  }
  fixBody(create, campaign)
  listLocales(campaign.campaign_content)
}

const hasMessage = (content: unknown): boolean =>
  isObject(content) && messagesIn(content).some(({ value }) => isFlat(value))

/** Returns workspace settings that contain everything the bodies and campaigns refer to. */
export function referencedSettings(campaigns: readonly (JsonObject | undefined)[]): WorkspaceFacts {
  const parts = (name: string) =>
    campaigns.map((campaign) => campaign?.[name]).filter(isObject) as Mutable[]
  const connectors = parts('connector').map(({ connector_type, connector_name }) => ({
    connector_type: String(connector_type),
    connector_name: String(connector_name),
  }))
  const categories = parts('basic_details').map((details) => details.subscription_category)
  return {
    connectors,
    subscriptionCategories: categories.filter((name) => typeof name === 'string'),
  }
}
