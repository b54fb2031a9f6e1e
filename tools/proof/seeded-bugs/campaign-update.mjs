import { bug, when } from './bugs/active.mjs'
import {
  checkComponents,
  componentNames,
  components,
  publishViolations,
} from './campaign-components.mjs'
import { campaignOf, isEmail, unprocessable } from './campaigns.mjs'
import { add, dig, need, own } from './check.mjs'
import { localesOf } from './content.mjs'
import { campaignViolations } from './errors.mjs'
import { newId, storeCampaign } from './store.mjs'

/** Rejects an update of a campaign that cannot change. */
function assertUpdatable(campaign, workspace) {
  if (campaign.locked) throw unprocessable('This draft is locked', 'campaign_id')
  if (campaign.status !== 'DRAFT' && !workspace.versioningEnabled) {
    throw unprocessable('Only drafts can be updated', 'campaign_id')
  }
}

/** Finds the campaign of a call and rejects one that cannot change. */
export function campaignToUpdate(call) {
  assertUpdatable(campaignOf(call), call.account.workspace)
}

/** The content as a bug reads it, which takes any content for flat. */
const flatContentOf = ({ channel, campaign_content: content }) =>
  dig(content, 'content') ? dig(content, `content.${channel.toLowerCase()}`) : 'none'

export function updateCampaign(call) {
  const { body, account, responseId } = call
  const { workspace } = account
  const campaign = campaignOf(call)
  const { channel, campaign_delivery_type: type } = campaign
  const out = []
  if (channel === 'SMS' && !bug('update-sms-accepted')) {
    add(out, 'campaign_id', 'SMS campaigns cannot be updated')
  }
  for (const name of ['channel', 'campaign_delivery_type']) {
    const value = own(body, name)
    if (value !== undefined && value !== campaign[name]) add(out, name, `${name} cannot change`)
  }
  if (bug('update-needs-channel')) need(body, '', out, 'channel')
  const mailContent = channel === 'EMAIL' && own(body, 'campaign_content') !== undefined
  if (mailContent && bug('update-mail-content-needs-connector')) need(body, '', out, 'connector')
  const status = own(body, 'status')
  if (status !== undefined && status !== 'PUBLISH') add(out, 'status', 'status has to be PUBLISH')
  checkComponents(body, out, { channel, type, workspace })
  if (bug('update-commits-invalid')) Object.assign(campaign, components(body))
  if (out.length > 0) throw campaignViolations(out)
  assertUpdatable(campaign, workspace)
  const draft = campaign.status === 'DRAFT'
  const before = call.snapshot ?? campaign
  const ignored = bug('validated-draft-not-updated') && campaign.wasValidated
  const parts = ignored ? {} : components(body)
  const merged = { ...before, ...campaign.pending, ...parts, pending: undefined }
  if (bug('update-connector-lost')) merged.connector = campaign.connector
  if (bug('update-mail-details-lost') && isEmail(campaign)) {
    merged.basic_details = campaign.basic_details
  }
  if (bug('update-content-lost')) merged.campaign_content = campaign.campaign_content
  if (bug('update-locales-lost') && merged.campaign_content) {
    const { locales: _locales, ...rest } = merged.campaign_content
    merged.campaign_content = rest
  }
  if (bug('update-tags-lost') && merged.basic_details) {
    merged.basic_details = { ...merged.basic_details, tags: own(campaign.basic_details, 'tags') }
  }
  const platforms = own(merged.basic_details, 'platforms')
  if (bug('update-platforms-appended') && Array.isArray(platforms)) {
    const earlier = own(before.basic_details, 'platforms') ?? []
    const all = [...new Set([...earlier, ...platforms])]
    merged.basic_details = { ...merged.basic_details, platforms: all }
  }
  if (bug('update-details-saved-once') && own(body, 'basic_details') !== undefined) {
    if (campaign.detailsSaved) merged.basic_details = campaign.basic_details
    merged.detailsSaved = true
  }
  if (status === 'PUBLISH' && bug('publish-resets-creator')) merged.created_by = account.user
  if (bug('search-old-tags-kept')) merged.indexedTags ??= own(merged.basic_details, 'tags')
  if (bug('updated-drafts-in-search')) merged.indexedStatus = 'UPDATED'
  if (bug('search-old-name-kept')) merged.indexedName ??= own(before.basic_details, 'name')
  if (status === 'PUBLISH' && bug('publish-needs-validation-call') && !campaign.wasValidated) {
    throw unprocessable('The draft has to be validated first', 'status')
  }
  if (status === 'PUBLISH' && !bug('publish-unchecked')) {
    if (bug('publish-keyed-content-500')) flatContentOf(merged).toString()
    const earlier = bug('publish-uses-earlier-validation') ? campaign.validated : undefined
    const missing = earlier ?? publishViolations(merged, workspace)
    if (missing.length > 0 && bug('rejected-publish-is-active')) campaign.status = 'ACTIVE'
    if (missing.length > 0 && bug('failed-publish-blocks-draft')) campaign.locked = true
    if (missing.length > 0 && bug('failed-publish-clears-content')) {
      delete campaign.campaign_content
    }
    if (missing.length > 0) throw campaignViolations(missing, 422, 'UNPROCESSABLE_ENTITY')
  }
  if (bug('draft-test-of-latest-content') && own(body, 'campaign_content')) {
    workspace.latest = { ...workspace.latest, [channel]: body.campaign_content }
  }
  const saved = save(campaign, merged, { status, draft, body, workspace })
  const data = { id: saved.id }
  if (workspace.versioningEnabled) data.version_number = saved.version_number
  return { status: 200, body: { response_id: responseId, type: 'campaign', data } }
}

