import { setHCampaigns } from './set-h-campaigns.mjs'
import { setHOfferings } from './set-h-offerings.mjs'

export const setH = [...setHCampaigns, ...setHOfferings]
