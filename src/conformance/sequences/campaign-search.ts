import type { JsonObject } from '../../core/base/json.js'
import { idsOf, itemsIn } from './bodies.js'
import type { Session } from './sequence.js'

/** Returns the ids of the campaigns that match a filter; ends the sequence without a list. */
export async function found(
  session: Session,
  campaign_fields: JsonObject,
  limit = 15,
): Promise<unknown[]> {
  const page = await session.callOk('searchCampaigns', { body: { limit, campaign_fields } })
  const items = itemsIn(page) ?? session.skip('the response to the search has no list')
  return idsOf(items)
}

/** The statement that each filter rests on. */
export const requirements: Readonly<Record<string, string>> = {
  ids: 'The filter `ids` returns the campaigns with these ids.',
  status: 'Drafts are excluded unless `DRAFT` is in `campaign_fields.status`.',
  channels: 'The filter `channels` returns the campaigns of these channels.',
  campaign_delivery_type: 'The filter `campaign_delivery_type` returns the campaigns of this type.',
  delivery_type: 'The earlier key `delivery_type` yields zero results without an error.',
  name: 'The filter `name` returns the campaigns that match it.',
}