/** A bug that keeps one object with components for all drafts that are created. */
function updateSharing({ campaigns }, parts) {
  for (const each of campaigns.values()) {
    if (each.sharesComponents && each.status === 'DRAFT') Object.assign(each, parts)
  }
}

function save(campaign, merged, { status: wanted, draft, body, workspace }) {
  const published =
    (bug('version-created-without-publish') && !draft) ||
    (bug('update-publishes') && draft && publishViolations(merged, workspace).length === 0)
  const status = published ? 'PUBLISH' : wanted
  if (status === 'PUBLISH' && !draft && !bug('publish-in-place')) {
    const version_number = campaign.version_number + (bug('version-not-incremented') ? 0 : 1)
    const stable = bug('version-loses-campaign-id') ? {} : { campaign_id: campaign.campaign_id }
    const { campaign_id: _old, ...fields } = merged
    delete campaign.pending
    if (bug('version-drops-other-components')) {
      for (const name of componentNames) if (!Object.hasOwn(body, name)) delete fields[name]
    }
    if (bug('old-version-removed')) workspace.campaigns.delete(campaign.id)
    if (bug('new-version-is-draft')) fields.status = 'DRAFT'
    return storeCampaign(workspace, { ...fields, ...stable, id: newId(), version_number })
  }
  if (draft) {
    if (bug('update-drops-other-components')) {
      for (const name of componentNames) delete campaign[name]
      return Object.assign(campaign, components(body))
    }
    if (status !== 'PUBLISH' && bug('update-changes-draft-id')) {
      const id = newId()
      workspace.campaigns.delete(campaign.id)
      return storeCampaign(workspace, { ...merged, id, campaign_id: id })
    }
    if (status === 'PUBLISH' && bug('publish-copies-draft')) {
      const id = newId()
      return storeCampaign(workspace, { ...merged, status: 'ACTIVE', id, campaign_id: id })
    }
    if (status === 'PUBLISH' && bug('publish-loses-components')) {
      return Object.assign(campaign, { status: 'ACTIVE' })
    }
    const ignored = bug('publish-ignored') || (bug('publish-email-ignored') && isEmail(campaign))
    if (status === 'PUBLISH' && !ignored) {
      merged.status = when('publish-status-published', 'PUBLISHED', 'ACTIVE')
      const periodic = merged.campaign_delivery_type === 'PERIODIC'
      if (periodic && bug('publish-periodic-scheduled')) merged.status = 'SCHEDULED'
      if (bug('publish-resets-delivery-type')) merged.campaign_delivery_type = 'ONE_TIME'
      merged.publishedHere = true
      if (bug('search-after-publish-stale')) merged.indexedStatus = 'DRAFT'
    }
    if (campaign.sharesComponents) updateSharing(workspace, components(body))
    return Object.assign(campaign, merged)
  }
  campaign.pending = { ...campaign.pending, ...components(body) }
  return campaign
}

/** Reduces content to its default locale, as a bug does before it validates. */
function keepDefaultLocale(campaign) {
  const main = dig(campaign, 'campaign_content.content.default')
  if (main === undefined) return
  const { locales: _locales, ...rest } = campaign.campaign_content
  campaign.campaign_content = { ...rest, content: { default: main } }
}

/** Removes the platforms without content, as a bug does when it validates. */
function keepPlatformsWithContent(campaign) {
  const platforms = own(campaign.basic_details, 'platforms')
  if (!Array.isArray(platforms)) return
  const content = JSON.stringify(campaign.campaign_content ?? {})
  const kept = platforms.filter((name) => content.includes(`"${name.toLowerCase()}"`))
  campaign.basic_details = { ...campaign.basic_details, platforms: kept }
}

export function validateCampaign(call) {
  const campaign = campaignOf(call)
  if (bug('validate-empty-draft-500') && campaign.status === 'DRAFT') {
    campaign.campaign_content.content.toString()
  }
  if (bug('validate-periodic-500') && campaign.campaign_delivery_type === 'PERIODIC') {
    own(campaign, 'scheduling').toString()
  }
  if (bug('validate-mail-500') && isEmail(campaign)) {
    own(campaign.basic_details, 'platforms').join()
  }
  if (bug('validate-commits-components')) Object.assign(campaign, components(call.body))
  const violations = publishViolations({ ...campaign, ...campaign.pending }, call.account.workspace)
  const is_valid = violations.length === 0
  if (bug('publish-uses-earlier-validation')) campaign.validated = violations
  if (bug('validate-locks-draft')) campaign.locked = true
  if (bug('validate-lists-default-locale') && campaign.campaign_content) {
    const { campaign_content: content } = campaign
    campaign.campaign_content = { ...content, locales: localesOf(content) }
  }
  if (bug('validate-keeps-default-locale-only')) keepDefaultLocale(campaign)
  if (bug('validate-narrows-platforms')) keepPlatformsWithContent(campaign)
  campaign.wasValidated = true
  if (bug('validate-marks-invalid') && !is_valid) campaign.status = 'INVALID'
  if (bug('validate-returns-to-draft')) campaign.status = 'DRAFT'
  if (bug('validate-publishes') && is_valid) campaign.status = 'ACTIVE'
  let data = {
    is_valid,
    violations: violations.map(({ target, message }) => ({ target, message })),
  }
  if (bug('validate-always-valid')) data = { is_valid: true, violations: [] }
  if (bug('validate-result-kept')) {
    campaign.validation ??= data
    data = campaign.validation
  }
  return { status: 200, body: { response_id: call.responseId, type: 'campaign', data } }
}
