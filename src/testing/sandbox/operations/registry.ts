import type { OperationName } from '../../../core/index.js'
import {
  changeCampaignStatus,
  createCampaign,
  getCampaign,
  listCampaignExecutions,
  searchCampaigns,
  updateCampaign,
  validateCampaign,
} from './campaigns.js'
import type { Handler } from './handling.js'
import { createOffering, listOfferings, listOfferTemplates, updateOffering } from './offerings.js'
import { testCampaign } from './test-campaign.js'

export const handlers: Readonly<Record<OperationName, Handler>> = {
  createCampaign,
  updateCampaign,
  validateCampaign,
  getCampaign,
  listCampaignExecutions,
  searchCampaigns,
  testCampaign,
  changeCampaignStatus,
  listOfferings,
  listOfferTemplates,
  createOffering,
  updateOffering,
}
