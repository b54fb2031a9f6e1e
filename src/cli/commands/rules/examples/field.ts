import type { RuleExamples } from './rule-example.js'

export const field: RuleExamples = {
  'field/unknown': {
    why: 'The API may ignore a key it does not know, so a typo silently drops a setting: the campaign is sent without it. Use the suggested name, or remove the key.',
    request: `
  operation: updateOffering
  body:
-   impTrackHours: 12
+   imp_track_hours: 12
`,
  },
  'field/unlikely-type': {
    why: 'The API description gives no type for the field, but its words imply one, so another type is probably a mistake that only shows when the message is sent. Send the type of the message below.',
    request: `
  operation: createCampaign
  body:
    channel: PUSH
    campaign_delivery_type: ONE_TIME
-   created_by: 7
+   created_by: maria@example.com
`,
  },
  'field/unlikely-value': {
    why: 'The value is not one that the API description names, or a number that makes no sense, such as a negative duration. The API may accept it and find or do nothing. Correct it, or ignore the warning if your service has more values.',
    request: `
  operation: searchCampaigns
  body:
-   limit: 16
+   limit: 15
`,
  },
}
