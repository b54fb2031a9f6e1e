import { asList, own } from '../base/json.js'
import type { BodyCheck, Check } from '../engine/check.js'
import { isObjectId } from '../formats/patterns.js'

const objectId = 'Must be an object id: 24 hexadecimal characters.'

const absent = (name: string): string => `The path has no \`${name}\`.`

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
    c.report(rule, name, id === undefined ? absent(name) : objectId)
  }

export const changedCampaignId = objectIdIn('campaign_id', 'params/malformed')
export const campaignId = objectIdIn('campaign_id', 'params/unusual')
export const parentCampaignId = objectIdIn('parent_campaign_id', 'params/unusual')

/** The draft of a test. */
export function draftId(c: BodyCheck): void {
  const id = c.body.draft_id
  if (typeof id !== 'string' || id === '' || isObjectId(id)) return
  c.report('params/malformed', ['draft_id'], objectId)
}

const isOfferId = (id: unknown): boolean => typeof id === 'string' && id.startsWith('offer_')

const malformedOfferId = 'Must be the full offering id, starting with `offer_`.'

/** The offering of an update. */
export function offerId(c: Check): void {
  const rule = 'params/offer-id-malformed'
  const id = c.params?.offer_id
  if (c.params === undefined) c.skip(rule)
  else if (id === undefined) c.report(rule, 'offer_id', absent('offer_id'))
  else if (!isOfferId(id)) c.report(rule, 'offer_id', malformedOfferId)
}

/** The filter of the list. */
export function listedOfferIds(c: Check): void {
  if (c.query === undefined) {
    c.skip('params/offer-id-malformed')
    return
  }
  const id = c.query.id ?? []
  const ids = (asList(id) ?? [id]).filter((each) => each !== '')
  if (!ids.every(isOfferId)) c.report('params/offer-id-malformed', 'id', malformedOfferId)
}
