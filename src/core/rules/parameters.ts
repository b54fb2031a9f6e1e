import { asList, own } from '../base/json.js'
import type { Check } from '../engine/check.js'
import { isObjectId } from '../formats/patterns.js'

const objectId = 'be an object id: 24 hexadecimal characters.'

/** Returns a topic about an object id in a path parameter. */
const objectIdIn =
  (name: string, rule: 'params/malformed' | 'params/unusual') =>
  (c: Check): void => {
    if (c.params === undefined) {
      c.skip(rule)
      return
    }
    const id = own(c.params, name)
    if (typeof id === 'string' && isObjectId(id)) return
    c.report(rule, name, rule === 'params/malformed' ? `Must ${objectId}` : `Should ${objectId}`)
  }

export const changedCampaignId = objectIdIn('campaign_id', 'params/malformed')
export const campaignId = objectIdIn('campaign_id', 'params/unusual')
export const parentCampaignId = objectIdIn('parent_campaign_id', 'params/unusual')

/** The draft of a test. */
export function draftId(c: Check): void {
  const id = c.body?.draft_id
  if (typeof id !== 'string' || id === '' || isObjectId(id)) return
  c.report('params/malformed', ['draft_id'], `Must ${objectId}`)
}

const isOfferId = (id: unknown): boolean => typeof id === 'string' && id.startsWith('offer_')

const malformed = (c: Check, name: string): unknown =>
  c.report(
    'params/offer-id-malformed',
    name,
    'Must be the full offering id, starting with `offer_`.',
  )

/** The offering of an update. */
export function offerId(c: Check): void {
  if (c.params === undefined) c.skip('params/offer-id-malformed')
  else if (!isOfferId(c.params.offer_id)) malformed(c, 'offer_id')
}

/** The filter of the list. */
export function listedOfferIds(c: Check): void {
  if (c.query === undefined) {
    c.skip('params/offer-id-malformed')
    return
  }
  const id = c.query.id ?? []
  const ids = (asList(id) ?? [id]).filter((each) => each !== '')
  if (!ids.every(isOfferId)) malformed(c, 'id')
}
