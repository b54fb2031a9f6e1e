import { isObject, type JsonObject } from '../../core/base/json.js'
import { idIn, itemsIn, pushDraft } from './bodies.js'
import type { Sequence, Stage } from './sequence.js'

/** The ids that a search finds. */
async function found(stage: Stage, campaign_fields: JsonObject, limit = 15): Promise<unknown[]> {
  const page = await stage.done('searchCampaigns', { body: { limit, campaign_fields } })
  const items = itemsIn(page) ?? stage.skip('the answer to the search shows no list')
  return items.map((item) => (isObject(item) ? item.id : item))
}

const searching: Sequence = {
  id: 'sequence/search',
  summary: 'A search finds what its filter asks for, and drafts only where it asks for them.',
  operations: ['createCampaign', 'updateCampaign', 'searchCampaigns'],
  source: 'POST /v5/campaigns/search',
  async run(stage) {
    const create = async () =>
      idIn(await stage.done('createCampaign', { body: pushDraft(stage.unique) }), stage)
    const [draft, live] = [await create(), await create()]
    const body = { status: 'PUBLISH' }
    await stage.done('updateCampaign', { params: { campaign_id: live }, body })
    const ids = [draft, live]
    const status = ['DRAFT', 'ACTIVE']

    const assert = (target: string, message: string, got: unknown[], wanted: string[]) =>
      stage.assert(isSameSet(got, wanted), {
        ...{ operation: 'searchCampaigns', target: `campaign_fields.${target}` },
        ...{ message, expected: wanted, got },
      })
    const byIds = 'The search does not find exactly the campaigns of these ids.'
    assert('ids', byIds, await found(stage, { ids, status }), ids)
    assert('ids', byIds, await found(stage, { ids: [live], status }), [live])
    const drafts = 'Drafts are found though they were not asked for.'
    assert('status', drafts, await found(stage, { ids }), [live])
    const channels = 'Campaigns of another channel are found, or those of this one are not.'
    assert('channels', channels, await found(stage, { ids, status, channels: ['EMAIL'] }), [])
    assert('channels', channels, await found(stage, { ids, status, channels: ['PUSH'] }), ids)
    const types = (type: string) => ({ ids, status, campaign_delivery_type: type })
    const byType = 'The filter by delivery type does not find what has it.'
    assert('campaign_delivery_type', byType, await found(stage, types('EVENT_TRIGGERED')), ids)
    assert('campaign_delivery_type', byType, await found(stage, types('ONE_TIME')), [])
    const legacy = 'The filter of the earlier version finds something.'
    assert(
      'delivery_type',
      legacy,
      await found(stage, { ids, delivery_type: 'EVENT_TRIGGERED' }),
      [],
    )
    // What form the filter by name has is not shown; one that finds these finds nothing else.
    const named = await found(stage, { name: stage.unique, status })
    if (named.includes(draft)) {
      assert('name', 'Campaigns are found that nobody has created.', named, ids)
    }
    const page = await found(stage, { ids, status }, 1)
    stage.assert(page.length === 1, {
      ...{ operation: 'searchCampaigns', target: 'limit' },
      ...{ message: 'A page is not as long as `limit` asks for.', expected: 1, got: page.length },
    })
  },
}

const isSameSet = (got: readonly unknown[], wanted: readonly string[]): boolean =>
  got.length === wanted.length && wanted.every((id) => got.includes(id))

export const searchSequences: readonly Sequence[] = [searching]
