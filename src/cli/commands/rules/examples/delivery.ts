import type { RuleExamples } from './rule-example.js'

export const delivery: RuleExamples = {
  'delivery/business-event-required': {
    why: 'The business event starts this campaign. Without its name the campaign is never triggered. Add `business_event`.',
  },
  'delivery/geofences-required': {
    why: 'A location-triggered campaign starts when a user enters, leaves or stays in an area. Without `geofences` there is no area, so it never starts.',
    request: `
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
  },
  'delivery/live-activity-id-required': {
    why: 'The id connects the campaign with its live activity. Without it, iOS devices have nothing to show. Add `broadcast_live_activity_id`, or target other platforms with another delivery type.',
  },
  'delivery/live-activity-ios-only': {
    why: 'A live activity campaign reaches iOS only, so users of the other platforms would get nothing. Target `IOS` alone.',
    request: `
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
  },
  'delivery/channel-mismatch': {
    why: 'These delivery types react to a device, its location or a live activity, which e-mail does not have. Such a campaign could never start. Use channel PUSH, or another delivery type.',
  },
}
