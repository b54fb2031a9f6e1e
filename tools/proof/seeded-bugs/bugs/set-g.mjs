import { setGCampaigns } from './set-g-campaigns.mjs'
import { setGOfferings } from './set-g-offerings.mjs'

export const setG = [...setGCampaigns, ...setGOfferings]
