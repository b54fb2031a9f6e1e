// Generated from conformance/ by `npm run generate`. Do not edit.

/** Requests in the format of `RuleExample`, from the conformance cases. */
export const requestsOfCases: Readonly<Record<string, string>> = {
  'body/missing': `
  operation: changeCampaignStatus
+ body:
+   action: STOP
`,
  'body/not-object': `
  operation: changeCampaignStatus
- body: []
+ body:
+   action: STOP
`,
  'params/malformed': `
  operation: changeCampaignStatus
  params:
-   campaign_id: 64f0c2a7b1d3e45f6a7b8ca
+   campaign_id: 64f0c2a7b1d3e45f6a7b8ca0
  body:
    action: STOP
`,
  'test/mode-conflict': `
  operation: testCampaign
  body:
    draft_id: 64f0c2a7b1d3e45f6a7b8c9d
    test_campaign_meta:
      identifier: CUSTOM_SEGMENT
      identifier_values:
        - internal-testers
-   campaign_content:
-     content:
-       push:
-         android:
-           template_type: BASIC
`,
  'test/channel-required': `
  operation: testCampaign
  body:
+   channel: PUSH
    campaign_content:
      content:
        push:
          android: {}
    test_campaign_meta:
      identifier: USER_ATTRIBUTE_UNIQUE_ID
      identifier_values:
        - user-1001
`,
  'test/content-required': `
  operation: testCampaign
  body:
    channel: PUSH
+   campaign_content:
+     content:
+       push:
+         android:
+           template_type: BASIC
    test_campaign_meta:
      identifier: USER_ATTRIBUTE_UNIQUE_ID
      identifier_values:
        - user-1001
`,
  'test/email-identity-required': `
  operation: testCampaign
  body:
    channel: EMAIL
    basic_details:
+     name: November letter
      content_type: PROMOTIONAL
      subscription_category: Newsletter
      user_attribute_identifier: Email (Standard)
    connector:
      connector_type: SENDGRID
      connector_name: Marketing
    campaign_content:
      content:
        email:
          subject: The November letter
          preview_text: What is new this month
          sender_name: Example Shop
          html_content: <p>Hello {{UserAttribute['First Name']}}</p>
    test_campaign_meta:
      identifier: EMAIL
      identifier_values:
        - ada@example.com
`,
  'test/connector-email-only': `
  operation: createCampaign
  body:
    channel: PUSH
    campaign_delivery_type: ONE_TIME
    created_by: maria@example.com
-   connector:
-     connector_type: SENDGRID
-     connector_name: Marketing
`,
  'test/identifier-channel': `
  operation: testCampaign
  body:
    channel: PUSH
    campaign_content:
      content:
        push:
          android: {}
    test_campaign_meta:
-     identifier: EMAIL
+     identifier: USER_ATTRIBUTE_USER_EMAIL
      identifier_values:
        - ada@example.com
`,
  'test/platform-draft-only': `
  operation: testCampaign
  body:
    channel: PUSH
    campaign_content:
      content:
        push:
          android: {}
    test_campaign_meta:
      identifier: PUSH_ID
      identifier_values:
        - dGVzdC1wdXNoLXRva2Vu
-     platform: ANDROID
`,
  'test/draft-state': `
  operation: testCampaign
  body:
    draft_id: 64f0c2a7b1d3e45f6a7b8c9d
    test_campaign_meta:
      identifier: CUSTOM_SEGMENT
      identifier_values:
        - internal-testers
  facts:
    campaign:
-     status: ACTIVE
+     status: DRAFT
`,
  'test/draft-channel': `
  operation: testCampaign
  body:
-   channel: EMAIL
    draft_id: 64f0c2a7b1d3e45f6a7b8c9d
    test_campaign_meta:
      identifier: CUSTOM_SEGMENT
      identifier_values:
        - internal-testers
  facts:
    campaign:
      channel: PUSH
`,
  'content/message-missing': `
  operation: testCampaign
  body:
    channel: PUSH
    campaign_content:
      content:
        default:
-         variation_1: {}
+         variation_1:
+           push:
+             android:
+               template_type: BASIC
+               basic_details:
+                 title: Sale
+                 message: Starts now.
    test_campaign_meta:
      identifier: CUSTOM_SEGMENT
      identifier_values:
        - internal-testers
`,
  'push/content-without-platform': `
  operation: createCampaign
  body:
    channel: PUSH
    campaign_delivery_type: EVENT_TRIGGERED
    created_by: maria@example.com
    basic_details:
      platforms:
        - ANDROID
    campaign_content:
      content:
        push:
          android: {}
-         ios:
-           template_type: BASIC
`,
  'email/body-required': `
  operation: createCampaign
  body:
    channel: EMAIL
    campaign_delivery_type: ONE_TIME
    created_by: jonas@example.com
    campaign_content:
      content:
        email:
          subject: The November letter
          preview_text: What is new this month
          sender_name: Example Shop
+         html_content: <p>Hello {{UserAttribute['First Name']}}</p>
`,
  'push/triggered-platform-only-unused': `
  operation: createCampaign
  body:
    channel: PUSH
-   campaign_delivery_type: ONE_TIME
+   campaign_delivery_type: EVENT_TRIGGERED
    created_by: maria@example.com
    basic_details:
      send_to_triggered_platform_only: true
`,
  'email/subscription-category-required': `
  operation: createCampaign
  body:
    channel: EMAIL
    campaign_delivery_type: ONE_TIME
    created_by: jonas@example.com
    basic_details:
      content_type: PROMOTIONAL
+     subscription_category: Newsletter
`,
  'delivery/business-event-required': `
  operation: createCampaign
  body:
    channel: PUSH
    campaign_delivery_type: BUSINESS_EVENT_TRIGGERED
    created_by: maria@example.com
-   basic_details: {}
+   basic_details:
+     business_event: price_drop
`,
  'create/channel-not-supported': `
  operation: createCampaign
  body:
-   channel: SMS
+   channel: PUSH
    campaign_delivery_type: ONE_TIME
    created_by: maria@example.com
`,
  'create/delivery-type-not-supported': `
  operation: createCampaign
  body:
    channel: PUSH
-   campaign_delivery_type: BROADCAST_LIVE_ACTIVITY
+   campaign_delivery_type: ONE_TIME
    created_by: maria@example.com
`,
  'update/channel-changed': `
  operation: updateCampaign
  body:
-   channel: EMAIL
+   channel: PUSH
  facts:
    campaign:
      channel: PUSH
`,
  'campaign/sms-search-only': `
  operation: getCampaign
  facts:
    campaign:
-     channel: SMS
+     channel: PUSH
`,
  'status/publish-not-accepted': `
  operation: changeCampaignStatus
  body:
-   action: PUBLISH
+   action: STOP
`,
  'status/not-published': `
  operation: changeCampaignStatus
  body:
    action: STOP
  facts:
    campaign:
-     status: DRAFT
+     status: ACTIVE
`,
  'search/limit-missing': `
  operation: searchCampaigns
- body: {}
+ body:
+   limit: 15
`,
  'offering/feature-disabled': `
  operation: listOfferings
  facts:
    workspace:
-     offeringsEnabled: false
+     offeringsEnabled: true
`,
  'offering/expired': `
  operation: updateOffering
  body:
    description: Still to be published
  facts:
    offering:
-     status: expired
+     status: draft
`,
  'offering/required': `
  operation: createOffering
  body:
+   name: Summer_Sale_2026
    priority: 40
    delivery: {}
    created_by: maria@example.com
    scheduling:
      start_datetime: 2026-06-01T09:00:00Z
      expiry_datetime: 2026-06-30T21:00:00Z
    segment_info: {}
    offer_content: {}
    variation_meta:
      type: SMV
  facts:
    now: 2026-05-01T12:00:00Z
`,
}
