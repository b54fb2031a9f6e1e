import type { JsonObject } from '../../core/base/json.js'
import { emailDraft, idIn, pushDraft } from './bodies.js'
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

/** A channel and a delivery type that a campaign can have. */
export interface CampaignKind {
  channel: 'PUSH' | 'EMAIL'
  type: string
}

/** All of them; BROADCAST_LIVE_ACTIVITY cannot be created. */
export const campaignKinds: readonly CampaignKind[] = [
  ...['EVENT_TRIGGERED', 'PERIODIC', 'ONE_TIME', 'BUSINESS_EVENT_TRIGGERED'].flatMap((type) =>
    (['PUSH', 'EMAIL'] as const).map((channel) => ({ channel, type })),
  ),
  ...['DEVICE_TRIGGERED', 'LOCATION_TRIGGERED'].map((type) => ({
    ...{ channel: 'PUSH' as const, type },
  })),
]

/** Returns a draft of a kind that can be published. */
export const draftOf = (session: Session, { channel, type }: CampaignKind): JsonObject =>
  channel === 'PUSH' ? pushDraft(session.unique, type) : emailDraft(session, type)
