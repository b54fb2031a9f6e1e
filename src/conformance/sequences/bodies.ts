import { isObject, type JsonObject, objectAt } from '../../core/base/json.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import type { Answered, Session } from './sequence.js'

export const pushMessage = (title: string) => ({
  template_type: 'BASIC',
  basic_details: { title, message: 'Sent by the conformance suite.' },
})

/** Returns content for two platforms, two locales and two variations. */
const keyedContent = () => ({
  locales: ['fr'],
  variation_details: {
    distribution_type: 'MANUAL',
    no_of_variations: 2,
    manual_distribution_percentage: { variation_1: 60, variation_2: 40 },
  },
  content: Object.fromEntries(
    ['default', 'fr'].map((locale) => [
      locale,
      Object.fromEntries(
        ['variation_1', 'variation_2'].map((variation) => [
          variation,
          { push: { android: pushMessage(`${locale} ${variation}`), ios: pushMessage(locale) } },
        ]),
      ),
    ]),
  ),
})

/** Details that a delivery type requires to publish. */
const detailsOf: Readonly<Record<string, JsonObject>> = {
  BUSINESS_EVENT_TRIGGERED: { business_event: 'price_drop' },
  LOCATION_TRIGGERED: {
    geofences: {
      ...{ name: 'Store', latitude: '52.52', longitude: '13.405', radius: '200' },
      ...{ response_time_value: '5', response_time_granularity: 'MINUTES', triggered_at: 'ENTRY' },
    },
  },
}

export const pushDraft = (name: string, type = 'EVENT_TRIGGERED') => ({
  channel: 'PUSH',
  campaign_delivery_type: type,
  created_by: 'conformance@example.com',
  basic_details: {
    name,
    team: 'Conformance',
    tags: ['conformance'],
    platforms: ['ANDROID', 'IOS'],
    ...detailsOf[type],
  },
  campaign_content: keyedContent(),
})

export const emailMessage = (subject: string) => ({
  ...{ subject, preview_text: 'Hi', sender_name: 'Shop' },
  ...{ from_address: 'shop@example.com', html_content: '<p>Hello</p>' },
})

/** The workspace of a sequence on a server whose state the suite sets. */
export const sequenceWorkspace: SandboxWorkspace = {
  connectors: [{ connector_type: 'SENDGRID', connector_name: 'Conformance' }],
  subscriptionCategories: ['Conformance'],
  tagIds: ['tag_one', 'tag_two'],
  templateIds: ['template_one', 'template_two', 'template_three'],
  offeringAttributeIds: ['attr_one', 'attr_two'],
}

/** The recipient of an e-mail test. */
export const emailMeta = { identifier: 'EMAIL', identifier_values: ['reader@example.com'] }

/** Returns an e-mail with a connector and category of the workspace, if it has any. */
export function emailParts(name: string, { workspace }: Session) {
  const [connector] = workspace.connectors ?? []
  const [category] = workspace.subscriptionCategories ?? []
  return {
    channel: 'EMAIL',
    basic_details: {
      name,
      content_type: 'PROMOTIONAL',
      user_attribute_identifier: 'Email (Standard)',
      ...(category !== undefined && { subscription_category: category }),
    },
    ...(connector !== undefined && { connector }),
    campaign_content: {
      content: {
        email: emailMessage('Hello'),
      },
    },
  }
}

/** Returns whether the workspace is known to have what an e-mail needs. */
export const hasEmailParts = ({ workspace }: Session): boolean => {
  const { connectors = [], subscriptionCategories = [] } = workspace
  return connectors.length > 0 && subscriptionCategories.length > 0
}

/** Returns an e-mail draft that can be published; ends the sequence without the data it needs. */
export function emailDraft(session: Session, type = 'ONE_TIME') {
  if (!hasEmailParts(session))
    return session.skip('needs a known connector and subscription category')
  const { basic_details, ...parts } = emailParts(session.unique, session)
  return {
    ...parts,
    created_by: 'conformance@example.com',
    campaign_delivery_type: type,
    basic_details: { ...basic_details, ...detailsOf[type] },
  }
}

export const draftTest = (draftId: string) => ({
  draft_id: draftId,
  test_campaign_meta: { identifier: 'USER_ATTRIBUTE_UNIQUE_ID', identifier_values: ['user-1'] },
})

export const inlineTest = (name: string) => ({
  channel: 'PUSH',
  basic_details: { name },
  campaign_content: { content: { push: { android: pushMessage('Inline') } } },
  test_campaign_meta: { identifier: 'USER_ATTRIBUTE_UNIQUE_ID', identifier_values: ['user-1'] },
})

const hour = 60 * 60 * 1000

