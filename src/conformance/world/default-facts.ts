import { operationTable } from '../../../generated/operations.js'
import { isGivenId, isObject } from '../../core/base/json.js'
import {
  type Contract,
  createContract,
  type OperationName,
  type Verdict,
} from '../../core/index.js'
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

const campaigns: { readonly [Name in OperationName]?: typeof draft } = {
  updateCampaign: draft,
  validateCampaign: draft,
  testCampaign: draft,
  getCampaign: draft,
  changeCampaignStatus: { ...draft, status: 'ACTIVE' },
  listCampaignExecutions: { ...draft, status: 'ACTIVE', campaign_delivery_type: 'PERIODIC' },
}

const offering: NonNullable<GivenFacts['offering']> = { name: 'stored_offering', status: 'draft' }

/** Adds default facts to a request, because a server always knows all facts. */
export function withDefaultFacts(request: CaseRequest): Scenario {
  const { operation, body, given = {} } = request
  const namesDraft = isObject(body) && isGivenId(body.draft_id)
  const { pathParameters } = operationTable[operation] as { pathParameters: readonly string[] }
  const isAboutCampaign = namesDraft || pathParameters.some((name) => name.endsWith('campaign_id'))
  return {
    ...request,
    given: {
      ...factsOfEveryCall,
      ...(isAboutCampaign && { campaign: campaigns[operation] ?? draft }),
      ...(pathParameters.includes('offer_id') && { offering }),
      ...given,
      workspace: { ...emptyWorkspace, ...given.workspace } as NonNullable<GivenFacts['workspace']>,
    },
  }
}

const plain = createContract()

export function checkedRequest(
  request: CaseRequest,
  contract: Contract = plain,
): { scenario: Scenario; verdict: Verdict } {
  const scenario = withDefaultFacts(request)
  const { operation, given } = scenario
  const facts = factsOfGiven(operation, scenario, given)
  return { scenario, verdict: contract.check(operation, scenario, facts) }
}
