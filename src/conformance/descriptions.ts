import { describeRules, type RuleDescription, responseChecks } from '../core/descriptions.js'
import type { OperationName } from '../core/index.js'
import type { FindingSubject } from './report/exchange.js'

type Description = Pick<RuleDescription, 'summary' | 'source' | 'assumed' | 'isAnswerAssumed'>

const descriptions = new Map<string, Description>()
for (const { id, operations, ...description } of [...describeRules(), ...responseChecks]) {
  for (const operation of operations) {
    const key = `${operation} ${id}`
    // A check with two levels has two entries; the one with a decision says more.
    if (descriptions.get(key)?.assumed === undefined) descriptions.set(key, description)
  }
}

/** Returns the texts of a rule or a response check; undefined for `structure` and rules of plugins. */
export const descriptionOf = (
  operation: OperationName,
  subject: FindingSubject,
): Description | undefined => descriptions.get(`${operation} ${subject}`)
