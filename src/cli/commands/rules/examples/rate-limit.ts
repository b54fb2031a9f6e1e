import type { RuleExamples } from './rule-example.js'

export const rateLimit: RuleExamples = {
  'rate-limit/exceeded': {
    why: 'Calls above the limit are not executed. Wait for the seconds in `Retry-After`, then send the request again: retrying sooner only gets another 429.',
    request: `
  operation: testCampaign
  body:
    channel: PUSH
    campaign_content:
      content:
        push:
          android:
            basic_details:
              default_click_action_value: shop://sale
    test_campaign_meta:
      identifier: USER_ATTRIBUTE_UNIQUE_ID
      identifier_values:
        - user-1001
  facts:
-   now: 2025-11-20T10:00:00.000Z
+   now: 2025-11-20T10:00:01.000Z
    recentRequests:
      - 1763632799950
      - 1763632799860
      - 1763632799770
      - 1763632799680
      - 1763632799590
      - 1763632799500
      - 1763632799410
      - 1763632799320
      - 1763632799230
      - 1763632799140
`,
  },
}
