import { scenarioFiles } from '../../../tools/conformance/scenario-files.js'
import { isObject, type JsonObject, objectAt } from '../../core/base/json.js'
import { merged } from '../../core/base/merge-patch.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import { filled } from '../scenarios/values.js'
import type { Answered, Session } from './sequence.js'

let bodies: Readonly<Record<string, JsonObject>> | undefined

/** Returns a body of the scenarios with the values of a session, and what is merged into it. */
function bodyOf(
  name: string,
  { workspace, unique }: Pick<Session, 'workspace' | 'unique'>,
  change: JsonObject,
): JsonObject {
  bodies ??= scenarioFiles().bodies
  const named = { ...workspace, unique, offerContent: offerContent({ workspace }) }
  return merged(filled(bodies[name], { named, now: Date.now() }), change) as JsonObject
}

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

export const pushDraft = (name: string, type = 'EVENT_TRIGGERED'): JsonObject =>
  bodyOf(
    'push',
    { workspace: {}, unique: name },
    {
      campaign_delivery_type: type,
      basic_details: detailsOf[type] ?? {},
    },
  )

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

/** Returns whether the workspace is known to have what an e-mail needs. */
export const hasEmailParts = ({ workspace }: Session): boolean => {
  const { connectors = [], subscriptionCategories = [] } = workspace
  return connectors.length > 0 && subscriptionCategories.length > 0
}

/** Returns an e-mail draft that can be published; ends the sequence without the data it needs. */
export function emailDraft(session: Session, type = 'ONE_TIME'): JsonObject {
  if (!hasEmailParts(session)) session.skip('needs a known connector and subscription category')
  const basic_details = detailsOf[type] ?? {}
  return bodyOf('email', session, { campaign_delivery_type: type, basic_details })
}

/** Returns an inline e-mail test of a workspace that has what an e-mail needs. */
export const emailTest = (session: Session): JsonObject => bodyOf('inline-email', session, {})

export const draftTest = (draftId: string) => ({
  draft_id: draftId,
  test_campaign_meta: { identifier: 'USER_ATTRIBUTE_UNIQUE_ID', identifier_values: ['user-1'] },
})

export const inlineTest = (unique: string): JsonObject =>
  bodyOf('inline-push', { workspace: {}, unique }, {})

/** Returns the content of an offering, with a template of the workspace if it has one. */
export function offerContent({ workspace }: Pick<Session, 'workspace'>): JsonObject {
  const [templateId] = workspace.templateIds ?? []
  return templateId === undefined ? {} : { meta: { templateId } }
}

/** Returns an offering that starts in an hour. */
export const offering = (name: string, { workspace }: Pick<Session, 'workspace'>): JsonObject =>
  bodyOf('offering', { workspace, unique: name }, { name: name.replace(/\W/g, '_') })

/** Returns the id in the response to a create call; ends the sequence without one. */
export function idIn({ data }: Answered, session: Session): string {
  const id = isObject(data) ? data.id : undefined
  return typeof id === 'string'
    ? id
    : session.skip('the response to the create call has no `data.id`')
}

/** Creates an offering, and returns its id. */
export const createOffering = async (session: Session, body: JsonObject): Promise<string> =>
  idIn(await session.callOk('createOffering', { body }), session)

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
