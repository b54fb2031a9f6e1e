import type { RuleExamples } from './rule-example.js'

export const executions: RuleExamples = {
  'executions/delivery-type': {
    why: 'Only PERIODIC and BUSINESS_EVENT_TRIGGERED campaigns run several times. Any other campaign has no executions, so the list is always empty. Check the id.',
    request: `
  operation: listCampaignExecutions
  facts:
    campaign:
-     campaign_delivery_type: ONE_TIME
+     campaign_delivery_type: PERIODIC
`,
  },
}
