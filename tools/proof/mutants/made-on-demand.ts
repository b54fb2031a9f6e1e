import type { OperationName } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import type { Handler } from '../../../src/testing/sandbox/operations/handling.js'
import { put } from '../../../src/testing/sandbox/store.js'

/** Makes the campaign that a call is about where there is none. */
const making =
  (right: Handler): Handler =>
  (handling) => {
    const { campaigns } = handling.store
    const { campaign_id, parent_campaign_id } = handling.request.params ?? {}
    const id = String(campaign_id ?? parent_campaign_id)
    if (!campaigns.has(id)) put(campaigns, id, { id, status: 'DRAFT', channel: 'PUSH' })
    return right(handling)
  }

/** Handlers that answer for campaigns which do not exist. */
export const madeOnDemand: NonNullable<Mutant['handlers']> = Object.fromEntries(
  (
    [
      'getCampaign',
      'updateCampaign',
      'validateCampaign',
      'changeCampaignStatus',
    ] satisfies OperationName[]
  ).map((operation) => [operation, making]),
)
