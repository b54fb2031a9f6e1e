import { randomBytes } from 'node:crypto'

export const defaultWorkspace = {
  offeringsEnabled: true,
  versioningEnabled: true,
  tagIds: ['tag_winter', 'tag_summer', 'tag_loyal'],
  templateIds: ['tpl_banner', 'tpl_card'],
  offeringAttributeIds: ['attr_margin', 'attr_region'],
  offeringNames: ['Winter_Sale'],
  connectors: [
    { connector_type: 'SENDGRID', connector_name: 'Marketing' },
    { connector_type: 'SMTP', connector_name: 'Backoffice' },
  ],
  subscriptionCategories: ['Newsletter', 'Product_News'],
}

const accounts = [
  ['workspace:key', { permitted: true }],
  ['intern:key', { permitted: false }],
]

export const newId = () => randomBytes(12).toString('hex')

/** Everything that the server remembers. */
export const store = {}

export function resetStore(workspace) {
  Object.assign(store, {
    workspace,
    takenNames: new Set(workspace.offeringNames ?? []),
    accounts: new Map(accounts),
    // The versions of a campaign, the current one last, by the id of each and the stable id.
    campaigns: new Map(),
    offerings: new Map(),
    keys: new Map(),
    calls: new Map(),
  })
}

const versionsOf = (id) =>
  typeof id === 'string' ? store.campaigns.get(id.toLowerCase()) : undefined

export const findCampaign = (id) => versionsOf(id)?.at(-1)

export const allVersions = () => [...new Set(store.campaigns.values())]

function storeVersions(versions) {
  for (const { id, campaign_id } of versions) {
    store.campaigns.set(id.toLowerCase(), versions)
    store.campaigns.set(campaign_id.toLowerCase(), versions)
  }
}

export function storeCampaign(fields, id = newId()) {
  const campaign = { id, version_number: 1, ...fields, campaign_id: id }
  store.campaigns.set(id.toLowerCase(), [campaign])
  return campaign
}

export const replaceCampaign = (campaign) =>
  versionsOf(campaign.campaign_id).splice(-1, 1, campaign)

export const addVersion = (campaign) =>
  storeVersions([...versionsOf(campaign.campaign_id), campaign])

/** Returns all data as JSON. */
export const dumpStore = () => ({
  workspace: store.workspace,
  takenNames: [...store.takenNames],
  accounts: [...store.accounts],
  campaigns: allVersions(),
  offerings: [...store.offerings],
})

export function loadStore(data) {
  resetStore(data.workspace)
  store.takenNames = new Set(data.takenNames)
  store.accounts = new Map(data.accounts)
  for (const versions of data.campaigns) storeVersions(versions)
  store.offerings = new Map(data.offerings)
}

resetStore(defaultWorkspace)
