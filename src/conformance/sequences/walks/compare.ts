import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject } from '../../../core/base/json.js'
import type { FindingLevel, OperationName } from '../../../core/index.js'
import { levelIf } from '../../checking/levels.js'
import {
  documentedFields,
  idsOf,
  isSameSet,
  itemsIn,
  itemWith,
  offeringWith,
  resourceIn,
  withoutId,
} from '../bodies.js'
import type { Answered, SequenceCall } from '../call.js'
import type { Session } from '../sequence.js'
import { changed, type Walk } from './walk.js'

/** The statement and level of a comparison, if they are not the usual ones. */
export interface About {
  requirement?: string | undefined
  level?: FindingLevel | undefined
  mayLack?: boolean | undefined
}

/** Makes a call that only reads, and compares what the server shows with the model. */
export async function compareRead(
  walk: Walk,
  operation: OperationName,
  call: SequenceCall,
  about: About = {},
): Promise<Answered | undefined> {
  const read = await walk.read(operation, call)
  if (read?.wanted !== undefined)
    await comparisons[operation]?.({ walk, operation, call, about, ...read, wanted: read.wanted })
  return read?.answer
}

const comparisons: { readonly [Name in OperationName]?: (read: Read) => void | Promise<void> } = {
  getCampaign: compareCampaign,
  searchCampaigns: compareSearch,
  listOfferings: compareOfferings,
  listOfferTemplates: compareTemplates,
}

/** Returns whether an operation reads what a comparison knows. */
export const isCompared = (operation: OperationName): boolean =>
  comparisons[operation] !== undefined

interface Read {
  walk: Walk
  operation: OperationName
  call: SequenceCall
  about: About
  answer: Answered
  /** What the model shows. */
  wanted: readonly JsonObject[]
}

/** Returns the fields of a campaign that a server must have; a changed status is not documented. */
function fieldsOf(campaign: JsonObject): JsonObject {
  const { status, ...fields } = documentedFields(campaign)
  return status === changed ? fields : { ...fields, status }
}

function compareCampaign({ walk, operation, about, answer, wanted: [wanted] }: Read): void {
  const shown = resourceIn(answer)
  if (shown === undefined || wanted === undefined) return
  const id = String(wanted.id)
  walk.shown.assert({
    operation,
    id,
    shown,
    wanted: fieldsOf(wanted),
    level: about.level ?? levelIf(!walk.mayBePending(id)),
    requirement:
      about.requirement ?? 'GET retrieves one campaign by id, as the calls that succeeded left it.',
  })
}

const requirements: Readonly<Record<string, string>> = {
  ids: 'The filter `ids` returns the campaigns with these ids.',
  status: 'Drafts are excluded unless `DRAFT` is in `campaign_fields.status`.',
  channels: 'The filter `channels` returns the campaigns of these channels.',
  campaign_delivery_type: 'The filter `campaign_delivery_type` returns the campaigns of this type.',
  delivery_type: 'The earlier key `delivery_type` yields zero results without an error.',
  name: 'The filter `name` returns the campaigns that match it.',
}

const mostInPage = 15

function compareSearch({ walk, operation, call, about, answer, wanted: all }: Read): void {
  const { session } = walk
  const items = itemsIn(answer)
  const body = call.body as { limit?: number; campaign_fields?: JsonObject }
  const { campaign_fields: fields = {} } = body
  const limit = Math.min(body.limit ?? mostInPage, mostInPage)
  if (items === undefined) return
  // Whether a status of a filter is that of a changed campaign is not documented.
  const isOpen = ({ status }: JsonObject) => status === changed
  const isSettled = fields.status === undefined && session.isControlled
  const open = isSettled ? [] : idsOf(walk.campaigns.filter(isOpen))
  const isOwn = (id: unknown) => walk.campaigns.some((each) => each.id === id)
  // Elsewhere, the server has other campaigns.
  const isExact = session.isControlled || Object.hasOwn(fields, 'ids')
  const isKnown = (id: unknown) => !open.includes(id) && (isExact || isOwn(id))
  const got = idsOf(items).filter(isKnown)
  const wanted = idsOf(all).filter(isKnown) as string[]
  const filters = Object.keys(fields)
  // Whether a search without `status` finds a stored campaign of any status is not documented.
  const isKnownStatus = session.isControlled || !wanted.includes(String(session.storedId))
  const isPage =
    got.length === limit &&
    wanted.length === limit &&
    new Set(got).size === limit &&
    (!Array.isArray(fields.ids) || got.every((id) => (fields.ids as unknown[]).includes(id)))
  const isSame = isSameSet(got, wanted)
  const mayLack = about.mayLack === true && !walk.understands(fields, isSame && got.length > 0)
  const isWithin = mayLack && got.every((id) => wanted.some((each) => each === id))
  session.assert(isSame || isPage || isWithin, {
    operation,
    target: 'campaign_fields',
    expected: wanted,
    got,
    level: about.level ?? levelIf(isKnownStatus || got.includes(session.storedId)),
    cause: !mayLack && wanted.some((id) => !got.includes(id)) ? 'hidden' : 'shown',
    requirement:
      about.requirement ??
      (filters.map((name) => requirements[name] ?? '').join(' ') || (requirements.status ?? '')),
    message: 'The search does not return exactly the campaigns that match the filter.',
  })
  for (const campaign of all) {
    const id = String(campaign.id)
    const shown = itemWith(items, id)
    if (!isObject(shown)) continue
    walk.shown.assert({
      operation,
      id,
      shown,
      wanted: fieldsOf(campaign),
      level: levelIf(!walk.mayBePending(id)),
      requirement: 'A search returns the campaigns as the latest update left them.',
    })
  }
}

