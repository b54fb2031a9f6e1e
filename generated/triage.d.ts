// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { Triage } from '../src/core/engine/compiled.js'

export const createCampaignPUSH: Triage
export const createCampaignEMAIL: Triage
export const createCampaign: Triage
export const updateCampaignPUSH: Triage
export const updateCampaignEMAIL: Triage
export const updateCampaign: Triage
export const validateCampaign: Triage
export const changeCampaignStatus: Triage
export const listCampaignExecutions: Triage
export const searchCampaigns: Triage
export const testCampaignPUSH: Triage
export const testCampaignEMAIL: Triage
export const testCampaign: Triage
export const createOffering: Triage
export const updateOffering: Triage
