import type { Contract, Verdict } from '../../core/index.js'
import type { CaseRequest } from '../cases/cases.js'
import { factsOfGiven } from '../cases/facts-of-given.js'
import type { Scenario } from '../checking/trial.js'
import { withDefaultFacts } from './default-facts.js'

/** Returns the scenario of a request, with the facts of every call. */
export const scenarioOfRequest = ({ operation, given = {}, ...input }: CaseRequest): Scenario =>
  withDefaultFacts({ operation, input: input as Scenario['input'], given })

/** Returns the scenario of a request and its verdict. */
export function checkedRequest(
  request: CaseRequest,
  contract: Contract,
): { scenario: Scenario; verdict: Verdict } {
  const scenario = scenarioOfRequest(request)
  const { operation, input, given } = scenario
  const facts = factsOfGiven(operation, input, given)
  return { scenario, verdict: contract.check(operation, input, facts) }
}
