// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { BodyStructure } from '../src/engine/compiled.js'
import type { OperationName } from './operations.js'
import * as validators from './validators.js'

export const bodies: { readonly [Name in OperationName]?: BodyStructure } = {
  createCampaign: { cases: { PUSH: validators.createCampaignPUSH, EMAIL: validators.createCampaignEMAIL }, otherwise: validators.createCampaign },
  updateCampaign: { cases: { PUSH: validators.updateCampaignPUSH, EMAIL: validators.updateCampaignEMAIL }, otherwise: validators.updateCampaign },
  validateCampaign: { cases: {  }, otherwise: validators.validateCampaign },
  changeCampaignStatus: { cases: {  }, otherwise: validators.changeCampaignStatus },
  listCampaignExecutions: { cases: {  }, otherwise: validators.listCampaignExecutions },
  searchCampaigns: { cases: {  }, otherwise: validators.searchCampaigns },
  testCampaign: { cases: { PUSH: validators.testCampaignPUSH, EMAIL: validators.testCampaignEMAIL }, otherwise: validators.testCampaign },
  createOffering: { cases: {  }, otherwise: validators.createOffering },
  updateOffering: { cases: {  }, otherwise: validators.updateOffering },
}
