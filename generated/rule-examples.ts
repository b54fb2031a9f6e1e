// Generated from conformance/ by `npm run generate`. Do not edit.

/** Requests, with marks before the lines as in `src/cli/commands/rules/written-examples.ts`. */
export const derivedExamples: Readonly<Record<string, string>> = {
  'auth/credentials-malformed': `
  operation: getCampaign
  headers:
+   Authorization: Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v
    X-SVC-Request-Id: 3f1c9d52-6a0b-4c8e-9b7d-2e5f8a1c4d60
`,
  'auth/credentials-rejected': `
  operation: getCampaign
  facts:
-   authenticated: false
+   authenticated: true
`,
  'auth/permission-missing': `
  operation: getCampaign
  facts:
-   permitted: false
+   permitted: true
`,
  'rate-limit/exceeded': `
  operation: testCampaign
  body:
    channel: PUSH
    campaign_content:
      content:
        push:
          android: {}
    test_campaign_meta:
      identifier: USER_ATTRIBUTE_UNIQUE_ID
      identifier_values:
        - user-1001
  facts:
    now: 2025-11-20T10:00:00Z
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
-     - 1763632799001
+     - 1763632799000
`,
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
  'request-id/missing': `
  operation: getCampaign
  headers:
    Authorization: Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v
+   X-SVC-Request-Id: 9c2f6a41-0d3e-4b7a-8f15-6e7d8c9b0a12
`,
  'request-id/mismatch': `
  operation: updateCampaign
  headers:
    Authorization: Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v
    X-SVC-Request-Id: 9c2f6a41-0d3e-4b7a-8f15-6e7d8c9b0a12
    Idempotency-Key: 4e0d7b3a-52c8-4f6e-a1b9-7c8d9e0f1a2b
  body:
-   request_id: 1d2c3b4a-5e6f-4a7b-8c9d-0e1f2a3b4c5d
+   request_id: 9c2f6a41-0d3e-4b7a-8f15-6e7d8c9b0a12
`,
  'request-id/format': `
  operation: getCampaign
  headers:
    Authorization: Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v
-   X-SVC-Request-Id: call-17
+   X-SVC-Request-Id: 9c2f6a41-0d3e-4b7a-8f15-6e7d8c9b0a12
`,
  'idempotency/key-missing': `
  operation: updateCampaign
  headers:
    Authorization: Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v
    X-SVC-Request-Id: 3f1c9d52-6a0b-4c8e-9b7d-2e5f8a1c4d60
+   Idempotency-Key: b7e23ec2-9af1-4d5c-8a36-0f4c1d2e3b4a
  body:
    channel: PUSH
`,
  'idempotency/key-malformed': `
  operation: updateCampaign
  headers:
    Authorization: Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v
    X-SVC-Request-Id: 3f1c9d52-6a0b-4c8e-9b7d-2e5f8a1c4d60
-   Idempotency-Key: order-4711
+   Idempotency-Key: b7e23ec2-9af1-4d5c-8a36-0f4c1d2e3b4a
  body:
    channel: PUSH
`,
  'params/malformed': `
  operation: changeCampaignStatus
  params:
-   campaign_id: 64f0c2a7b1d3e45f6a7b8ca
+   campaign_id: 64f0c2a7b1d3e45f6a7b8ca0
  body:
    action: STOP
`,
  'params/unusual': `
  operation: getCampaign
  params:
-   campaign_id: campaign-17
+   campaign_id: 65a1b2c3d4e5f60718293a4b
`,
  'field/unlikely-value': `
  operation: updateOffering
  body:
-   imp_track_hours: -1
+   imp_track_hours: 24
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
  'test/basic-details-required': `
  operation: testCampaign
  body:
    channel: EMAIL
+   basic_details:
+     name: November letter
+     content_type: PROMOTIONAL
+     subscription_category: Newsletter
+     user_attribute_identifier: Email (Standard)
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
  'test/connector-required': `
  operation: testCampaign
  body:
    channel: EMAIL
    basic_details:
      name: November letter
      content_type: PROMOTIONAL
      subscription_category: Newsletter
      user_attribute_identifier: Email (Standard)
+   connector:
+     connector_type: SENDGRID
+     connector_name: Marketing
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
  'test/identifier-value-format': `
  operation: testCampaign
  body:
    channel: EMAIL
    basic_details:
      name: November letter
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
-       - ada
+       - ada@example.com
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
  'test/narrowing-unknown': `
  operation: testCampaign
  body:
    channel: PUSH
    campaign_content:
      content:
        push:
          android: {}
    test_campaign_meta:
      identifier: USER_ATTRIBUTE_UNIQUE_ID
      identifier_values:
        - user-1001
-     locale_name: fr
+     locale_name: default
`,
  'test/draft-unknown': `
  operation: testCampaign
  body:
    draft_id: 64f0c2a7b1d3e45f6a7b8c9d
    test_campaign_meta:
      identifier: CUSTOM_SEGMENT
      identifier_values:
        - internal-testers
  facts:
-   campaign: null
+   campaign:
+     status: DRAFT
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
+   channel: PUSH
    draft_id: 64f0c2a7b1d3e45f6a7b8c9d
    test_campaign_meta:
      identifier: CUSTOM_SEGMENT
      identifier_values:
        - internal-testers
  facts:
    campaign:
      channel: PUSH
`,
  'content/default-locale-missing': `
  operation: updateCampaign
  body:
    campaign_content:
      locales:
        - fr
      content:
+       default:
+         variation_1:
+           push:
+             android:
+               template_type: BASIC
        fr:
          variation_1:
            push:
              android: {}
`,
  'content/message-missing': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
        default:
-         variation_1: {}
+         variation_1:
+           push:
+             android:
+               template_type: BASIC
`,
  'content/locale-unlisted': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
        default:
          variation_1:
            push:
              android: {}
        fr:
          variation_1:
            push:
              android: {}
+     locales:
+       - fr
`,
  'content/channel-mismatch': `
  operation: updateCampaign
  body:
    channel: PUSH
    campaign_content:
      content:
        push:
          android: {}
-       email:
-         subject: Hello
`,
  'variation/percentages-required': `
  operation: updateCampaign
  body:
    campaign_content:
      variation_details:
        distribution_type: MANUAL
+       manual_distribution_percentage:
+         variation_1: 100
`,
  'variation/key-format': `
  operation: updateCampaign
  body:
    campaign_content:
      variation_details:
        manual_distribution_percentage:
-         A: 100
+         variation_1: 100
`,
  'variation/optimizer-duration-required': `
  operation: updateCampaign
  body:
    campaign_content:
      variation_details:
        distribution_type: OPTIMIZED
+       optimizer_campaign_duration: 6
        optimizer_distribution_metric: CLICK_RATE
`,
  'variation/optimizer-metric-required': `
  operation: updateCampaign
  body:
    campaign_content:
      variation_details:
        distribution_type: OPTIMIZED
        optimizer_campaign_duration: 6
+       optimizer_distribution_metric: BOTH
`,
  'variation/count-mismatch': `
  operation: updateCampaign
  body:
    campaign_content:
      variation_details:
-       no_of_variations: 3
+       no_of_variations: 2
        manual_distribution_percentage:
          variation_1: 60
          variation_2: 40
`,
  'variation/percentages-sum': `
  operation: updateCampaign
  body:
    campaign_content:
      variation_details:
        manual_distribution_percentage:
-         variation_1: 50
+         variation_1: 60
          variation_2: 40
`,
  'push/custom-template-id-required': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
        push:
          android:
            template_type: Custom
+           custom_template_id: template-88
`,
  'push/timer-required': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
        push:
          android:
            template_type: TIMER
+           timer:
+             timer_ends_at: DURATION
`,
  'push/timer-specific-time-required': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
        push:
          android:
            timer:
              personalized_value: true
+             specific_time: 2025-12-01T18:00:00Z
`,
  'push/timer-time-period-required': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
        push:
          android:
            timer:
              timer_ends_at: SPECIFIC_TIME_USER_TIMEZONE
+             time_period: PM
`,
  'push/timer-duration-required': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
        push:
          android:
            timer:
              personalized_value: false
+             duration_hour: "2"
              duration_minute: "30"
`,
  'push/banner-image-required': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
        push:
          android:
            template_type: IMAGE_BANNER_WITH_TEXT
-           basic_details: {}
+           basic_details:
+             banner_image_url: https://cdn.example.com/banner.png
`,
  'push/dismiss-text-required': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
        push:
          android:
            advanced:
              make_notification_sticky: true
+             dismiss_button_text: Close
`,
  'push/auto-dismiss-value-required': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
        push:
          android:
            advanced:
              auto_dismiss_notification: true
              dismiss_button_text: Close
+             auto_dismiss_notification_time_value: 5
`,
  'push/field-of-other-template': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
        push:
          android:
-           template_type: STYLIZED_BASIC
+           template_type: BASIC
            basic_details:
              input_gif_url: https://cdn.example.com/sale.gif
`,
  'push/content-without-platform': `
  operation: updateCampaign
  body:
    basic_details:
      platforms:
        - ANDROID
+       - IOS
    campaign_content:
      content:
        push:
          android: {}
          ios: {}
`,
  'email/body-required': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
        email:
          subject: The November letter
          preview_text: What is new this month
          sender_name: Example Shop
+         html_content: <p>Hello {{UserAttribute['First Name']}}</p>
`,
  'email/headline-required': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
        email:
+         subject: The November letter
          preview_text: What is new this month
          sender_name: Example Shop
          html_content: <p>Hello {{UserAttribute['First Name']}}</p>
`,
  'email/preview-text-required': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
        email:
          subject: The November letter
+         preview_text: What is new this month
          sender_name: Example Shop
          html_content: <p>Hello {{UserAttribute['First Name']}}</p>
`,
  'email/international-address': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
        email:
          subject: The November letter
          preview_text: What is new this month
          sender_name: Example Shop
-         from_address: news@bücher.example
+         from_address: news@example.com
          html_content: <p>Hello {{UserAttribute['First Name']}}</p>
`,
  'geofence/number-format': `
  operation: updateCampaign
  body:
    basic_details:
      geofences:
        name: Central Station
-       latitude: north
+       latitude: "52.525"
        longitude: "13.369"
        radius: "250"
        triggered_at: dwell
        dwell_time_value: "10"
        dwell_time_granularity: MINUTES
        response_time_value: "1"
        response_time_granularity: HOURS
`,
  'push/ios-audience-ambiguous': `
  operation: updateCampaign
  body:
    basic_details:
      platform_specific_details:
        ios:
          send_to_all_eligible_device: true
-         send_to_only_provisional_push_enabled_devices: true
+         send_to_only_provisional_push_enabled_devices: false
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
  operation: updateCampaign
  body:
    basic_details:
      content_type: PROMOTIONAL
+     subscription_category: Newsletter
`,
  'email/subscription-category-unknown': `
  operation: updateCampaign
  body:
    basic_details:
-     subscription_category: Offers
+     subscription_category: Newsletter
  facts:
    workspace:
      subscriptionCategories:
        - Newsletter
`,
  'connector/unknown': `
  operation: updateCampaign
  body:
    connector:
-     connector_type: MAILGUN
+     connector_type: SENDGRID
      connector_name: Marketing
  facts:
    workspace:
      connectors:
        - connector_type: SENDGRID
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
  'delivery/live-activity-id-required': `
  operation: updateCampaign
  body:
-   basic_details: {}
+   basic_details:
+     broadcast_live_activity_id: live-activity-7
  facts:
    campaign:
      channel: PUSH
      campaign_delivery_type: BROADCAST_LIVE_ACTIVITY
`,
  'delivery/channel-mismatch': `
  operation: createCampaign
  body:
    channel: EMAIL
-   campaign_delivery_type: DEVICE_TRIGGERED
+   campaign_delivery_type: ONE_TIME
    created_by: jonas@example.com
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
  'campaign/unknown': `
  operation: listCampaignExecutions
  facts:
-   campaign: null
+   campaign:
+     status: ACTIVE
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
  'publish/incomplete': `
  operation: updateCampaign
  body:
    status: PUBLISH
+   campaign_content:
+     content:
+       push:
+         android:
+           template_type: BASIC
  facts:
    campaign:
      channel: PUSH
`,
  'executions/delivery-type': `
  operation: listCampaignExecutions
  facts:
    campaign:
-     channel: PUSH
-     campaign_delivery_type: ONE_TIME
+     channel: EMAIL
+     campaign_delivery_type: PERIODIC
`,
  'search/limit-missing': `
  operation: searchCampaigns
- body: {}
+ body:
+   limit: 15
`,
  'search/version-filter-unavailable': `
  operation: searchCampaigns
  body:
    limit: 15
-   campaign_fields:
-     version_number: 2
+   campaign_fields: {}
  facts:
    workspace:
      versioningEnabled: false
`,
  'offering/feature-disabled': `
  operation: listOfferings
  facts:
    workspace:
-     offeringsEnabled: false
+     offeringsEnabled: true
`,
  'params/offer-id-malformed': `
  operation: listOfferings
  query:
-   id: 665a1b2c3d4e5f6071829304
+   id: offer_665a1b2c3d4e5f6071829304
`,
  'offering/unknown': `
  operation: updateOffering
  body:
    priority: 3
  facts:
-   offering: null
+   offering:
+     name: Autumn_Sale_2026
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
  'offering/archived': `
  operation: updateOffering
  body:
    priority: 70
  facts:
    offering:
-     status: archived
+     status: active
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
  'offering/name-characters': `
  operation: updateOffering
  body:
-   name: Summer Sale
+   name: Summer_Sale_2026
`,
  'offering/name-taken': `
  operation: updateOffering
  body:
-   name: Welcome_Gift
+   name: Autumn_Sale_Early
  facts:
    workspace:
      offeringNames:
        - Welcome_Gift
    offering:
      name: Autumn_Sale_2026
`,
  'offering/schedule-order': `
  operation: updateOffering
  body:
    scheduling:
      start_datetime: 2026-06-01T09:00:00Z
-     expiry_datetime: 2026-05-31T09:00:00Z
+     expiry_datetime: 2026-06-30T21:00:00Z
  facts:
    now: 2026-05-01T12:00:00Z
`,
  'offering/expiry-in-past': `
  operation: updateOffering
  body:
    scheduling:
-     expiry_datetime: 2026-04-30T12:00:00Z
+     expiry_datetime: 2026-06-15T20:00:00Z
  facts:
    now: 2026-05-01T12:00:00Z
`,
  'offering/start-in-past': `
  operation: updateOffering
  body:
    scheduling:
-     start_datetime: 2026-04-30T08:00:00Z
+     start_datetime: 2026-09-01T08:00:00Z
  facts:
    now: 2026-05-01T12:00:00Z
    offering: {}
`,
  'offering/tag-unknown': `
  operation: updateOffering
  body:
    tags:
-     - tag_winter
+     - tag_shoes
  facts:
    workspace:
      tagIds:
        - tag_shoes
`,
  'offering/template-unknown': `
  operation: updateOffering
  body:
    offer_content:
      meta:
-       templateId: tpl_gone
+       templateId: tpl_hero_banner
  facts:
    workspace:
      templateIds:
        - tpl_hero_banner
`,
  'offering/attribute-unknown': `
  operation: updateOffering
  body:
    offering_attribute_configuration:
-     - attr_colour
+     - attr_region
  facts:
    workspace:
      offeringAttributeIds:
        - attr_region
`,
  'offering/split-mismatch': `
  operation: updateOffering
  body:
    variation_meta:
      variantsPerLocale:
        - variation_1
        - variation_2
      smv_distribution:
        split:
-         variation_1: 100
+         variation_1: 60
+         variation_2: 40
`,
  'offering/split-sum': `
  operation: updateOffering
  body:
    variation_meta:
      smv_distribution:
        split:
          variation_1: 60
-         variation_2: 39
+         variation_2: 40
`,
  'offering/control-group-range': `
  operation: updateOffering
  body:
    variation_meta:
      control_group:
-       percentage: -1
+       percentage: 5
`,
}
