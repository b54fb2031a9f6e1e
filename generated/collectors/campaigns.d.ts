// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { BodyCollectors } from '../../src/core/engine/check.js'

export const createCampaign: BodyCollectors
export const updateCampaign: BodyCollectors
export const validateCampaign: BodyCollectors
export const changeCampaignStatus: BodyCollectors
export const listCampaignExecutions: BodyCollectors
export const searchCampaigns: BodyCollectors
export const testCampaign: BodyCollectors
