import {
  checkConnector,
  checkEmailDetails,
  checkPushDetails,
  personalization,
} from './basic-details.mjs'
import { bug, switchedOn, when } from './bugs/active.mjs'
import { add, anything, list, need, needs, oneOf, own, shape, text } from './check.mjs'
import { checkCampaignContent, contentFor, localesOf, variationsOf } from './content.mjs'
import { ApiError, campaignViolations } from './errors.mjs'
import { findAnywhere, findCampaign, storeCampaign } from './store.mjs'

const allPlatforms = ['ANDROID', 'IOS', 'WEB']
const namedPlatforms = when('draft-platform-web-rejected', ['ANDROID', 'IOS'], allPlatforms)
const rejectedIdentifiers = switchedOn({
  'push-user-email-rejected': 'USER_ATTRIBUTE_USER_EMAIL',
  'email-id-rejected': 'ID',
})
const pushIdentifiers = [
  'USER_ATTRIBUTE_UNIQUE_ID',
  'USER_ATTRIBUTE_USER_EMAIL',
  ...(bug('push-mobile-rejected') ? [] : ['USER_ATTRIBUTE_USER_MOBILE']),
  ...(bug('push-gaid-rejected') ? [] : ['SVC_GAID']),
  ...(bug('push-advertising-identifier-rejected') ? [] : ['ADVERTISING_IDENTIFIER']),
  'PUSH_ID',
  ...(bug('push-custom-segment-rejected') ? [] : ['CUSTOM_SEGMENT']),
].filter((name) => !rejectedIdentifiers.includes(name))
const emailIdentifiers = [
  ...(bug('email-custom-segment-rejected') ? [] : ['CUSTOM_SEGMENT']),
  'EMAIL',
  'ID',
  ...(bug('email-mobile-number-rejected') ? [] : ['MOBILE_NUMBER']),
].filter((name) => !rejectedIdentifiers.includes(name))
const identifiers = {
  PUSH: [
    ...pushIdentifiers,
    ...switchedOn({
      'push-accepts-email-identifier': 'EMAIL',
      'push-accepts-mobile-number': 'MOBILE_NUMBER',
    }),
  ],
  EMAIL: [
    ...emailIdentifiers,
    ...switchedOn({
      'email-accepts-push-id': 'PUSH_ID',
      'email-accepts-user-email': 'USER_ATTRIBUTE_USER_EMAIL',
    }),
  ],
}
const everyIdentifier = [...new Set([...pushIdentifiers, ...emailIdentifiers])]

const orOneText = (check) => (value, path, out) =>
  bug('identifier-values-single-text') && typeof value === 'string' ? 0 : check(value, path, out)
const mostValues = ({ inline, channel }) =>
  (bug('identifier-values-unlimited-draft') && !inline) ||
  (bug('identifier-values-unlimited-email') && channel === 'EMAIL')
    ? Number.POSITIVE_INFINITY
    : when('identifier-values-11', 11, when('identifier-values-9', 9, 10))
const countedOnce = (check) => (value, path, out) =>
  check(Array.isArray(value) ? [...new Set(value)] : value, path, out)

const identifierValues = (mode) => {
  const values = orOneText(list(text, { max: mostValues(mode) }))
  return when('identifier-values-counted-once', countedOnce(values), values)
}

const metaFields = ({ channel, inline }) =>
  shape(
    {
      identifier: text,
      identifier_values: when(
        'identifier-values-any-type',
        list(anything, { max: 10 }),
        identifierValues({ channel, inline }),
      ),
      variation:
        inline && bug('inline-variation-rejected')
          ? (_value, path, out) => add(out, path, `${path} is for drafts only`)
          : text,
      locale_name: when('locale-name-any-type', anything, text),
      platform:
        inline && !bug('inline-platform-accepted') && !bug('meta-platform-inline-accepted')
          ? (_value, path, out) => add(out, path, `${path} is for drafts only`)
          : when('meta-platform-any', text, oneOf(...namedPlatforms)),
    },
    needs(
      ...(bug('identifier-optional') ? [] : ['identifier']),
      ...(bug('identifier-values-optional') ? [] : ['identifier_values']),
    ),
  )

