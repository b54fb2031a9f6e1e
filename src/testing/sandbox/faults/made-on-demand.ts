import type { OperationName } from '../../../core/index.js'
import type { SeededFault } from '../fault.js'
import type { Handler } from '../operations/handling.js'
import { put } from '../store.js'

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
export const madeOnDemand: NonNullable<SeededFault['handlers']> = Object.fromEntries(
  (
    [
      'getCampaign',
      'updateCampaign',
      'validateCampaign',
      'changeCampaignStatus',
    ] satisfies OperationName[]
  ).map((operation) => [operation, making]),
)
