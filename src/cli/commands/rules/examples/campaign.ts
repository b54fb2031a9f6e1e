import type { RuleExamples } from './rule-example.js'

export const campaign: RuleExamples = {
  'campaign/unknown': {
    why: 'There is no campaign to read or change. The id may be mistyped, or belong to another workspace than your credentials. Look the id up with a search.',
    request: `
  operation: getCampaign
  facts:
-   campaign: null
+   campaign:
+     status: ACTIVE
`,
  },
}
