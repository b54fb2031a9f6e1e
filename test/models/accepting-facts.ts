import type { Facts } from '../../src/core/index.js'

/** Facts for every rule, under which the caller is accepted. */
export const acceptingFacts = {
  authenticated: true,
  permitted: true,
  workspace: {
    offeringsEnabled: true,
    versioningEnabled: false,
    tagIds: () => true,
    templateIds: () => true,
    offeringAttributeIds: () => true,
    offeringNames: [],
    connectors: [{ connector_type: 'SENDGRID', connector_name: 'Marketing' }],
    subscriptionCategories: ['Newsletter'],
  },
  idempotency: null,
  recentRequests: [],
} satisfies Facts
