import type { RuleExamples } from './rule-example.js'

export const status: RuleExamples = {
  'status/publish-not-accepted': {
    why: 'This operation changes campaigns that are already published, so a draft would stay unpublished. Publish it with `PATCH /v5/campaigns/{campaign_id}` and `{"status": "PUBLISH"}`.',
  },
  'status/stop-periodic': {
    why: 'A PERIODIC campaign cannot be stopped for good, and it would go on sending. Pause it instead; you can resume it later.',
    request: `
  operation: changeCampaignStatus
  body:
-   action: STOP
+   action: PAUSE
  facts:
    campaign:
      campaign_delivery_type: PERIODIC
`,
  },
  'status/pause-one-time': {
    why: 'A ONE_TIME campaign sends once, so there is no later send to pause. Stop it instead.',
    request: `
  operation: changeCampaignStatus
  body:
-   action: PAUSE
+   action: STOP
  facts:
    campaign:
      campaign_delivery_type: ONE_TIME
`,
  },
  'status/resume-one-time': {
    why: 'A ONE_TIME campaign cannot be paused, so there is nothing to resume. The only action it accepts is STOP.',
    request: `
  operation: changeCampaignStatus
  body:
-   action: RESUME
+   action: STOP
  facts:
    campaign:
      campaign_delivery_type: ONE_TIME
`,
  },
  'status/not-published': {
    why: 'A draft does not send anything yet, so there is nothing to stop, pause or resume. Publish it first.',
  },
}
