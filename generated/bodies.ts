// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { bodyValidator } from '../src/core/engine/body-validator.js'
import * as shapes from './shapes.js'
import * as triage from './triage.js'
import * as validators from './validators.js'

export const createCampaign = /* @__PURE__ */ bodyValidator({
  "PUSH": { triage: triage.createCampaignPUSH, validate: validators.createCampaignPUSH, shape: shapes.campaigns_CreatePushCampaignRequest },
  "EMAIL": { triage: triage.createCampaignEMAIL, validate: validators.createCampaignEMAIL, shape: shapes.campaigns_CreateEmailCampaignRequest },
  "": { triage: triage.createCampaign, validate: validators.createCampaign, shape: shapes.campaigns_CreateCampaignRequest_x_otherwise },
})

export const updateCampaign = /* @__PURE__ */ bodyValidator({
  "PUSH": { triage: triage.updateCampaignPUSH, validate: validators.updateCampaignPUSH, shape: shapes.campaigns_UpdatePushCampaignRequest },
  "EMAIL": { triage: triage.updateCampaignEMAIL, validate: validators.updateCampaignEMAIL, shape: shapes.campaigns_UpdateEmailCampaignRequest },
  "": { triage: triage.updateCampaign, validate: validators.updateCampaign, shape: shapes.campaigns_UpdateChannellessCampaignRequest },
})

export const validateCampaign = /* @__PURE__ */ bodyValidator({
  "": { triage: triage.validateCampaign, validate: validators.validateCampaign, shape: shapes.campaigns_ValidateCampaignRequest },
})

export const changeCampaignStatus = /* @__PURE__ */ bodyValidator({
  "": { triage: triage.changeCampaignStatus, validate: validators.changeCampaignStatus, shape: shapes.campaigns_StatusChangeRequest },
})

export const listCampaignExecutions = /* @__PURE__ */ bodyValidator({
  "": { triage: triage.listCampaignExecutions, validate: validators.listCampaignExecutions, shape: shapes.campaigns_ListExecutionsRequest },
})

export const searchCampaigns = /* @__PURE__ */ bodyValidator({
  "": { triage: triage.searchCampaigns, validate: validators.searchCampaigns, shape: shapes.campaigns_SearchRequest },
})

export const testCampaign = /* @__PURE__ */ bodyValidator({
  "PUSH": { triage: triage.testCampaignPUSH, validate: validators.testCampaignPUSH, shape: shapes.campaigns_PushTestRequest },
  "EMAIL": { triage: triage.testCampaignEMAIL, validate: validators.testCampaignEMAIL, shape: shapes.campaigns_EmailTestRequest },
  "": { triage: triage.testCampaign, validate: validators.testCampaign, shape: shapes.campaigns_ChannellessTestRequest },
})

export const createOffering = /* @__PURE__ */ bodyValidator({
  "": { triage: triage.createOffering, validate: validators.createOffering, shape: shapes.offerings_OfferingCreate },
})

export const updateOffering = /* @__PURE__ */ bodyValidator({
  "": { triage: triage.updateOffering, validate: validators.updateOffering, shape: shapes.offerings_Offering },
})
