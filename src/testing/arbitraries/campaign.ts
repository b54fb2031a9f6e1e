import type { OperationName } from '../../../generated/operations.js'
import { identifiersByChannel } from '../../../generated/tables.js'
import { isObject, type JsonObject } from '../../core/base/json.js'
import type { WorkspaceFacts } from '../../core/contract/facts.js'
import { repair } from './repair.js'
import type { BodyContract } from './schema.js'

/*
 * What the rules say of a campaign that a schema of one body cannot: conditions that the contract
 * states in prose (`x-rules`), and those between a body and the campaign that is stored.
 */

export type Mutable = Record<string, unknown>
/** The parts of a campaign of which an update replaces a submitted one whole. */
const components = ['basic_details', 'connector', 'campaign_content'] as const

/** The messages' locales are listed (`content/locale-unlisted`). */
export function listLocales(content: unknown): void {
  if (!isObject(content) || !isObject(content.content)) return
  const keyed = Object.keys(content.content).filter((key) => key !== 'push' && key !== 'email')
  const unlisted = keyed.filter((locale) => locale !== 'default')
  if (unlisted.length === 0) return
  const listed = Array.isArray(content.locales) ? content.locales : []
  ;(content as Mutable).locales = [...new Set([...listed, ...unlisted])]
}

/**
 * Fits a stored campaign and the body of a request about it to each other: channel, delivery type
 * and state. Returns the campaign; undefined where the test is not of a draft.
 */
export function fitCampaign(
  operation: OperationName,
  create: BodyContract,
  campaign: Mutable,
  body: Mutable | undefined,
  isDraft: boolean,
): Mutable | undefined {
  if (operation === 'testCampaign' && body?.draft_id === undefined) return undefined
  const publishes = body?.status === 'PUBLISH'
  const demandsDraft = operation === 'testCampaign' || operation === 'validateCampaign' || publishes
  campaign.channel = channelFor(body) ?? campaign.channel
  leaveOtherChannelAlone(create, campaign)
  if (body !== undefined) leaveOtherChannelAlone(create, { ...body, channel: campaign.channel })
  campaign.status =
    demandsDraft || (isDraft && operation !== 'changeCampaignStatus') ? 'DRAFT' : 'ACTIVE'
  const type = deliveryTypeFor(operation, body)
  if (type !== undefined) campaign.campaign_delivery_type = type
  complete(create, campaign)
  if (body !== undefined) fitComponents(create, campaign, body, publishes)
  return campaign
}

/** The channel that a body names, or whose identifiers a test of a draft uses. */
function channelFor(body: Mutable | undefined): unknown {
  const meta = body?.test_campaign_meta
  if (body?.channel !== undefined || !isObject(meta)) return body?.channel
  const byMail: readonly unknown[] = identifiersByChannel.EMAIL
  return byMail.includes(meta.identifier) ? 'EMAIL' : 'PUSH'
}

/** Takes out the basic details that the campaign's channel does not have. */
function leaveOtherChannelAlone(create: BodyContract, campaign: Mutable): void {
  const shape = create.nodeFor(create.root, campaign)
  const { properties = {} } = create.node(shape.properties?.basic_details ?? true)
  const details = (campaign.basic_details ?? {}) as Mutable
  for (const key of Object.keys(details)) if (!Object.hasOwn(properties, key)) delete details[key]
}

/** The delivery type that an operation needs; undefined where any will do. */
function deliveryTypeFor(operation: OperationName, body: Mutable | undefined): string | undefined {
  if (operation === 'listCampaignExecutions') return 'PERIODIC'
  if (operation !== 'changeCampaignStatus') return undefined
  return body?.action === 'STOP' ? 'ONE_TIME' : 'PERIODIC'
}

/** Changes the submitted parts until they fit the campaign that they belong to. */
function fitComponents(
  create: BodyContract,
  campaign: JsonObject,
  body: Mutable,
  publishes: boolean,
): void {
  const whole: Mutable = { ...campaign }
  const submitted = components.filter((name) => Object.hasOwn(body, name))
  for (const name of submitted) whole[name] = body[name]
  if (publishes) complete(create, whole)
  else repair(create, whole)
  for (const name of submitted) body[name] = whole[name]
}

/** Adds what a draft must have to be published (`publish/incomplete` and the like). */
function complete(create: BodyContract, campaign: Mutable): void {
  const email = campaign.channel === 'EMAIL'
  campaign.basic_details ??= {}
  repair(create, campaign)
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
  repair(create, campaign)
  listLocales(campaign.campaign_content)
}

/** Whether content, flat or keyed, holds a message. */
function hasMessage(content: unknown): boolean {
  if (!isObject(content)) return false
  if (isMessage(content)) return true
  return Object.values(content).some(
    (locale) => isObject(locale) && Object.values(locale).some(isMessage),
  )
}

const isMessage = (value: unknown): boolean =>
  isObject(value) && (Object.hasOwn(value, 'push') || Object.hasOwn(value, 'email'))

/** What of the workspace's settings bodies and campaigns name, as configured. */
export function configured(campaigns: readonly (JsonObject | undefined)[]): WorkspaceFacts {
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
