import { setICampaigns } from './set-i-campaigns.mjs'
import { setIOfferings } from './set-i-offerings.mjs'

export const setI = [...setICampaigns, ...setIOfferings]
