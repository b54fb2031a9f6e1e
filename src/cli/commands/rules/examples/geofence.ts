import type { RuleExamples } from './rule-example.js'

export const geofence: RuleExamples = {
  'geofence/dwell-time-required': {
    why: '`dwell` triggers the campaign when a user has stayed in the area for some time. Without the value and its unit, nothing says how long, and the campaign would never know when to start. Add both.',
    request: `
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
  },
  'geofence/number-format': {
    why: 'The values are strings, so a text like `north` passes the type check but describes no place on earth. Nobody enters such an area, so the campaign never starts. Write numbers within their range.',
  },
}
