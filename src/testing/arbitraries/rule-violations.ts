import { ruleLists } from '../../../generated/rule-lists.js'
import type { ServiceNames } from '../../core/contract/service-names.js'
import { channelAndState, type Fault, type RuleViolations } from './fault.js'
import type { GeneratedRequest } from './request.js'
import { contentViolations } from './rule-violations/content.js'
import { needing } from './rule-violations/define.js'
import { detailsViolations } from './rule-violations/details.js'
import { lifecycleViolations } from './rule-violations/lifecycle.js'
import { offeringViolations } from './rule-violations/offering.js'
import { requestViolations } from './rule-violations/request.js'
import { testSendViolations } from './rule-violations/test-send.js'

const topics: readonly RuleViolations[] = [requestViolations, offeringViolations]

/** Violations in a campaign, which depend on its channel and state. */
const campaignTopics: readonly RuleViolations[] = [
  testSendViolations,
  contentViolations,
  detailsViolations,
  lifecycleViolations,
]

/** Returns every way to violate exactly one rule of the operation in a valid request. */
export function ruleViolations(generated: GeneratedRequest, names: ServiceNames): Fault[] {
  const ids = new Set<string>(ruleLists[generated.operation].map(({ id }) => id))
  const violationsOf = (some: readonly RuleViolations[]) =>
    some.flatMap((violations) => [...violations(generated, names)])
  const inCampaign = violationsOf(campaignTopics).map((fault) => needing(fault, ...channelAndState))
  return [...violationsOf(topics), ...inCampaign].filter(({ rule }) => ids.has(rule))
}
