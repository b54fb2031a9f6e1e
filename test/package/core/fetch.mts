import { checkedFetch, withCampaignContract } from 'campaign-contract/fetch'

export const checked: typeof fetch = checkedFetch(fetch, { responses: 'report' })
export const handler = withCampaignContract(() => new Response('{}'), { mode: 'observe' })

// @ts-expect-error: there is no such option
checkedFetch(fetch, { mode: 'observe' })
