import { setJCampaigns } from './set-j-campaigns.mjs'
import { setJOfferings } from './set-j-offerings.mjs'

export const setJ = [...setJCampaigns, ...setJOfferings]
