import { setKCampaigns } from './set-k-campaigns.mjs'
import { setKOfferings } from './set-k-offerings.mjs'

export const setK = [...setKCampaigns, ...setKOfferings]
