import type { RuleExamples } from './rule-example.js'

export const update: RuleExamples = {
  'update/channel-not-supported': {
    why: 'The API can find SMS campaigns but not update them, so your change would be lost. Update only campaigns of channel PUSH or EMAIL.',
    request: `
  operation: updateCampaign
  body:
-   channel: SMS
+   channel: PUSH
+ facts:
+   campaign:
+     channel: PUSH
`,
  },
  'update/channel-changed': {
    why: 'Content, details and connector of a campaign belong to its channel, so an update of another channel usually addresses the wrong campaign. Send the channel of the campaign, or none.',
  },
}
