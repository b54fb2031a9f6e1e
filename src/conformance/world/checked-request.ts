import type { Contract, Verdict } from '../../core/index.js'
import type { CaseRequest } from '../cases/cases.js'
import { factsOfGiven } from '../cases/facts-of-given.js'
import type { Scenario } from '../checking/trial.js'
import { withDefaultFacts } from './default-facts.js'

/** Returns the scenario of a request, with the facts of every call. */
export const scenarioOfRequest = ({ operation, given = {}, ...input }: CaseRequest): Scenario =>
  withDefaultFacts({ operation, input: input as Scenario['input'], given })

/** Returns the request of a scenario. */
export const requestOfScenario = ({ operation, input, given }: Scenario) =>
  ({ operation, ...input, given }) as CaseRequest

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
