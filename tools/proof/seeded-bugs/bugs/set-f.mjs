import { setFCampaigns } from './set-f-campaigns.mjs'
import { setFOfferings } from './set-f-offerings.mjs'

export const setF = [...setFCampaigns, ...setFOfferings]