function checkMeta(body, out, { channel, inline }) {
  if (!(bug('meta-optional-draft') && !inline)) need(body, '', out, 'test_campaign_meta')
  const meta = own(body, 'test_campaign_meta')
  if (meta === undefined) return
  if (bug('meta-null-500') && meta === null) meta.identifier.toString()
  metaFields({ channel, inline })(meta, 'test_campaign_meta', out)
  const identifier = own(meta, 'identifier')
  const place = 'test_campaign_meta.identifier'
  const byChannel =
    bug('draft-identifier-any-channel') && !inline ? undefined : identifiers[channel]
  const unlisted = !everyIdentifier.includes(identifier)
  const passes = (bug('identifier-any-text') || bug('identifier-unknown-accepted')) && unlisted
  const allowed = (byChannel ?? everyIdentifier).includes(identifier)
  if (typeof identifier === 'string' && !allowed && !passes) {
    add(out, place, `${identifier.slice(0, 60)} is not possible here`)
  }
}

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

/** A bug that allows one test of a draft at a time; returns what ends it. */
export function lockDraft({ operation, body }) {
  const id = own(body, 'draft_id')
  if (!bug('test-lock-per-draft') || operation !== 'test' || id === undefined) return
  if (draftsInTest.has(id)) {
    throw new ApiError(409, 'BAD_REQUEST', 'A test of this draft is running', { details: [] })
  }
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
  checkMeta(body, out, { channel, inline })
  const details = own(body, 'basic_details')
  const draftDetails = bug('draft-email-needs-details') && !inline
  if (details !== undefined || (draftDetails && channel === 'EMAIL')) {
    const options = { workspace: account.workspace, inline: inline || draftDetails }
    if (channel === 'EMAIL') checkEmailDetails(details, 'basic_details', out, options)
    if (channel === 'PUSH') checkPushDetails(details, 'basic_details', out)
  }
  const overrides = own(body, 'personalization_details')
  if (overrides !== undefined && !inline && bug('personalization-rejected-for-drafts')) {
    add(out, 'personalization_details', 'Only without draft_id')
  }
  if (overrides !== undefined) personalization(overrides, 'personalization_details', out)
  if (inline) checkInline(call, out, channel)
  if (out.length === 0 && !(draft && draft.channel === 'SMS')) {
    if (draft && bug('draft-test-content-kept')) draft.tested ??= { ...draft }
    const sent = report(call, { channel, draft, source: draft?.tested ?? draft ?? body })
    if (draft) noteTest(draft, body)
    return sent
  }
  const status = bug('test-violations-422') ? 422 : 400
  if (out.length === 0) add(out, 'draft_id', 'SMS drafts cannot be tested')
  throw campaignViolations(out, status, status === 422 ? 'UNPROCESSABLE_ENTITY' : undefined)
}

