import type { RuleExamples } from './rule-example.js'

export const variation: RuleExamples = {
  'variation/percentages-required': {
    why: 'With MANUAL you decide how many users get each variation. Without the percentages the audience cannot be divided. Add `manual_distribution_percentage`.',
  },
  'variation/key-format': {
    why: 'A percentage applies to the content with the same key. A key of another form matches no content, so that share of the audience would get no message. Name the variations `variation_1`, `variation_2` and so on.',
  },
  'variation/optimizer-duration-required': {
    why: 'The optimizer collects results for this many hours before it picks a winner. Without the number it would not know when to decide. Add `optimizer_campaign_duration`.',
  },
  'variation/optimizer-metric-required': {
    why: 'The optimizer needs to know what makes a variation better: opens, clicks or both. Add `optimizer_distribution_metric`.',
  },
  'variation/count-mismatch': {
    why: 'If the two numbers differ, a variation has no share of the audience, or a share has no variation. Give each variation one percentage.',
  },
  'variation/percentages-sum': {
    why: 'Below 100 part of the audience gets no variation, above 100 the shares overlap. Adjust the percentages so that they add up to 100.',
  },
  'variation/content-mismatch': {
    why: 'A variation with a percentage but without content has nothing to send; content without a percentage is never sent. Write content for exactly the variations that have a percentage.',
    request: `
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
  },
}
