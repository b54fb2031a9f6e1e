import { scenarioFiles } from '../../../tools/conformance/scenario-files.js'
import { isObject, type JsonObject } from '../../core/base/json.js'
import { filled } from '../scenarios/values.js'
import type { Answered } from './call.js'
import type { Session } from './sequence.js'

let bodies: Readonly<Record<string, JsonObject>> | undefined

function bodyOf(
  name: string,
  { workspace, unique }: Pick<Session, 'workspace' | 'unique'>,
): JsonObject {
  bodies ??= scenarioFiles().bodies
  const named = { ...workspace, unique, offerContent: offerContent({ workspace }) }
  return filled(bodies[name], { named, now: Date.now() }) as JsonObject
}

export const pushDraft = (name: string): JsonObject =>
  bodyOf('push', { workspace: {}, unique: name })

/** Returns whether the workspace is known to have what an e-mail needs. */
export const hasEmailParts = ({ workspace }: Session): boolean => {
  const { connectors = [], subscriptionCategories = [] } = workspace
  return connectors.length > 0 && subscriptionCategories.length > 0
}

/** Returns an inline e-mail test of a workspace that has what an e-mail needs. */
export const emailTest = (session: Session): JsonObject => bodyOf('inline-email', session)

export const draftTest = (draftId: string) => ({
  draft_id: draftId,
  test_campaign_meta: { identifier: 'USER_ATTRIBUTE_UNIQUE_ID', identifier_values: ['user-1'] },
})

export const inlineTest = (unique: string): JsonObject =>
  bodyOf('inline-push', { workspace: {}, unique })

/** Returns the content of an offering, with a template of the workspace if it has one. */
export function offerContent({ workspace }: Pick<Session, 'workspace'>): JsonObject {
  const [templateId] = workspace.templateIds ?? []
  return templateId === undefined ? {} : { meta: { templateId } }
}

/** Returns an offering that starts in an hour. */
export const offering = (name: string, { workspace }: Pick<Session, 'workspace'>): JsonObject => ({
  ...bodyOf('offering', { workspace, unique: name }),
  name: name.replace(/\W/g, '_'),
})

/** Returns the id in the response to a create call; ends the sequence without one. */
function idIn({ data }: Answered, session: Session): string {
  const id = isObject(data) ? data.id : undefined
  return typeof id === 'string'
    ? id
    : session.skip('the response to the create call has no `data.id`')
}

export const createCampaign = async (session: Session, body: JsonObject): Promise<string> =>
  idIn(await session.callOk('createCampaign', { body }), session)

export const createDraft = (session: Session): Promise<string> =>
  createCampaign(session, pushDraft(session.unique))

export const update = (id: string, body: JsonObject) => ({ params: { campaign_id: id }, body })

export async function publish(session: Session, id: string): Promise<void> {
  await session.callOk('updateCampaign', update(id, { status: 'PUBLISH' }))
}

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

/** Returns the id of each item; an item that is not an object as it is. */
export const idsOf = (items: readonly unknown[]): unknown[] =>
  items.map((item) => (isObject(item) ? item.id : item))

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
