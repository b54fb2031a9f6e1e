import type { Contract, Verdict } from '../../core/index.js'
import type { CaseRequest } from '../cases/cases.js'
import { factsOfGiven } from '../cases/facts-of-given.js'
import type { Scenario } from '../checking/trial.js'
import { withDefaultFacts } from './default-facts.js'

/** Returns the scenario of a request, with the facts of every call, and its verdict. */
export function checkedRequest(
  { operation, given = {}, ...input }: CaseRequest,
  contract: Contract,
): { scenario: Scenario; verdict: Verdict } {
  const scenario = withDefaultFacts({ operation, input: input as Scenario['input'], given })
  const facts = factsOfGiven(operation, scenario.input, scenario.given)
  return { scenario, verdict: contract.check(operation, scenario.input, facts) }
}
