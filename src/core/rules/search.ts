import { asObject } from '../base/json.js'
import type { BodyCheck } from '../engine/check.js'

/** Filters that an earlier version had, or that need a feature of the workspace. (Search) */
export function search(c: BodyCheck): void {
  if (c.body.limit === undefined) {
    c.report(
      'search/limit-missing',
      ['limit'],
      'Set `limit` to the number of campaigns per page, from 1 to 15.',
    )
  }
  const fields = asObject(c.body.campaign_fields)
  if (fields === undefined) return
  if (fields.delivery_type !== undefined) {
    c.report(
      'search/legacy-delivery-type',
      ['campaign_fields', 'delivery_type'],
      'Renamed to `campaign_delivery_type`; with the old name the search finds nothing and returns no error.',
    )
  }
  if (fields.id !== undefined) {
    c.report(
      'search/legacy-id',
      ['campaign_fields', 'id'],
      'Renamed to `ids`; send an array of campaign ids.',
    )
  }
  if (fields.version_number === undefined) return
  const enabled = c.facts.workspace?.versioningEnabled
  if (enabled === undefined) c.skip('search/version-filter-unavailable')
  else if (!enabled) {
    c.report(
      'search/version-filter-unavailable',
      ['campaign_fields', 'version_number'],
      'Campaign versioning is off in this workspace, so there are no versions to filter by.',
    )
  }
}
