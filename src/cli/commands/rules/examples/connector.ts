import type { RuleExamples } from './rule-example.js'

export const connector: RuleExamples = {
  'connector/unknown': {
    why: 'The connector delivers the e-mail. If the workspace has none of this type and name, the campaign cannot be sent. Use a configured connector, or configure this one first.',
    request: `
  operation: updateCampaign
  body:
    connector:
      connector_type: SENDGRID
-     connector_name: Sales
+     connector_name: Marketing
  facts:
    workspace:
      connectors:
        - connector_type: SENDGRID
          connector_name: Marketing
`,
  },
}
