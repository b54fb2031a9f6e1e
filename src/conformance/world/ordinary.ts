import { operationTable } from '../../../generated/operations.js'
import { isObject } from '../../core/base/json.js'
import type { OperationName } from '../../core/index.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import type { GivenFacts } from '../cases/cases.js'
import type { Situation } from '../checking/trial.js'

/** Facts of any call: right credentials, a key that is new, no calls before, an empty workspace. */
const ofAnyCall: GivenFacts = {
  authenticated: true,
  permitted: true,
  idempotency: null,
  recentRequests: [],
}

/** A workspace in which there is nothing. */
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

/** The campaign that most requests of an operation are about. */
const campaigns: { readonly [Name in OperationName]?: typeof draft } = {
  updateCampaign: draft,
  validateCampaign: draft,
  testCampaign: draft,
  getCampaign: draft,
  changeCampaignStatus: { ...draft, status: 'ACTIVE' },
  listCampaignExecutions: { ...draft, status: 'ACTIVE', campaign_delivery_type: 'PERIODIC' },
}

const offering: NonNullable<GivenFacts['offering']> = { name: 'stored_offering', status: 'draft' }

/**
 * A situation in which nothing is left open: a server always knows, so that what a case does not
 * tell is as it mostly is.
 */
export function settled(situation: Situation): Situation {
  const { operation, input, given } = situation
  const namesDraft = isObject(input.body) && input.body.draft_id !== undefined
  const { pathParameters } = operationTable[operation] as { pathParameters: readonly string[] }
  const isAboutCampaign = namesDraft || pathParameters.some((name) => name.endsWith('campaign_id'))
  return {
    ...situation,
    given: {
      ...ofAnyCall,
      ...(isAboutCampaign && { campaign: campaigns[operation] ?? draft }),
      ...(pathParameters.includes('offer_id') && { offering }),
      ...given,
      workspace: { ...emptyWorkspace, ...given.workspace } as NonNullable<GivenFacts['workspace']>,
    },
  }
}
