import { asObject } from '../base/json.js'
import { quoted } from '../base/text.js'
import { type BodyContext, type BodyRule, unchecked, valid, violation } from './rule.js'

export const searchLimitMissing: BodyRule = ({ body }) =>
  body.limit !== undefined
    ? valid
    : violation(['limit'], 'Set `limit` to the number of campaigns per page, from 1 to 15.')

type Filter = 'delivery_type' | 'id' | 'version_number'

const isSent = (field: Filter, { body }: BodyContext): boolean =>
  asObject(body.campaign_fields)?.[field] !== undefined

/** Returns a rule about a filter that was renamed. */
const legacyFilter =
  (field: Filter, renamed: string, note: string): BodyRule =>
  (context) =>
    isSent(field, context)
      ? violation(['campaign_fields', field], `Renamed to ${quoted(renamed)}; ${note}`)
      : valid

export const legacyDeliveryType = legacyFilter(
  'delivery_type',
  'campaign_delivery_type',
  'with the old name the search finds nothing and returns no error.',
)

export const legacyId = legacyFilter('id', 'ids', 'send an array of campaign ids.')

export const versionFilterUnavailable: BodyRule = (context) => {
  if (!isSent('version_number', context)) return valid
  const enabled = context.facts.workspace?.versioningEnabled
  if (enabled === undefined) return unchecked
  return enabled
    ? valid
    : violation(
        ['campaign_fields', 'version_number'],
        'Campaign versioning is off in this workspace, so there are no versions to filter by.',
      )
}