/** Returns all members of a variation: which of them a server requires is not documented. */
export const variationOf = (type: 'SMV' | 'DMV', percentage = 10, share = 60): JsonObject => ({
  ...{ type, variantsPerLocale: ['variation_1', 'variation_2'], control_group: { percentage } },
  ...(type === 'SMV' && {
    smv_distribution: { split: { variation_1: share, variation_2: 100 - share } },
  }),
})

/** Returns the content of an offering, with a template of the workspace if it has one. */
export function offerContent({ workspace }: Session): JsonObject {
  const [templateId] = workspace.templateIds ?? []
  return templateId === undefined ? {} : { meta: { templateId } }
}

/** Returns an offering that starts in an hour. */
export const offering = (name: string, session: Session): JsonObject => ({
  name: name.replace(/\W/g, '_'),
  description: 'Made by the conformance suite',
  priority: 50,
  delivery: { channels: ['web', 'app'] },
  created_by: 'conformance@example.com',
  scheduling: {
    // Mostly today, so that only the time of the day says that it is in the future.
    start_datetime: new Date(Date.now() + hour).toISOString(),
    expiry_datetime: new Date(Date.now() + 72 * hour).toISOString(),
  },
  segment_info: { included: ['segment_returning_customers'] },
  offer_content: offerContent(session),
  variation_meta: variationOf('SMV'),
})

/** Returns the id in the response to a create call; ends the sequence without one. */
export function idIn({ data }: Answered, session: Session): string {
  const id = isObject(data) ? data.id : undefined
  return typeof id === 'string'
    ? id
    : session.skip('the response to the create call has no `data.id`')
}

/** Returns the single resource in a response: `data` itself, or the only item of its list. */
export function resourceIn({ data }: Answered): JsonObject | undefined {
  // Its own lists, such as tags, are no resources.
  if (isObject(data) && data.id !== undefined) return data
  const items = itemsIn({ data })
  const only = items?.length === 1 ? items[0] : data
  return isObject(only) ? only : undefined
}

/** Returns the documented fields of a campaign; others, such as times, may change. */
export function documentedFields(campaign: JsonObject | undefined): JsonObject {
  const names = [
    ...['id', 'status', 'channel', 'campaign_delivery_type', 'created_by', 'version_number'],
    ...['basic_details', 'campaign_content', 'connector'],
  ]
  return Object.fromEntries(
    names.flatMap((name) => (campaign?.[name] === undefined ? [] : [[name, campaign[name]]])),
  )
}

/** Returns the items of a list or page: `data` if it is an array, or the only array in it. */
export function itemsIn({ data }: Pick<Answered, 'data'>): readonly unknown[] | undefined {
  if (Array.isArray(data)) return data
  const arrays = isObject(data) ? Object.values(data).filter(Array.isArray) : []
  return arrays.length === 1 ? arrays[0] : undefined
}

/** Returns whether a text is a value anywhere in the data of a response, whatever shape it has. */
export const showsText = ({ data }: Pick<Answered, 'data'>, text: string): boolean =>
  JSON.stringify(data ?? '').includes(JSON.stringify(text))

/** Returns the keys of the results of a test, sorted. */
export const resultKeys = ({ data }: Pick<Answered, 'data'>): string[] =>
  Object.keys(objectAt(data, ['data']) ?? {}).sort()

/** Returns the id of each item; an item that is not an object as it is. */
export const idsOf = (items: readonly unknown[]): unknown[] =>
  items.map((item) => (isObject(item) ? item.id : item))

/** Returns the ids in the list of a response; none without a list, as in an error. */
export const listedIds = (answer: Pick<Answered, 'data'>): unknown[] => idsOf(itemsIn(answer) ?? [])

/** Returns the item with an id. */
export const itemWith = (items: readonly unknown[], id: string): JsonObject | undefined =>
  items.filter(isObject).find((item) => item.id === id)

/**
 * Returns the offering with an id. The form of its `status` is not documented: a text is returned in
 * lower case, another type left out.
 */
export function offeringWith(items: readonly unknown[], id: string): JsonObject | undefined {
  const { status, ...others } = itemWith(items, id) ?? {}
  if (others.id === undefined) return undefined
  return typeof status === 'string' ? { ...others, status: status.toLowerCase() } : others
}

/** Returns whether a list has exactly these texts, in any order. */
export const isSameSet = (got: unknown, wanted: readonly string[]): boolean =>
  Array.isArray(got) && got.length === wanted.length && wanted.every((each) => got.includes(each))

/** Returns the body of a response without the id that each response has of its own. */
export const withoutId = (body: unknown): unknown => {
  const { response_id: _, ...others } = isObject(body) ? body : { body }
  return others
}
