import { bug, when } from './bugs/active.mjs'
import { own } from './check.mjs'
import { contentFor, localesOf, variationsOf } from './content.mjs'
import { ApiError, campaignViolations } from './errors.mjs'
import { storeCampaign } from './store.mjs'
import { allPlatforms } from './test-meta.mjs'

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

const platformOf = (name) => (bug('meta-platform-lower-case-accepted') ? name?.toUpperCase() : name)

function testedVariations(content) {
  const type = own(own(content, 'variation_details'), 'distribution_type')
  const single = bug('optimized-variations-single') && type === 'OPTIMIZED'
  const shares = own(own(content, 'variation_details'), 'manual_distribution_percentage')
  const shown = (name) => !(bug('zero-share-variation-untested') && own(shares, name) === 0)
  const names = single ? variationsOf(content).slice(0, 1) : variationsOf(content).filter(shown)
  return bug('last-variation-untested') && names.length > 1 ? names.slice(0, -1) : names
}

const language = (locale) => locale.split('-')[0]

function narrowLocales(content, wanted, target, known) {
  const listed = localesOf(content)
  return bug('locale-filter-by-language') && listed.includes(wanted)
    ? listed.filter((locale) => language(locale) === language(wanted))
    : narrow(listed, wanted, target, known)
}

function narrowVariations(content, wanted, target, known) {
  const tested = testedVariations(content)
  return bug('variation-filter-as-prefix') && wanted !== undefined
    ? tested.filter((name) => name.startsWith(wanted))
    : narrow(tested, wanted, target, known)
}

/** What a result is filed under; a bug has one for each recipient. */
const keysOf = (key, values) =>
  bug('results-per-recipient') && values?.length > 1
    ? values.map((_, n) => `${key}_${n + 1}`)
    : [key]

export function report(call, { channel, draft, source }) {
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
  const chosen = narrowLocales(content, locale, place('locale_name'), known)
  const withDefault = bug('locale-filter-keeps-default') && locale !== undefined
  const mailDefault = bug('mail-default-locale-only') && channel === 'EMAIL'
  const varied = bug('variation-filter-drops-locales') && own(meta, 'variation') !== undefined
  const defaultOnly = mailDefault || (varied && locale === undefined)
  const all = defaultOnly ? chosen.slice(0, 1) : chosen
  const locales = withDefault ? [...new Set(['default', ...all])] : all
  const oneFilter = bug('only-one-filter-applied') && locale !== undefined
  const named = wanted('variation', 'variation-filter-ignored')
  const numbered = typeof named === 'number' ? `variation_${named}` : named
  const variation = oneFilter ? undefined : numbered
  const others = bug('filtered-variations-reported')
  const variations = others
    ? variationsOf(content)
    : narrowVariations(content, variation, place('variation'), known)
  const firstOnly = (locale) =>
    bug('only-first-variation') ||
    (bug('variations-of-default-only') && locale !== 'default') ||
    (bug('locale-filter-drops-variations') && own(meta, 'locale_name') !== undefined) ||
    (bug('platform-filter-drops-variations') && own(meta, 'platform') !== undefined)
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
          platformOf(wanted('platform', 'platform-filter-ignored')),
          place('platform'),
          known,
        )
      : ['EMAIL']
  const data = {}
  const problem = recipientProblem(meta)
  const tested = own(content, 'variation_details') !== undefined
  let lastReason
  for (const platform of bug('only-first-platform') ? platforms.slice(0, 1) : platforms) {
    for (const locale of bug('only-default-locale') ? locales.slice(0, 1) : locales) {
      for (const name of firstOnly(locale) ? variations.slice(0, 1) : variations) {
        const leaf = contentFor(content, channel, locale, name)
        const present = channel === 'PUSH' ? own(leaf, platform.toLowerCase()) : leaf
        const other = others && variation && name !== variation ? 'Not selected' : undefined
        const reason =
          other ?? problem ?? (present === undefined ? 'There is no content' : undefined)
        if (reason && bug('failed-combination-missing')) continue
        if (lastReason && bug('test-stops-after-failure')) continue
        lastReason = reason ?? lastReason
        const shown = bug('result-key-variation-default') && !tested ? 'default' : name
        for (const key of keysOf(keyOf(platform, locale, shown), meta.identifier_values)) {
          data[key] = resultOf(reason, lastReason)
        }
      }
    }
  }
  if (bug('one-failure-fails-all')) {
    const first = Object.values(data).find((each) => each.status === 'FAILED')
    if (first) for (const key of Object.keys(data)) data[key] = first
  }
  if (bug('draft-test-results-accumulate') && draft) {
    draft.results = Object.assign(data, { ...draft.results, ...data })
  }
  if (bug('test-changes-status') && draft) draft.status = 'TESTED'
  if (bug('inline-test-is-stored') && !draft) storeCampaign(call.account.workspace, call.body)
  const failed = Object.values(data).filter((each) => each.status === 'FAILED').length
  if (bug('failed-send-400') && failed > 0) {
    throw new ApiError(400, 'BAD_REQUEST', 'A send failed', { target: 'test_campaign_meta' })
  }
  return answer(call, data, failed)
}

function resultOf(reason, lastReason) {
  if (reason === undefined) {
    const kept = bug('failure-reason-kept') && lastReason ? { failure_reason: lastReason } : {}
    const extra = bug('sent-with-failure-reason') ? { failure_reason: '' } : {}
    const nothing = bug('sent-with-null-reason') ? { failure_reason: null } : {}
    return { status: bug('sent-as-success') ? 'SUCCESS' : 'SENT', ...extra, ...nothing, ...kept }
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
  if (bug('result-key-locale-underscore')) {
    return `${platform}_${locale.replaceAll('-', '_')}_${variation}`
  }
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
