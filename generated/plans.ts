// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { OperationPlan } from '../src/core/engine/operation-plan.js'
import type { OperationName } from './operations.js'
import { createCampaign } from './plans/createCampaign.js'
import { getCampaign } from './plans/getCampaign.js'
import { updateCampaign } from './plans/updateCampaign.js'
import { validateCampaign } from './plans/validateCampaign.js'
import { changeCampaignStatus } from './plans/changeCampaignStatus.js'
import { listCampaignExecutions } from './plans/listCampaignExecutions.js'
import { searchCampaigns } from './plans/searchCampaigns.js'
import { testCampaign } from './plans/testCampaign.js'
import { listOfferings } from './plans/listOfferings.js'
import { createOffering } from './plans/createOffering.js'
import { listOfferTemplates } from './plans/listOfferTemplates.js'
import { updateOffering } from './plans/updateOffering.js'

export const plans: { readonly [Name in OperationName]: OperationPlan<Name> } = {
  createCampaign,
  getCampaign,
  updateCampaign,
  validateCampaign,
  changeCampaignStatus,
  listCampaignExecutions,
  searchCampaigns,
  testCampaign,
  listOfferings,
  createOffering,
  listOfferTemplates,
  updateOffering,
}
