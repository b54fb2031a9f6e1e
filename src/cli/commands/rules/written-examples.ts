import type { RuleId } from '../../../core/index.js'

/**
 * Requests for the rules whose conformance cases make no good example: a request document, or an input of
 * `checkHttp`. `-` marks the lines of the request that violates the rule and no other, `+` those of the
 * corrected request.
 */
export const writtenExamples: Readonly<Record<string, string>> = {
  'http/method-not-allowed': `
- method: DELETE
+ method: GET
  url: /v5/offers
`,
  'http/path-malformed': `
  method: GET
- url: /V5/Offers
+ url: /v5/offers
`,
  'http/content-type': `
  method: POST
  url: /v5/campaigns/search
  headers:
    Authorization: Basic d29ya3NwYWNlOmtleQ==
    Idempotency-Key: 3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83
-   Content-Type: application/x-www-form-urlencoded
- body: limit=15
+   Content-Type: application/json
+ body: '{"limit": 15, "request_id": "a-1"}'
`,
  'http/body-too-large': `
  method: POST
  url: /v5/campaigns/search
- bodyTooLarge: true
+ body: '{"limit": 15}'
`,
  'body/not-json': `
  method: POST
  url: /v5/campaigns/search
- body: '{"limit": 15,}'
+ body: '{"limit": 15}'
`,
  'body/duplicate-key': `
  method: POST
  url: /v5/campaigns/search
- body: '{"limit": 15, "li\\u006dit": 10}'
+ body: '{"limit": 15}'
`,
  'body/number-precision': `
  method: PATCH
  url: /v5/offers/offer_1
- body: '{"priority": 80, "conversion": 9007199254740993}'
+ body: '{"priority": 80, "conversion": "9007199254740993"}'
`,
  'idempotency/conflict': `
  operation: searchCampaigns
  body:
    limit: 5
  facts:
-   idempotency:
-     fingerprint: eaea3a48b71bfce58fc32030c8e37f35b179d8a1747f4d9f2d28104efa0daaf5
-     state: completed
-     createdAt: 2025-11-20T09:59:58.000Z
+   idempotency: null
`,
  'idempotency/in-progress': `
  operation: listCampaignExecutions
  facts:
-   idempotency:
-     fingerprint: a1327e59315d72a99cd0e93b4931ede88ea5d0f5209ce39c5a9982cb882a3575
-     state: in-progress
-     createdAt: 2025-11-20T09:59:58.000Z
+   idempotency: null
`,
  'field/unknown': `
  operation: updateOffering
  body:
-   impTrackHours: 12
+   imp_track_hours: 12
`,
  'field/unlikely-type': `
  operation: createCampaign
  body:
    channel: PUSH
    campaign_delivery_type: ONE_TIME
-   created_by: 7
+   created_by: maria@example.com
`,
  'body/empty': `
  operation: updateCampaign
- body: {}
+ body:
+   basic_details:
+     team: Growth
`,
  'content/default-locale-listed': `
  operation: updateCampaign
  body:
    campaign_content:
      locales:
-       - default
+       - fr
+     content:
+       default:
+         variation_1:
+           push:
+             android:
+               template_type: BASIC
+       fr:
+         variation_1:
+           push:
+             android:
+               template_type: BASIC
`,
  'content/flat-shape-not-allowed': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
-       push:
-         android:
-           basic_details:
-             default_click_action_value: shop://cart
+       default:
+         variation_1:
+           push:
+             android:
+               template_type: BASIC
+         variation_2:
+           push:
+             android:
+               template_type: BASIC
      variation_details:
        manual_distribution_percentage:
          variation_1: 50
          variation_2: 50
`,
  'content/mixed-shape': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
-       push:
-         android:
-           basic_details:
-             default_click_action_value: shop://cart
        default:
          variation_1:
            push:
              android:
                template_type: BASIC
`,
  'content/variation-level-missing': `
  operation: updateCampaign
  body:
    campaign_content:
      content:
        default:
-         push:
-           android:
-             template_type: BASIC
+         variation_1:
+           push:
+             android:
+               template_type: BASIC
`,
  'content/locale-without-content': `
  operation: updateCampaign
  body:
    campaign_content:
      locales:
        - fr
      content:
        default:
          variation_1:
            push:
              android:
                template_type: BASIC
+       fr:
+         variation_1:
+           push:
+             android:
+               template_type: BASIC
`,
  'variation/content-mismatch': `
  operation: updateCampaign
  body:
    campaign_content:
      variation_details:
        manual_distribution_percentage:
          variation_1: 50
          variation_2: 50
      content:
        default:
          variation_1:
            push:
              android:
                template_type: BASIC
+         variation_2:
+           push:
+             android:
+               template_type: BASIC
`,
  'push/platform-without-content': `
  operation: updateCampaign
  body:
    basic_details:
      platforms:
        - ANDROID
        - IOS
    campaign_content:
      content:
        push:
          android:
            basic_details:
              default_click_action_value: shop://cart
+         ios:
+           template_type: BASIC
`,
  'geofence/dwell-time-required': `
  operation: updateCampaign
  body:
    basic_details:
      geofences:
        name: Central Station
        latitude: "52.525"
        longitude: "13.369"
        radius: "250"
        triggered_at: dwell
        response_time_value: "1"
        response_time_granularity: HOURS
+       dwell_time_value: "10"
+       dwell_time_granularity: MINUTES
`,
  'push/ios-audience-required': `
  operation: updateCampaign
  body:
    basic_details:
      platform_specific_details:
        ios:
-         send_to_all_eligible_device: false
+         send_to_all_eligible_device: true
`,
  'delivery/geofences-required': `
  operation: createCampaign
  body:
    channel: PUSH
    campaign_delivery_type: LOCATION_TRIGGERED
    created_by: maria@example.com
    basic_details:
      platforms:
        - ANDROID
+     geofences:
+       name: Central Station
+       latitude: "52.525"
+       longitude: "13.369"
+       radius: "250"
+       triggered_at: ENTRY
+       response_time_value: "1"
+       response_time_granularity: HOURS
`,
  'delivery/live-activity-ios-only': `
  operation: updateCampaign
  body:
    basic_details:
      platforms:
-       - ANDROID
+       - IOS
+     broadcast_live_activity_id: activity-7
  facts:
    campaign:
      campaign_delivery_type: BROADCAST_LIVE_ACTIVITY
`,
  'update/channel-not-supported': `
  operation: updateCampaign
  body:
-   channel: SMS
+   channel: PUSH
+ facts:
+   campaign:
+     channel: PUSH
`,
  'status/stop-periodic': `
  operation: changeCampaignStatus
  body:
-   action: STOP
+   action: PAUSE
  facts:
    campaign:
      campaign_delivery_type: PERIODIC
`,
  'status/pause-one-time': `
  operation: changeCampaignStatus
  body:
-   action: PAUSE
+   action: STOP
  facts:
    campaign:
      campaign_delivery_type: ONE_TIME
`,
  'status/resume-one-time': `
  operation: changeCampaignStatus
  body:
-   action: RESUME
+   action: STOP
  facts:
    campaign:
      campaign_delivery_type: ONE_TIME
`,
  'publish/status-value': `
  operation: updateCampaign
  body:
-   status: STOP
+   status: PUBLISH
`,
  'publish/not-draft': `
  operation: updateCampaign
  body:
    status: PUBLISH
  facts:
    workspace:
      versioningEnabled: false
    campaign:
-     status: ACTIVE
+     status: DRAFT
+     campaign_content:
+       content:
+         push:
+           android:
+             template_type: BASIC
`,
  'search/legacy-delivery-type': `
  operation: searchCampaigns
  body:
    limit: 15
    campaign_fields:
-     delivery_type: ONE_TIME
+     campaign_delivery_type: ONE_TIME
`,
  'search/legacy-id': `
  operation: searchCampaigns
  body:
    limit: 15
    campaign_fields:
-     id: x
+     ids:
+       - 64f0c2a7b1d3e45f6a7b8ca0
`,
  'offering/field-locked': `
  operation: updateOffering
  body:
-   scheduling:
-     start_datetime: 2026-05-20T08:00:00Z
+   priority: 1
  facts:
    offering:
      status: active
`,
} satisfies Partial<Record<RuleId, string>>
