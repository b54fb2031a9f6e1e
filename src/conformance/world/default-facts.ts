import { operationTable } from '../../../generated/operations.js'
import { isGivenId, isObject } from '../../core/base/json.js'
import type { Contract, OperationName, Verdict } from '../../core/index.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import type { CaseRequest, GivenFacts } from '../cases/cases.js'
import { factsOfGiven } from '../cases/facts-of-given.js'
import type { Scenario } from '../checking/trial.js'

/** Facts of every call: authenticated, a new key, no recent requests. */
const factsOfEveryCall: GivenFacts = {
  authenticated: true,
  permitted: true,
  idempotency: null,
  recentRequests: [],
}

/** A workspace without data. */
export const emptyWorkspace: SandboxWorkspace = {
  offeringsEnabled: true,
  versioningEnabled: false,
  tagIds: [],
  templateIds: [],
  offeringAttributeIds: [],
  offeringNames: [],
  connectors: [],
  subscriptionCategories: [],
}

const draft: NonNullable<GivenFacts['campaign']> = {
  status: 'DRAFT',
  channel: 'PUSH',
  campaign_delivery_type: 'EVENT_TRIGGERED',
}

/** The default campaign of each operation. */
const campaigns: { readonly [Name in OperationName]?: typeof draft } = {
  updateCampaign: draft,
  validateCampaign: draft,
  testCampaign: draft,
  getCampaign: draft,
  changeCampaignStatus: { ...draft, status: 'ACTIVE' },
  listCampaignExecutions: { ...draft, status: 'ACTIVE', campaign_delivery_type: 'PERIODIC' },
}

const offering: NonNullable<GivenFacts['offering']> = { name: 'stored_offering', status: 'draft' }

/** Adds default facts to a scenario, because a server always knows all facts. */
export function withDefaultFacts(scenario: Scenario): Scenario {
  const { operation, input, given } = scenario
  const namesDraft = isObject(input.body) && isGivenId(input.body.draft_id)
  const { pathParameters } = operationTable[operation] as { pathParameters: readonly string[] }
  const isAboutCampaign = namesDraft || pathParameters.some((name) => name.endsWith('campaign_id'))
  return {
    ...scenario,
    given: {
      ...factsOfEveryCall,
      ...(isAboutCampaign && { campaign: campaigns[operation] ?? draft }),
      ...(pathParameters.includes('offer_id') && { offering }),
      ...given,
      workspace: { ...emptyWorkspace, ...given.workspace } as NonNullable<GivenFacts['workspace']>,
    },
  }
}

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
