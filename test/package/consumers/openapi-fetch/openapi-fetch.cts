import { campaignContract } from 'campaign-contract/openapi-fetch'

export const middleware = campaignContract({ requests: 'report' })

// @ts-expect-error: there is no such option
campaignContract({ mode: 'observe' })
