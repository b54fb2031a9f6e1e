import type { RuleExamples } from './rule-example.js'

export const test: RuleExamples = {
  'test/mode-conflict': {
    why: 'A test uses either a saved draft or the content of the request. With both, it is unclear which message the testers should get. Remove one of them.',
  },
  'test/channel-required': {
    why: 'Without a draft, only the request can say whether this is a push message or an e-mail, and so which fields it needs. Add `channel`.',
  },
  'test/content-required': {
    why: 'Without a draft and without content there is no message to send to the testers. Add `campaign_content` with `content`, or name a draft.',
  },
  'test/basic-details-required': {
    why: 'An inline e-mail test has no draft to take the name, content type and recipient attribute from, so it cannot be sent. Add `basic_details`.',
  },
  'test/connector-required': {
    why: 'A connector is the service that delivers the e-mail. Without a draft, only the request can name it. Add `connector`.',
  },
  'test/email-identity-required': {
    why: 'These four fields say what the e-mail is, to which subscription it belongs and which attribute holds the address. Without a draft they must be in the request. `user_attribute_identifier` is required although it has a default.',
  },
  'test/connector-email-only': {
    why: 'A push message is not delivered through a connector, so it is ignored. Perhaps you meant to test an e-mail draft: check `draft_id`, or remove `connector`.',
  },
  'test/identifier-channel': {
    why: "Each channel finds its testers in its own way: an e-mail has no push token to go to. With this identifier nobody would get the test. Use one of the channel's identifiers.",
  },
  'test/identifier-value-format': {
    why: 'No user has this value, so this tester gets no message, while the call itself succeeds. Write e-mail addresses in full and phone numbers in E.164 form.',
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
      identifier: USER_ATTRIBUTE_USER_EMAIL
      identifier_values:
-       - ada.example.com
+       - ada@example.com
`,
  },
  'test/platform-draft-only': {
    why: '`platform` selects among the platforms of a draft. An inline test goes to all platforms it has content for. Remove `platform`, and send content only for the platforms you want to test.',
  },
  'test/narrowing-unknown': {
    why: 'A variation, locale or platform that the content does not have selects nothing, so the test would reach nobody. Name one that exists, or leave the field out to test all. An e-mail has no platforms, so leave `platform` out.',
  },
  'test/draft-unknown': {
    why: 'There is no draft to take the message from. Check the id and the workspace of your credentials.',
    request: `
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
  },
  'test/draft-state': {
    why: 'Tests are for drafts; this campaign has already been published. Create a draft with the content, or test the content inline.',
  },
  'test/draft-channel': {
    why: 'The draft defines the channel. A different `channel` suggests that `draft_id` names another campaign than you think. Send the channel of the draft, or leave it out.',
  },
}
