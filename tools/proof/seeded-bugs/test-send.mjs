import {
  checkConnector,
  checkEmailDetails,
  checkPushDetails,
  personalization,
} from './basic-details.mjs'
import { bug } from './bugs/active.mjs'
import { add, need, own } from './check.mjs'
import { checkCampaignContent } from './content.mjs'
import { ApiError, campaignViolations } from './errors.mjs'
import { findAnywhere, findCampaign } from './store.mjs'
import { checkMeta } from './test-meta.mjs'
import { report } from './test-results.mjs'

/** Finds the draft a test refers to; reports what is wrong with the reference. */
function findDraft({ body, account }, out) {
  const id = own(body, 'draft_id')
  if (own(body, 'campaign_content') !== undefined && !bug('draft-with-content-accepted')) {
    add(out, 'campaign_content', 'campaign_content and draft_id exclude each other')
  }
  if (typeof id !== 'string' || !/^[0-9a-f]{24}$/i.test(id)) {
    if (bug('malformed-draft-id-500')) throw new TypeError('Cast to ObjectId failed')
    return add(out, 'draft_id', 'draft_id has to be an ObjectId')
  }
  const draft = bug('draft-test-crosses-workspaces')
    ? findAnywhere(id)
    : findCampaign(account.workspace, id)
  if (!draft && bug('unknown-draft-sent')) return
  const cached = bug('test-of-published-draft-sent') && draft?.testedBefore
  if (!draft || (draft.status !== 'DRAFT' && !bug('test-of-active-accepted') && !cached)) {
    return add(out, 'draft_id', 'There is no draft with this id')
  }
  const channel = own(body, 'channel')
  if (channel !== undefined && bug('draft-with-channel-rejected')) {
    add(out, 'channel', 'channel and draft_id exclude each other')
  }
  if (channel !== undefined && channel !== draft.channel && !bug('draft-channel-unchecked')) {
    add(out, 'channel', `The draft is for ${draft.channel}`)
  }
  return draft
}

const inlineNeeds = {
  PUSH: ['campaign_content'],
  EMAIL: ['basic_details', 'connector', 'campaign_content'].filter(
    (name) => !bug(`inline-email-${name.replaceAll('_', '-')}-optional`),
  ),
}
if (bug('inline-push-content-optional')) inlineNeeds.PUSH = []
if (bug('inline-push-needs-basic-details')) inlineNeeds.PUSH = ['basic_details', 'campaign_content']

function checkInline({ body, account: { workspace } }, out, channel) {
  if (!(bug('inline-channel-optional') && own(body, 'channel') === undefined)) {
    need(body, '', out, 'channel')
  }
  if (!channel) return
  need(body, '', out, ...inlineNeeds[channel])
  const content = own(body, 'campaign_content')
  if (content !== undefined) checkCampaignContent(content, 'campaign_content', out, channel)
  const connector = own(body, 'connector')
  if (channel === 'EMAIL' && connector !== undefined) {
    checkConnector(connector, 'connector', out, { workspace, inline: true })
  }
}

const draftsInTest = new Set()

const clientsInTest = new Set()

const running = () => new ApiError(409, 'BAD_REQUEST', 'A test is running', { details: [] })

/** A bug that allows each client one inline test at a time; returns what ends it. */
function lockInline({ user }) {
  if (clientsInTest.has(user)) throw running()
  clientsInTest.add(user)
  return () => clientsInTest.delete(user)
}

/** Bugs that allow one test at a time; returns what ends it. */
export function lockDraft({ operation, body, account }) {
  const id = own(body, 'draft_id')
  const kept = operation === 'test' && findCampaign(account.workspace, id)?.lockKept
  if (kept) throw running()
  const inline = operation === 'test' && id === undefined
  if (inline && bug('inline-test-lock-per-client')) return lockInline(account)
  if (!bug('test-lock-per-draft') || operation !== 'test' || id === undefined) return
  if (draftsInTest.has(id)) throw running()
  draftsInTest.add(id)
  return () => draftsInTest.delete(id)
}

const channelOf = (body) => {
  const channel = own(body, 'channel')
  const anyCase = bug('test-channel-any-case') && typeof channel === 'string'
  return anyCase ? channel.toUpperCase() : channel
}

