import { randomBytes } from 'node:crypto'

/** Everything the server remembers. `replaceWorld` starts over. */
export const world = {
  accounts: new Map(),
  idempotency: new Map(),
  seededKey: undefined,
  rejected: [],
  calls: new Map(),
  frozenAt: undefined,
}

export function replaceWorld(accounts, { frozenAt } = {}) {
  world.accounts = accounts
  world.idempotency = new Map()
  world.seededKey = undefined
  world.rejected = []
  world.calls = new Map()
  world.frozenAt = frozenAt
}

export const now = () => world.frozenAt ?? Date.now()

export const newId = () => randomBytes(12).toString('hex')

/** A workspace. An inventory that is not listed is unknown and never checked. */
export function newWorkspace(id, facts = {}) {
  const known = (list) => (Array.isArray(list) ? new Set(list) : undefined)
  return {
    id,
    offeringsEnabled: facts.offeringsEnabled ?? true,
    versioningEnabled: facts.versioningEnabled ?? false,
    tagIds: known(facts.tagIds),
    templateIds: known(facts.templateIds),
    attributeIds: known(facts.offeringAttributeIds),
    offeringNames: known(facts.offeringNames) ?? new Set(),
    connectors: Array.isArray(facts.connectors) ? facts.connectors : undefined,
    categories: known(facts.subscriptionCategories),
    campaigns: new Map(),
    offerings: new Map(),
  }
}

export function storeCampaign(workspace, fields) {
  const id = fields.id ?? newId()
  const campaign = {
    status: 'DRAFT',
    created_at: new Date(now()).toISOString(),
    version_number: 1,
    ...fields,
    id,
    campaign_id: fields.campaign_id ?? id,
  }
  workspace.campaigns.set(id, campaign)
  return campaign
}

/** Finds a campaign in any workspace. */
export const findAnywhere = (id) =>
  [...world.accounts.values()]
    .map(({ workspace }) => findCampaign(workspace, id))
    .find((campaign) => campaign)

/** Finds a campaign by its raw id, else the newest version with that stable id. */
export function findCampaign(workspace, id) {
  const exact = workspace.campaigns.get(id)
  const versions = [...workspace.campaigns.values()].filter((each) => each.campaign_id === id)
  return versions.sort((a, b) => b.version_number - a.version_number)[0] ?? exact
}
