import type { RuleExamples } from './rule-example.js'

export const content: RuleExamples = {
  'content/default-locale-listed': {
    why: 'The locale `default` always exists; `locales` lists only the additional ones. Listing it would add the default a second time. Remove it from `locales`.',
    request: `
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
  },
  'content/flat-shape-not-allowed': {
    why: 'A flat message has no place to say which locale or variation it belongs to, so the other ones would have no content. Key the content by locale, then by variation.',
    request: `
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
  },
  'content/mixed-shape': {
    why: 'With a flat message and locale keys in one object, it is unclear which message a user should get. Use one of the two shapes.',
    request: `
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
  },
  'content/default-locale-missing': {
    why: 'Users whose locale has no content of its own get the default. Without it there is nothing to send to them. Add content for `default`.',
  },
  'content/variation-level-missing': {
    why: 'Content by locale is always keyed by variation, too. Without that level, the message is not found where the API expects it. With a single variation, add `variation_1`.',
    request: `
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
  },
  'content/locale-unlisted': {
    why: 'Only listed locales belong to the campaign, so this translation would reach nobody. Add the locale to `locales`, or remove its content.',
  },
  'content/locale-without-content': {
    why: 'Users of this locale get the default message instead of a translation, which may not be what you intended. Add the content, or remove the locale from `locales`.',
    request: `
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
  },
  'content/channel-mismatch': {
    why: 'A campaign sends through one channel, so a message for the other one is never sent. Write the message for the channel of the campaign.',
    request: `
  operation: validateCampaign
  facts:
    campaign:
      channel: PUSH
      campaign_content:
        content:
-         email:
-           subject: Hello
+         push:
+           android:
+             template_type: BASIC
`,
  },
}
