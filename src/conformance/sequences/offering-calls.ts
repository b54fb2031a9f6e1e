import type { JsonObject } from '../../core/base/json.js'
import { idIn, itemsIn, offeringWith } from './bodies.js'
import type { Session } from './sequence.js'

/** Creates an offering, and returns its id. */
export const createOffering = async (session: Session, body: JsonObject): Promise<string> =>
  idIn(await session.callOk('createOffering', { body }), session)

/** Returns the listed offering; ends the sequence if the list does not show it. */
export async function listedOffering(session: Session, id: string): Promise<JsonObject> {
  const items = itemsIn(await session.callOk('listOfferings', { query: { id } })) ?? []
  return offeringWith(items, id) ?? session.skip('the list does not show the offering')
}
