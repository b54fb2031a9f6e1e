import type { RuleExamples } from './rule-example.js'

export const search: RuleExamples = {
  'search/limit-missing': {
    why: 'Without `limit`, the page size is not defined, so your paging can skip or repeat campaigns. Send a `limit` from 1 to 15.',
  },
  'search/legacy-delivery-type': {
    why: 'The search accepts the earlier name but finds nothing, without an error, so it looks as if no such campaigns existed. Use `campaign_delivery_type`.',
    request: `
  operation: searchCampaigns
  body:
    limit: 15
    campaign_fields:
-     delivery_type: ONE_TIME
+     campaign_delivery_type: ONE_TIME
`,
  },
  'search/legacy-id': {
    why: '`id` was the filter of V1. Here it may be ignored, and the search then returns other campaigns, too. Use `ids` with a list.',
    request: `
  operation: searchCampaigns
  body:
    limit: 15
    campaign_fields:
-     id: x
+     ids:
+       - 64f0c2a7b1d3e45f6a7b8ca0
`,
  },
  'search/version-filter-unavailable': {
    why: 'Without versioning, there are no versions to filter by, so the result may not be what you expect. Remove the filter, or enable versioning.',
    request: `
  operation: searchCampaigns
  body:
    limit: 15
    campaign_fields:
-     version_number: 2
+     status:
+       - ACTIVE
  facts:
    workspace:
      versioningEnabled: false
`,
  },
}
