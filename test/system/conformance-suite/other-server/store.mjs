import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The bugs by their ids, and what exists in the workspace at first. */
export const { bugs, workspace: defaultWorkspace } = JSON.parse(
  readFileSync(new URL('data.json', import.meta.url), 'utf8'),
)

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

resetStore(defaultWorkspace)