/** Compares all offerings, or the one that the list is asked for. */
async function compareOfferings({ walk, operation, call, about, answer, wanted }: Read) {
  const { session } = walk
  const isAll = call.query?.id === undefined
  if (isAll && !session.isControlled) return
  const ids = wanted.map((each) => String(each.id))
  const got = await listedIdsOf(session, answer, ids)
  if (got === undefined) return
  const items = itemsIn(answer) ?? []
  const isHidden = about.mayLack !== true && ids.some((id) => !got.includes(id))
  const isRepeated = new Set(got).size < got.length
  // The check of the response finds others than the requested one.
  const isOther = isAll && got.length > ids.length
  session.assert(!isHidden && !isRepeated && !isOther, {
    operation,
    expected: ids,
    got,
    level: about.level ?? 'MUST',
    cause: isHidden ? 'hidden' : isRepeated ? 'repeated' : 'shown',
    target: isAll ? '' : 'id',
    requirement: 'The list has all offerings of the workspace, or those with the ids of the query.',
    message: 'The list does not have exactly the offerings that were created.',
  })
  for (const offering of wanted) {
    const shown = offeringWith(items, String(offering.id))
    if (shown === undefined) continue
    walk.shown.assert({
      operation,
      id: String(offering.id),
      shown,
      wanted: offering,
      compared: withoutDistribution(offering),
      level: about.level ?? 'MUST',
      requirement:
        about.requirement ??
        'Only fields in the body of an update change; the status follows the schedule.',
    })
  }
}

/** Items of a list at most that surely are on its first page. */
const surelyOnePage = 5

function compareTemplates({ walk: { session }, operation, about, answer, wanted }: Read): void {
  const expected = wanted.map(({ id }) => String(id))
  const isKnown = expected.length > 0 && expected.length <= surelyOnePage
  if (!isKnown) session.skip('needs a few known templates')
  const got = shownIds(answer, expected) ?? session.skip(unknownShape)
  session.assert(isSameSet(got, expected), {
    operation,
    target: 'data',
    cause: 'incomplete',
    expected,
    got,
    requirement: about.requirement ?? 'GET lists the personalization templates.',
    message: 'The list does not contain exactly the templates of the workspace.',
  })
}

/** The shape of a distribution is not documented, so a server may store it in another one. */
function withoutDistribution({ variation_meta: meta, ...offering }: JsonObject): JsonObject {
  if (!isObject(meta)) return offering
  const { smv_distribution: _s, variantsPerLocale: _v, ...documented } = meta
  return { ...offering, variation_meta: documented }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Returns whether an id is a value or a key anywhere in a response, whatever shape it has. */
const showsId = ({ response: { body } }: Answered, id: string): boolean =>
  (JSON.stringify(body) ?? '').includes(JSON.stringify(id))

/**
 * Returns the ids that a list shows. The shape of its items is not documented: where they do not have
 * ids, only the wanted ones that it shows anywhere; undefined if it shows none of them.
 */
function shownIds(answer: Answered, wanted: readonly string[]): string[] | undefined {
  const items = itemsIn(answer)
  const ids = items?.every(isObject) === true ? idsOf(items).filter(isText) : []
  const isOfIds =
    ids.every((id) => id.startsWith('offer_')) || ids.some((id) => wanted.includes(id))
  if (ids.length > 0 && ids.length === items?.length && isOfIds) return ids
  const shown = wanted.filter((id) => showsId(answer, id))
  return shown.length > 0 || items?.length === 0 ? shown : undefined
}

/**
 * Returns the ids that a list of offerings shows; undefined if that is unknown. A list of an unknown
 * shape is empty if it is like that of an id that does not exist.
 */
async function listedIdsOf(
  session: Session,
  answer: Answered,
  wanted: readonly string[],
): Promise<string[] | undefined> {
  const shown = shownIds(answer, wanted)
  if (shown !== undefined) return shown
  const id = `offer_${crypto.randomUUID().replaceAll('-', '').slice(0, 24)}`
  const { response } = await session.call('listOfferings', { query: { id } })
  const isEmpty =
    response.status === answer.status &&
    isDeepStrictEqual(withoutId(response.body), withoutId(answer.response.body))
  return isEmpty ? [] : undefined
}

const unknownShape = 'the list shows its ids in an unknown shape'
