import { isObject, type JsonObject } from '../../core/base/json.js'
import { idIn, itemsIn, pushDraft } from './bodies.js'
import type { Sequence, Session } from './sequence.js'

async function found(
  session: Session,
  campaign_fields: JsonObject,
  limit = 15,
): Promise<unknown[]> {
  const page = await session.callOk('searchCampaigns', { body: { limit, campaign_fields } })
  const items = itemsIn(page) ?? session.skip('the response to the search has no list')
  return items.map((item) => (isObject(item) ? item.id : item))
}

const searching: Sequence = {
  id: 'sequence/search',
  summary: 'A search returns the matching campaigns, and drafts only if the filter includes them.',
  operations: ['createCampaign', 'updateCampaign', 'searchCampaigns'],
  source: 'POST /v5/campaigns/search',
  async run(session) {
    const create = async () =>
      idIn(await session.callOk('createCampaign', { body: pushDraft(session.unique) }), session)
    const [draft, live] = [await create(), await create()]
    const body = { status: 'PUBLISH' }
    await session.callOk('updateCampaign', { params: { campaign_id: live }, body })
    const ids = [draft, live]
    const status = ['DRAFT', 'ACTIVE']

    const assert = (target: string, message: string, got: unknown[], wanted: string[]) =>
      session.assert(isSameSet(got, wanted), {
        ...{ operation: 'searchCampaigns', target: `campaign_fields.${target}` },
        ...{ message, expected: wanted, got },
      })
    const byIds = 'The search does not return exactly the campaigns with these ids.'
    assert('ids', byIds, await found(session, { ids, status }), ids)
    assert('ids', byIds, await found(session, { ids: [live], status }), [live])
    const drafts = 'The search returns drafts that the filter does not include.'
    assert('status', drafts, await found(session, { ids }), [live])
    const channels = 'The search by channel does not return exactly the campaigns of this channel.'
    assert('channels', channels, await found(session, { ids, status, channels: ['EMAIL'] }), [])
    assert('channels', channels, await found(session, { ids, status, channels: ['PUSH'] }), ids)
    const types = (type: string) => ({ ids, status, campaign_delivery_type: type })
    const byType = 'The search by delivery type does not return exactly the campaigns of this type.'
    assert('campaign_delivery_type', byType, await found(session, types('EVENT_TRIGGERED')), ids)
    assert('campaign_delivery_type', byType, await found(session, types('ONE_TIME')), [])
    const legacy = 'The filter `delivery_type` of the earlier version returns campaigns.'
    assert(
      'delivery_type',
      legacy,
      await found(session, { ids, delivery_type: 'EVENT_TRIGGERED' }),
      [],
    )
    // The form of the name filter is not documented; if it matches these, it must match only these.
    const named = await found(session, { name: session.unique, status })
    if (named.includes(draft)) {
      assert('name', 'The search by name returns other campaigns.', named, ids)
    }
    const page = await found(session, { ids, status }, 1)
    session.assert(page.length === 1, {
      ...{ operation: 'searchCampaigns', target: 'limit' },
      ...{ message: 'The page does not have `limit` items.', expected: 1, got: page.length },
    })
  },
}

const isSameSet = (got: readonly unknown[], wanted: readonly string[]): boolean =>
  got.length === wanted.length && wanted.every((id) => got.includes(id))

export const searchSequences: readonly Sequence[] = [searching]
