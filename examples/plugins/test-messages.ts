/* Requests with one message, for the tests of the plugins. */

/** A test send with one Android push. */
export const push = (basic_details: object, buttons: readonly unknown[] = []) => ({
  operation: 'testCampaign' as const,
  change: {
    campaign_content: {
      content: { push: { android: { template_type: 'BASIC', basic_details, buttons } } },
    },
  },
})

/** A new campaign with one e-mail. */
export const email = (content: object) => ({
  operation: 'createCampaign' as const,
  body: {
    channel: 'EMAIL',
    campaign_delivery_type: 'ONE_TIME',
    created_by: 'maria@example.com',
    campaign_content: {
      content: { email: { subject: 'News', sender_name: 'Shop', html_content: '<p>', ...content } },
    },
  },
})
