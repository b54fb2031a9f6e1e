import { setLCampaigns } from './set-l-campaigns.mjs'
import { setLOfferings } from './set-l-offerings.mjs'

export const setL = [...setLCampaigns, ...setLOfferings]
