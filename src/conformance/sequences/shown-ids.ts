import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../core/base/json.js'
import { idsOf, itemsIn, withoutId } from './bodies.js'
import type { Answered, Session } from './sequence.js'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Returns whether an id is a value or a key anywhere in a response, whatever shape it has. */
const showsId = ({ response: { body } }: Answered, id: string): boolean =>
  (JSON.stringify(body) ?? '').includes(JSON.stringify(id))

/**
 * Returns the ids that a list shows. The shape of its items is not documented: where they do not have
 * ids, only the wanted ones that it shows anywhere; undefined if it shows none of them.
 */
export function shownIds(answer: Answered, wanted: readonly string[]): string[] | undefined {
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
export async function listedIdsOf(
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

export const unknownShape = 'the list shows its ids in an unknown shape'