/** What bugs keep of a test of a draft. */
function noteTest(draft, body) {
  const { variation, locale_name } = own(body, 'test_campaign_meta') ?? {}
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

function platformsOf(source, channel) {
  if (channel !== 'PUSH') return ['EMAIL']
  const listed = own(own(source, 'basic_details'), 'platforms')
  if (Array.isArray(listed) && listed.length > 0) return [...new Set(listed)]
  const content = own(source, 'campaign_content')
  const found = allPlatforms.filter((platform) =>
    localesOf(content).some((locale) =>
      variationsOf(content).some((variation) =>
        own(contentFor(content, channel, locale, variation), platform.toLowerCase()),
      ),
    ),
  )
  return found.length > 0 ? found : allPlatforms
}

/** Narrows names to the wanted one; without content any name is taken at its word. */
function narrow(names, wanted, target, known) {
  if (wanted === undefined) return names
  if (names.includes(wanted) || !known) return [wanted]
  throw campaignViolations([{ target, message: `The campaign has no ${wanted.slice(0, 60)}` }])
}

const numbers = ['USER_ATTRIBUTE_USER_MOBILE', 'MOBILE_NUMBER']
const addresses = ['USER_ATTRIBUTE_USER_EMAIL', 'EMAIL']

function recipientProblem({ identifier, identifier_values: values }) {
  if (values?.length === 0) return 'There are no recipients'
  const odd = (pattern) => values?.some((value) => !pattern.test(value))
  if (numbers.includes(identifier) && odd(/^\+[1-9]\d{1,14}$/)) return 'Not an E.164 number'
  if (addresses.includes(identifier) && odd(/^[^\s@]+@[^\s@]+$/)) return 'Not an email address'
}

function testedVariations(content) {
  const type = own(own(content, 'variation_details'), 'distribution_type')
  const single = bug('optimized-variations-single') && type === 'OPTIMIZED'
  return single ? variationsOf(content).slice(0, 1) : variationsOf(content)
}

/** What a result is filed under; a bug has one for each recipient. */
const keysOf = (key, values) =>
  bug('results-per-recipient') && values?.length > 1
    ? values.map((_, n) => `${key}_${n + 1}`)
    : [key]

function report(call, { channel, draft, source }) {
  const content = own(source, 'campaign_content')
  const meta = own(call.body, 'test_campaign_meta') ?? {}
  const known = own(content, 'content') !== undefined
  const place = (name) => `test_campaign_meta.${name}`
  const lost = (name) =>
    (bug('inline-locale-filter-ignored') && name === 'locale_name' && !draft) ||
    (bug('mail-variation-filter-ignored') && name === 'variation' && channel === 'EMAIL') ||
    (bug('locale-filter-lost-with-platform') && name === 'locale_name' && own(meta, 'platform'))
  const wanted = (name, id) =>
    bug(id) || lost(name) ? undefined : (own(meta, name) ?? own(draft?.narrowing, name))
  const locale = wanted('locale_name', 'locale-filter-ignored')
  const chosen = narrow(localesOf(content), locale, place('locale_name'), known)
  const withDefault = bug('locale-filter-keeps-default') && locale !== undefined
  const locales = withDefault ? [...new Set(['default', ...chosen])] : chosen
  const oneFilter = bug('only-one-filter-applied') && locale !== undefined
  const variation = oneFilter ? undefined : wanted('variation', 'variation-filter-ignored')
  const others = bug('filtered-variations-reported')
  const variations = others
    ? variationsOf(content)
    : narrow(testedVariations(content), variation, place('variation'), known)
  if (locales.length * variations.length > 1000) {
    throw campaignViolations([{ target: 'campaign_content', message: 'Too many combinations' }])
  }
  const platforms =
    channel === 'PUSH'
      ? narrow(
          draft && bug('draft-test-all-platforms')
            ? allPlatforms
            : platformsOf(source, channel).filter(
                (name) => !(bug('web-platform-never-tested') && name === 'WEB'),
              ),
          wanted('platform', 'platform-filter-ignored'),
          place('platform'),
          known,
        )
      : ['EMAIL']
  const data = {}
  const problem = recipientProblem(meta)
  for (const platform of bug('only-first-platform') ? platforms.slice(0, 1) : platforms) {
    for (const locale of bug('only-default-locale') ? locales.slice(0, 1) : locales) {
      for (const name of bug('only-first-variation') ? variations.slice(0, 1) : variations) {
        const leaf = contentFor(content, channel, locale, name)
        const present = channel === 'PUSH' ? own(leaf, platform.toLowerCase()) : leaf
        const other = others && variation && name !== variation ? 'Not selected' : undefined
        const reason =
          other ?? problem ?? (present === undefined ? 'There is no content' : undefined)
        if (reason && bug('failed-combination-missing')) continue
        for (const key of keysOf(keyOf(platform, locale, name), meta.identifier_values)) {
          data[key] = resultOf(reason)
        }
      }
    }
  }
  if (bug('one-failure-fails-all')) {
    const first = Object.values(data).find((each) => each.status === 'FAILED')
    if (first) for (const key of Object.keys(data)) data[key] = first
  }
  if (bug('test-changes-status') && draft) draft.status = 'TESTED'
  if (bug('inline-test-is-stored') && !draft) storeCampaign(call.account.workspace, call.body)
  const failed = Object.values(data).filter((each) => each.status === 'FAILED').length
  if (bug('failed-send-400') && failed > 0) {
    throw new ApiError(400, 'BAD_REQUEST', 'A send failed', { target: 'test_campaign_meta' })
  }
  return answer(call, data, failed)
}

function resultOf(reason) {
  if (reason === undefined) {
    const extra = bug('sent-with-failure-reason') ? { failure_reason: '' } : {}
    const nothing = bug('sent-with-null-reason') ? { failure_reason: null } : {}
    return { status: bug('sent-as-success') ? 'SUCCESS' : 'SENT', ...extra, ...nothing }
  }
  const failure_reason = bug('failure-reason-object') ? { text: reason } : reason
  return bug('failed-without-reason-field')
    ? { status: 'FAILED', reason }
    : { status: when('failed-as-error', 'ERROR', 'FAILED'), failure_reason }
}

function keyOf(platform, locale, variation) {
  if (bug('result-key-email-as-android') && platform === 'EMAIL')
    return `ANDROID_${locale}_${variation}`
  if (bug('result-key-email-without-channel') && platform === 'EMAIL')
    return `${locale}_${variation}`
  if (bug('result-key-language-only')) return `${platform}_${locale.split(/[-_]/)[0]}_${variation}`
  if (bug('result-key-order')) return `${platform}_${variation}_${locale}`
  if (bug('result-key-lower-case')) return `${platform.toLowerCase()}_${locale}_${variation}`
  if (bug('result-key-empty-locale') && locale === 'default') return `${platform}__${variation}`
  if (bug('result-key-locale-upper-case')) return `${platform}_${locale.toUpperCase()}_${variation}`
  if (bug('result-key-without-variation') && variation === 'variation_1')
    return `${platform}_${locale}`
  if (bug('result-key-ios-camel-case') && platform === 'IOS') return `iOS_${locale}_${variation}`
  if (bug('result-key-variation-number'))
    return `${platform}_${locale}_${variation.replace('variation_', '')}`
  if (bug('result-key-dashes')) return `${platform}-${locale}-${variation}`
  return `${platform}_${locale}_${variation}`
}

function answer({ responseId, body: request }, data, failed) {
  const total = Object.keys(data).length
  const inner = { message: `${total - failed} of ${total} test messages sent`, data }
  if (bug('message-missing-when-failed') && failed > 0) delete inner.message
  if (bug('test-response-without-message')) delete inner.message
  if (bug('test-response-message-list')) inner.message = [inner.message]
  const body = { type: bug('test-response-type') ? 'test' : 'campaign', response_id: responseId }
  if (bug('mail-test-type-email') && own(request, 'channel') === 'EMAIL') body.type = 'email'
  body.data = bug('test-response-data-flat') ? { ...data } : inner
  if (bug('test-response-results-as-list')) {
    inner.data = Object.entries(data).map(([key, value]) => ({ key, ...value }))
  }
  if (bug('test-response-without-response-id')) delete body.response_id
  if (bug('draft-test-response-without-type') && own(request, 'draft_id')) delete body.type
  const partial = bug('partial-failure-207') && failed > 0
  return { status: bug('test-answered-202') ? 202 : partial ? 207 : 200, body }
}
