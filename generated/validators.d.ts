// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { StructuralValidator } from '../src/core/engine/compiled.js'

export const createCampaignPUSH: StructuralValidator
export const createCampaignEMAIL: StructuralValidator
export const createCampaign: StructuralValidator
export const updateCampaignPUSH: StructuralValidator
export const updateCampaignEMAIL: StructuralValidator
export const updateCampaign: StructuralValidator
export const validateCampaign: StructuralValidator
export const changeCampaignStatus: StructuralValidator
export const listCampaignExecutions: StructuralValidator
export const searchCampaigns: StructuralValidator
export const testCampaignPUSH: StructuralValidator
export const testCampaignEMAIL: StructuralValidator
export const testCampaign: StructuralValidator
export const createOffering: StructuralValidator
export const updateOffering: StructuralValidator
