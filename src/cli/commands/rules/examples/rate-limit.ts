import type { RuleExamples } from './rule-example.js'

export const rateLimit: RuleExamples = {
  'rate-limit/exceeded': {
    why: 'Calls above the limit are not executed. Wait for the seconds in `Retry-After`, then send the request again: retrying sooner only gets another 429.',
  },
}
