import type { campaigns, offerings } from 'campaign-contract/types'

export type Operations = campaigns.operations & offerings.operations

export const content: campaigns.Content = { default: { variation_1: { push: {} } } }
// @ts-expect-error: flat and keyed
export const mixed: campaigns.Content = { default: { variation_1: { push: {} } }, push: {} }
export const update: campaigns.operations['updateCampaign']['requestBody']['content']['application/json'] =
  { status: 'PUBLISH' }
