// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { bodyJudge } from '../src/core/engine/body-judge.js'
import * as shapes from './shapes.js'
import * as validators from './validators.js'

export const createCampaign = /* @__PURE__ */ bodyJudge({
  "PUSH": { validate: validators.createCampaignPUSH, shape: shapes.shape119 },
  "EMAIL": { validate: validators.createCampaignEMAIL, shape: shapes.shape134 },
  "": { validate: validators.createCampaign, shape: shapes.shape149 },
})

export const updateCampaign = /* @__PURE__ */ bodyJudge({
  "PUSH": { validate: validators.updateCampaignPUSH, shape: shapes.shape152 },
  "EMAIL": { validate: validators.updateCampaignEMAIL, shape: shapes.shape154 },
  "": { validate: validators.updateCampaign, shape: shapes.shape156 },
})

export const validateCampaign = /* @__PURE__ */ bodyJudge({
  "": { validate: validators.validateCampaign, shape: shapes.shape157 },
})

export const changeCampaignStatus = /* @__PURE__ */ bodyJudge({
  "": { validate: validators.changeCampaignStatus, shape: shapes.shape159 },
})

export const listCampaignExecutions = /* @__PURE__ */ bodyJudge({
  "": { validate: validators.listCampaignExecutions, shape: shapes.shape160 },
})

export const searchCampaigns = /* @__PURE__ */ bodyJudge({
  "": { validate: validators.searchCampaigns, shape: shapes.shape176 },
})

export const testCampaign = /* @__PURE__ */ bodyJudge({
  "PUSH": { validate: validators.testCampaignPUSH, shape: shapes.shape189 },
  "EMAIL": { validate: validators.testCampaignEMAIL, shape: shapes.shape191 },
  "": { validate: validators.testCampaign, shape: shapes.shape193 },
})

export const createOffering = /* @__PURE__ */ bodyJudge({
  "": { validate: validators.createOffering, shape: shapes.shape219 },
})

export const updateOffering = /* @__PURE__ */ bodyJudge({
  "": { validate: validators.updateOffering, shape: shapes.shape219 },
})
