import { newWorkspace, replaceWorld, storeCampaign } from './store.mjs'

const facts = {
  offeringsEnabled: true,
  versioningEnabled: false,
  tagIds: ['tag_spring', 'tag_loyalty', 'tag_clearance'],
  templateIds: ['tpl_hero', 'tpl_strip'],
  offeringAttributeIds: ['attr_margin', 'attr_region'],
  offeringNames: ['Next_Season', 'Running_Now', 'Running_Dynamic', 'Long_Gone', 'Spare_Later'],
  connectors: [
    { connector_type: 'SENDGRID', connector_name: 'Newsroom' },
    { connector_type: 'SES', connector_name: 'Receipts' },
  ],
  subscriptionCategories: ['Newsletter', 'Deals'],
}

const campaignId = (n) => `68f0a1b2c3d4e5f6a7b8${n.toString(16).padStart(4, '0')}`

const push = (title) => ({
  push: {
    android: { template_type: 'BASIC', basic_details: { title, message: 'Hello' } },
    ios: { template_type: 'BASIC', basic_details: { title, message: 'Hello' } },
  },
})

const drafts = [
  {
    channel: 'PUSH',
    campaign_delivery_type: 'ONE_TIME',
    basic_details: { name: 'Spring draft', platforms: ['ANDROID', 'IOS'], tags: ['spring'] },
    campaign_content: {
      locales: ['fr'],
      variation_details: {
        distribution_type: 'MANUAL',
        no_of_variations: 2,
        manual_distribution_percentage: { variation_1: 50, variation_2: 50 },
      },
      content: {
        default: { variation_1: push('Hi'), variation_2: push('Hey') },
        fr: { variation_1: push('Salut'), variation_2: push('Coucou') },
      },
    },
  },
  {
    channel: 'EMAIL',
    campaign_delivery_type: 'ONE_TIME',
    basic_details: {
      name: 'Mail draft',
      content_type: 'PROMOTIONAL',
      subscription_category: 'Newsletter',
    },
    connector: { connector_type: 'SENDGRID', connector_name: 'Newsroom' },
    campaign_content: {
      content: {
        email: {
          subject: 'News',
          preview_text: 'This week',
          sender_name: 'Team',
          from_address: 'team@example.org',
          html_content: '<p>Hello</p>',
        },
      },
    },
  },
]

const published = [
  ['PUSH', 'ONE_TIME'],
  ['PUSH', 'PERIODIC'],
  ['PUSH', 'EVENT_TRIGGERED'],
  ['PUSH', 'BUSINESS_EVENT_TRIGGERED'],
  ['PUSH', 'DEVICE_TRIGGERED'],
  ['PUSH', 'LOCATION_TRIGGERED'],
  ['PUSH', 'BROADCAST_LIVE_ACTIVITY'],
  ['EMAIL', 'ONE_TIME'],
  ['EMAIL', 'PERIODIC'],
  ['EMAIL', 'EVENT_TRIGGERED'],
  ['EMAIL', 'BUSINESS_EVENT_TRIGGERED'],
  ['SMS', 'ONE_TIME'],
  ['SMS', 'PERIODIC'],
  ['EMAIL', 'ONE_TIME'],
  ['PUSH', 'ONE_TIME'],
  ['PUSH', 'PERIODIC'],
  ['PUSH', 'EVENT_TRIGGERED'],
]

const day = 86_400_000

const offeringFields = (name, type = 'SMV') => ({
  name,
  priority: 40,
  description: 'Seeded',
  tags: ['tag_spring'],
  delivery: { channel: 'ANY' },
  created_by: 'seed@example.org',
  segment_info: { id: 'all' },
  offer_content: { meta: { templateId: 'tpl_hero' } },
  conversion: { goal: 'purchase' },
  variation_meta: {
    type,
    variantsPerLocale: 2,
    ...(type === 'SMV' ? { smv_distribution: { variant_1: 50, variant_2: 50 } } : {}),
    control_group: { percentage: 10 },
  },
})

const windows = (from, to) => {
  const at = (days) => new Date(Date.now() + days * day).toISOString()
  return { start_datetime: at(from), expiry_datetime: at(to) }
}

const offerings = [
  ['offer_68f0a1b2c3d4e5f6a7b90001', 'Next_Season', 20, 400, { disposable: true }],
  ['offer_68f0a1b2c3d4e5f6a7b90002', 'Running_Now', -20, 400, { disposable: true }],
  ['offer_68f0a1b2c3d4e5f6a7b90003', 'Running_Dynamic', -20, 400, { type: 'DMV' }],
  ['offer_68f0a1b2c3d4e5f6a7b90004', 'Long_Gone', -400, -20, {}],
  ['offer_68f0a1b2c3d4e5f6a7b90005', 'Put_Away', -20, 400, { archived: true }],
  ['offer_68f0a1b2c3d4e5f6a7b90006', 'Spare_Later', 30, 500, {}],
].map(([id, name, from, to, { type, archived = false, disposable = type === 'DMV' }]) => ({
  offering: { id, ...offeringFields(name, type), scheduling: windows(from, to), archived },
  status: archived ? 'archived' : from > 0 ? 'scheduled' : to < 0 ? 'expired' : 'active',
  disposable,
}))

export function loadDefaults() {
  const workspace = newWorkspace('workspace', facts)
  const basic = newWorkspace('basic-plan', { offeringsEnabled: false })
  replaceWorld(
    new Map([
      ['workspace:key', { user: 'workspace', workspace, permitted: true }],
      ['intern:key', { user: 'intern', workspace, permitted: false }],
      ['basic-plan:key', { user: 'basic-plan', workspace: basic, permitted: true }],
    ]),
  )
  const seed = { created_by: 'seed@example.org', created_at: '2026-01-05T08:00:00.000Z' }
  drafts.forEach((draft, n) => {
    storeCampaign(workspace, { ...seed, ...draft, id: campaignId(n + 1), status: 'DRAFT' })
  })
  published.forEach(([channel, campaign_delivery_type], n) => {
    const name = `Seeded ${channel} ${n + 1}`
    const basic_details = { name, tags: n % 2 ? ['odd'] : ['even'] }
    if (channel === 'PUSH') basic_details.platforms = ['ANDROID', 'IOS']
    const id = campaignId(n + 16)
    const fields = { id, channel, campaign_delivery_type, basic_details, status: 'ACTIVE' }
    storeCampaign(workspace, { ...seed, ...fields })
  })
  for (const { offering } of offerings) {
    workspace.offerings.set(offering.id, structuredClone(offering))
  }
}

/** Describes the workspace for the conformance suite. */
export function fixtures({ states }) {
  const seeded = [
    ...drafts.map((draft, n) => ({ id: campaignId(n + 1), status: 'DRAFT', ...draft })),
    ...published.map(([channel, campaign_delivery_type], n) => ({
      id: campaignId(n + 16),
      status: 'ACTIVE',
      channel,
      campaign_delivery_type,
    })),
  ]
  return {
    credentials: 'workspace:key',
    credentialsWithoutPermission: 'intern:key',
    credentialsWithoutOfferings: 'basic-plan:key',
    workspace: facts,
    campaigns: seeded,
    offerings: offerings.map(({ offering: { archived, ...fields }, status, disposable }) => ({
      ...fields,
      status,
      ...(disposable ? { disposable } : {}),
    })),
    create: true,
    maxBodyBytes: 1_048_576,
    ...(states ? { states: '/control/state' } : {}),
  }
}
