import type { OperationName } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import type { Handler } from '../../../src/testing/sandbox/operations/handling.js'
import { put } from '../../../src/testing/sandbox/store.js'

/** Creates the campaign of a call if it does not exist. */
const creating =
  (handler: Handler): Handler =>
  (handling) => {
    const { campaigns } = handling.store
    const { campaign_id, parent_campaign_id } = handling.request.params ?? {}
    const id = String(campaign_id ?? parent_campaign_id)
    if (!campaigns.has(id)) put(campaigns, id, { id, status: 'DRAFT', channel: 'PUSH' })
    return handler(handling)
  }

/** Handlers that accept campaigns that do not exist. */
export const madeOnDemand: NonNullable<Mutant['handlers']> = Object.fromEntries(
  (
    [
      'getCampaign',
      'updateCampaign',
      'validateCampaign',
      'changeCampaignStatus',
    ] satisfies OperationName[]
  ).map((operation) => [operation, creating]),
)
