import { asObject } from '../base/json.js'
import { quoted } from '../base/text.js'
import { type BodyContext, type BodyRule, fine, problem, unchecked } from './rule.js'

export const searchLimitMissing: BodyRule = ({ body }) =>
  body.limit !== undefined
    ? fine
    : problem(['limit'], 'Give a `limit` from 1 to 15, the number of campaigns on a page.')

type Filter = 'delivery_type' | 'id' | 'version_number'

const isSent = (field: Filter, { body }: BodyContext): boolean =>
  asObject(body.campaign_fields)?.[field] !== undefined

/** A filter under its name of an earlier version. */
const legacyFilter =
  (field: Filter, renamed: string, consequence: string): BodyRule =>
  (context) =>
    isSent(field, context)
      ? problem(['campaign_fields', field], `Is now ${quoted(renamed)}; ${consequence}`)
      : fine

export const legacyDeliveryType = legacyFilter(
  'delivery_type',
  'campaign_delivery_type',
  'under the earlier name the search finds nothing, without an error.',
)

export const legacyId = legacyFilter('id', 'ids', 'an array of campaign ids.')

export const versionFilterUnavailable: BodyRule = (context) => {
  if (!isSent('version_number', context)) return fine
  const enabled = context.facts.workspace?.versioningEnabled
  if (enabled === undefined) return unchecked
  return enabled
    ? fine
    : problem(
        ['campaign_fields', 'version_number'],
        'Campaign versioning is off in this workspace, so there are no versions to filter by.',
      )
}
