import type { RuleExamples } from './rule-example.js'

export const email: RuleExamples = {
  'email/body-required': {
    why: 'Without HTML and without a template, the e-mail has no text to send. Add `html_content`, or name a saved template in `custom_template_id`.',
  },
  'email/headline-required': {
    why: 'An e-mail without a subject or sender cannot be sent. A saved template brings both; otherwise add `subject` and `sender_name`.',
  },
  'email/preview-text-required': {
    why: 'Inboxes show the preview text next to the subject. Without it the e-mail is still sent, but readers see no preview that you wrote. Add `preview_text`.',
  },
  'email/international-address': {
    why: 'Mail servers must support an extension (SMTPUTF8) for such an address, and many do not, so the message or the replies to it get lost. Use an address in ASCII; a domain has a form that starts with `xn--`.',
    request: `
  operation: updateCampaign
  body:
    campaign_content:
      content:
        email:
          custom_template_id: template-1
-         from_address: news@bücher.example
+         from_address: news@xn--bcher-kva.example
`,
  },
  'email/subscription-category-required': {
    why: 'A promotional e-mail belongs to a subscription category. A draft without one is accepted, but cannot be published. Add `subscription_category` before you publish.',
  },
  'email/subscription-category-unknown': {
    why: 'Nobody is subscribed to a category that does not exist. Use one that is configured in the workspace, in the exact spelling.',
  },
}
