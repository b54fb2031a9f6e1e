import type { BodyInput, OperationName } from '../../core/index.js'

type Bodies = { readonly [Name in OperationName]?: BodyInput<Name> }

/** The smallest valid body of each operation that has one. */
export const smallestBodies: Bodies = {
  createCampaign: {
    channel: 'PUSH',
    campaign_delivery_type: 'ONE_TIME',
    created_by: 'maria@example.com',
  },
  updateCampaign: {},
  validateCampaign: {},
  listCampaignExecutions: {},
  searchCampaigns: { limit: 15 },
  testCampaign: {
    channel: 'PUSH',
    campaign_content: { content: { push: { android: { template_type: 'BASIC' } } } },
    test_campaign_meta: { identifier: 'PUSH_ID', identifier_values: ['push-token'] },
  },
  changeCampaignStatus: { action: 'STOP' },
  createOffering: {
    name: 'Gift1',
    priority: 1,
    delivery: 'realtime',
    created_by: 'maria@example.com',
    scheduling: {
      start_datetime: '2100-01-01T00:00:00Z',
      expiry_datetime: '2100-01-02T00:00:00Z',
    },
    segment_info: { segment: 'all_users' },
    offer_content: { meta: { templateId: 'tpl_gift' } },
    variation_meta: { type: 'SMV' },
  },
  updateOffering: {},
}