export function sendTest(call) {
  const { body, account } = call
  const out = []
  const inline = own(body, 'draft_id') === undefined
  const channelField = channelOf(body)
  const named = ['PUSH', 'EMAIL'].includes(channelField) ? channelField : undefined
  if (channelField !== undefined && !named) add(out, 'channel', 'channel has to be PUSH or EMAIL')
  const draft = inline ? undefined : findDraft(call, out)
  const assumed = bug('inline-channel-optional') && channelField === undefined ? 'PUSH' : named
  const channel = draft ? draft.channel : assumed
  const assumesPush = bug('draft-channel-assumed-push') && !inline
  checkMeta(body, out, { channel: assumesPush ? (named ?? 'PUSH') : channel, inline })
  if (bug('draft-email-needs-connector') && !inline && channel === 'EMAIL') {
    need(body, '', out, 'connector')
  }
  const details = own(body, 'basic_details')
  const draftDetails = bug('draft-email-needs-details') && !inline
  if (details !== undefined || (draftDetails && channel === 'EMAIL')) {
    const complete = inline || draftDetails || bug('draft-mail-details-complete')
    const options = { workspace: account.workspace, inline: complete }
    if (channel === 'EMAIL') checkEmailDetails(details, 'basic_details', out, options)
    const unread = inline && bug('inline-push-details-unchecked')
    if (channel === 'PUSH' && !unread) checkPushDetails(details, 'basic_details', out)
  }
  const overrides = own(body, 'personalization_details')
  if (overrides !== undefined && !inline && bug('personalization-rejected-for-drafts')) {
    add(out, 'personalization_details', 'Only without draft_id')
  }
  const forMail = channel === 'EMAIL' && own(overrides, 'event_attributes') !== undefined
  if (forMail && bug('mail-event-attributes-rejected')) {
    add(out, 'personalization_details.event_attributes', 'Only for PUSH')
  }
  if (overrides !== undefined) personalization(overrides, 'personalization_details', out)
  if (inline) checkInline(call, out, channel)
  if (out.length === 0 && !(draft && draft.channel === 'SMS')) {
    const sent = report(call, { channel, draft, source: sourceOf(draft, account) ?? body })
    if (draft) noteTest(draft, body)
    return sent
  }
  if (draft && bug('rejected-test-keeps-lock')) draft.lockKept = true
  const status = bug('test-violations-422') ? 422 : 400
  if (out.length === 0) add(out, 'draft_id', 'SMS drafts cannot be tested')
  throw campaignViolations(out, status, status === 422 ? 'UNPROCESSABLE_ENTITY' : undefined)
}

/** The draft that is tested; bugs take an older one or that of another test. */
function sourceOf(draft, { workspace }) {
  if (draft && bug('draft-without-details-500')) draft.basic_details.toString()
  if (draft && bug('draft-test-content-kept')) draft.tested ??= { ...draft }
  if (draft && bug('draft-test-cached-per-channel')) {
    workspace.tested ??= {}
    workspace.tested[draft.channel] ??= { ...draft }
    return workspace.tested[draft.channel]
  }
  if (draft && bug('draft-test-of-latest-content')) {
    const campaign_content = workspace.latest?.[draft.channel] ?? draft.campaign_content
    return { ...draft, campaign_content }
  }
  return draft?.tested ?? draft
}

/** What bugs keep of a test of a draft. */
function noteTest(draft, body) {
  const { variation, locale_name, platform } = own(body, 'test_campaign_meta') ?? {}
  if (bug('test-locks-draft')) draft.locked = true
  if (bug('draft-test-platform-saved') && platform !== undefined) {
    draft.basic_details = { ...draft.basic_details, platforms: [platform] }
  }
  if (bug('test-of-published-draft-sent')) draft.testedBefore = true
  if (bug('draft-test-saves-details')) {
    draft.basic_details = body.basic_details ?? draft.basic_details
  }
  if (bug('draft-test-narrowing-kept')) {
    draft.narrowing = {
      variation: variation ?? draft.narrowing?.variation,
      locale_name: locale_name ?? draft.narrowing?.locale_name,
    }
  }
}
