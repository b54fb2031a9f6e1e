import type { RuleExamples } from './rule-example.js'

export const push: RuleExamples = {
  'push/custom-template-id-required': {
    why: '`Custom` means that the message is built from a saved template. Without its id there is no message to build. Add `custom_template_id`.',
  },
  'push/timer-required': {
    why: 'The two timer templates show a countdown. Without `timer` there is nothing to count down to. Add `timer`, or choose another template.',
  },
  'push/timer-specific-time-required': {
    why: 'A personalized timer ends at a time that is different for each user, often a template. Without `specific_time` the countdown has no end. Add it.',
  },
  'push/timer-time-period-required': {
    why: 'A timer that ends at a specific time also needs its period; the time alone is incomplete. Add `time_period`.',
  },
  'push/timer-duration-required': {
    why: 'A timer without a personalized value runs for a fixed duration. Without hours and minutes the countdown has no end. Add both, also if one of them is 0.',
  },
  'push/banner-image-required': {
    why: 'This template is an image with text. Without the image, the notification has no banner to show. Add `banner_image_url`.',
  },
  'push/dismiss-text-required': {
    why: 'Sticky and auto-dismissed notifications let users dismiss them with a button, and the button needs a text. Add `dismiss_button_text`.',
  },
  'push/auto-dismiss-value-required': {
    why: 'The notification should disappear by itself, but nothing says after how long. Add `auto_dismiss_notification_time_value`.',
  },
  'push/field-of-other-template': {
    why: 'The chosen template does not use this field, so users will not see the effect you expect. Change `template_type`, or remove the field.',
  },
  'push/platform-without-content': {
    why: 'Users of this platform are targeted but get nothing, because there is no message for them. Add content for the platform, or remove it from `platforms`.',
    request: `
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
  },
  'push/content-without-platform': {
    why: 'This content is never sent, because the platform is not targeted. Add the platform to `platforms`, or remove its content.',
  },
  'push/ios-audience-required': {
    why: 'These keys decide which iOS devices get the message. If none is true, no device does. Set one of them, such as `send_to_all_eligible_device`.',
    request: `
  operation: updateCampaign
  body:
    basic_details:
      platform_specific_details:
        ios:
-         send_to_all_eligible_device: false
+         send_to_all_eligible_device: true
`,
  },
  'push/ios-audience-ambiguous': {
    why: 'The three keys exclude each other: a campaign cannot go to all devices and leave some out. With more than one, it is unclear who gets the message. Keep one.',
    request: `
  operation: updateCampaign
  body:
    basic_details:
      platform_specific_details:
        ios:
-         send_to_all_eligible_device: true
          exclude_provisional_push_devices: true
`,
  },
  'push/triggered-platform-only-unused': {
    why: 'A ONE_TIME or PERIODIC campaign is not triggered by an event, so there is no triggering platform and the field has no effect. Remove it, or select the platforms with `platforms`.',
  },
}
