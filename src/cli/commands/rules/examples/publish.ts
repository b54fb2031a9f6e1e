import type { RuleExamples } from './rule-example.js'

export const publish: RuleExamples = {
  'publish/status-value': {
    why: 'An update can only publish a draft. With another value the campaign would keep its status while you expect a change. To stop, pause or resume a campaign, use the status change.',
    request: `
  operation: updateCampaign
  body:
-   status: STOP
+   status: PUBLISH
`,
  },
  'publish/not-draft': {
    why: 'The campaign is already published, so publishing it again would have no meaning. To change a live campaign, enable versioning in the workspace, or create a new draft.',
    request: `
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
  },
  'publish/incomplete': {
    why: 'Without content there is nothing to send, and without a connector an e-mail cannot be delivered. Add the missing parts to the draft before you publish it.',
  },
}
