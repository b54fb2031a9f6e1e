import type { JsonObject } from '../../core/base/json.js'
import { idIn, pushDraft } from './bodies.js'
import type { Session } from './sequence.js'

/** Creates a campaign, and returns its id. */
export const createCampaign = async (session: Session, body: JsonObject): Promise<string> =>
  idIn(await session.callOk('createCampaign', { body }), session)

/** Creates a push draft, and returns its id. */
export const createDraft = (
  session: Session,
  name = session.unique,
  type?: string,
): Promise<string> => createCampaign(session, pushDraft(name, type))

/** Reads a campaign. */
export const read = (session: Session, id: string) =>
  session.callOk('getCampaign', { params: { campaign_id: id } })

/** Returns the call that updates a campaign. */
export const update = (id: string, body: JsonObject) => ({ params: { campaign_id: id }, body })

/** Publishes a draft. */
export async function publish(session: Session, id: string): Promise<void> {
  await session.callOk('updateCampaign', update(id, { status: 'PUBLISH' }))
}
