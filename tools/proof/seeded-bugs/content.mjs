import { bug, switchedOn, when } from './bugs/active.mjs'
import {
  add,
  anything,
  isObject,
  join,
  list,
  need,
  oneOf,
  own,
  shape,
  text,
  whole,
  wholeBetween,
} from './check.mjs'
import { emailContent } from './email-content.mjs'
import { pushContent } from './push-content.mjs'

const [variationName = /^variation_\d{1,6}$/] = switchedOn({
  'manual-key-any-suffix': /^variation_/,
  'manual-key-10-rejected': /^variation_\d$/,
  'manual-key-any-case': /^variation_\d{1,6}$/i,
  'manual-key-start-unchecked': /variation_\d{1,6}$/,
  'manual-key-separator-optional': /^variation_?\d{1,6}$/,
})
const isVariation = (name) => variationName.test(name)

const percentages = (value, path, out) => {
  if (bug('manual-shares-list-accepted') && Array.isArray(value)) return
  if (!isObject(value)) return add(out, path, `${path} has to be an object`)
  for (const [name, share] of Object.entries(value).slice(0, 100)) {
    if (!isVariation(name) && !bug('manual-keys-any')) {
      add(out, join(path, name), `${name} is not of the form variation_N`)
    }
    if (bug('manual-share-zero-rejected') && share === 0) {
      add(out, join(path, name), `${name} has no share`)
    }
    if (!bug('manual-share-fraction')) whole(share, join(path, name), out)
  }
}

const orFraction = (value, path, out) =>
  whole(typeof value === 'number' ? Math.floor(value) : value, path, out)

const variationCount = wholeBetween(bug('variations-zero') ? 0 : 1)
const digits = (value, path, out) =>
  variationCount(typeof value === 'string' ? Number(value) : value, path, out)

const variationDetails = shape(
  {
    distribution_type: when('distribution-type-any', text, oneOf('MANUAL', 'OPTIMIZED')),
    no_of_variations: when(
      'variations-fraction',
      (value, path, out) => value >= 1 || add(out, path, `${path} is too small`),
      when('variation-count-text-accepted', digits, variationCount),
    ),
    manual_distribution_percentage: percentages,
    optimizer_campaign_duration: when(
      'optimizer-duration-text',
      anything,
      when('optimizer-duration-fraction-accepted', orFraction, whole),
    ),
    optimizer_distribution_metric: when(
      'optimizer-metric-any',
      text,
      oneOf('OPEN_RATE', 'CLICK_RATE', ...(bug('optimizer-metric-both-rejected') ? [] : ['BOTH'])),
    ),
  },
  (value, path, out) => {
    const type = own(value, 'distribution_type')
    const single = bug('manual-shares-optional-for-one') && own(value, 'no_of_variations') === 1
    if (type === 'MANUAL' && !single && !bug('manual-shares-optional')) {
      need(value, path, out, 'manual_distribution_percentage')
    }
    if (type !== 'OPTIMIZED' && !bug('optimizer-fields-for-manual')) return
    if (bug('manual-shares-always-required')) {
      need(value, path, out, 'manual_distribution_percentage')
    }
    if (!bug('optimizer-duration-optional')) need(value, path, out, 'optimizer_campaign_duration')
    if (!bug('optimizer-metric-optional')) need(value, path, out, 'optimizer_distribution_metric')
  },
)

const kinds = { PUSH: 'push', EMAIL: 'email' }
const checkers = { PUSH: pushContent, EMAIL: emailContent }

export const isFlat = (content) =>
  own(content, 'push') !== undefined || own(content, 'email') !== undefined

/** The names of the variations, as far as the details or the content tell them. */
export function variationsOf(campaignContent) {
  const details = own(campaignContent, 'variation_details')
  const number = own(details, 'no_of_variations')
  if (Number.isInteger(number) && number >= 1) {
    return Array.from({ length: Math.min(number, 5000) }, (_, n) => `variation_${n + 1}`)
  }
  const shares = Object.keys(own(details, 'manual_distribution_percentage') ?? {})
  if (shares.length > 0) return shares
  const content = own(campaignContent, 'content')
  const keyed = isFlat(content) ? [] : Object.keys(own(content, 'default') ?? {})
  return keyed.length > 0 ? keyed : ['variation_1']
}

export function localesOf(campaignContent) {
  const locales = own(campaignContent, 'locales')
  return ['default', ...(Array.isArray(locales) ? new Set(locales) : [])]
}

/** The push or email object for one locale and variation. */
export function contentFor(campaignContent, channel, locale, variation) {
  const content = own(campaignContent, 'content')
  const kind = kinds[channel]
  if (own(content, kind) !== undefined) return own(content, kind)
  return own(own(own(content, locale), variation), kind)
}

function checkLeaf(leaf, path, out, channel) {
  const kind = kinds[channel]
  const before = out.length
  if (!isObject(leaf)) return add(out, path, `${path} has to be an object with ${kind}`)
  const other = channel === 'PUSH' ? 'email' : 'push'
  if (bug('content-of-other-channel-accepted') && own(leaf, other) !== undefined) return
  need(leaf, path, out, kind)
  if (out.length === before) checkers[channel](leaf[kind], join(path, kind), out)
}

/** Whether the locale of a key is listed; bugs look it up less strictly. */
const isListed = (locale, locales) =>
  locales.includes(locale) ||
  (bug('locale-listed-in-other-case-accepted') &&
    locales.some((each) => each.toLowerCase() === locale.toLowerCase())) ||
  (bug('unlisted-locale-of-language-accepted') && locales.includes(locale.split(/[-_]/)[0]))

function checkKeyed(content, path, out, channel, locales) {
  const others = locales.length > 1
  const optional =
    bug('default-locale-optional') ||
    (bug('default-locale-optional-with-locales') && others) ||
    (bug('mail-default-locale-optional') && channel === 'EMAIL')
  if (!optional) need(content, path, out, 'default')
  const unlistedAccepted =
    bug('unlisted-locale-accepted') || (bug('unlisted-locale-without-locales') && !others)
  for (const [locale, variations] of Object.entries(content).slice(0, 200)) {
    const place = join(path, locale)
    if (!isListed(locale, locales) && !unlistedAccepted) {
      add(out, place, `${locale} is not among the locales`)
    } else if (!isObject(variations)) {
      add(out, place, `${place} has to be an object of variations`)
    } else if (bug('keyed-content-without-variations') && isFlat(variations)) {
      checkLeaf(variations, place, out, channel)
    } else if (!(locale !== 'default' && bug('other-locales-unchecked'))) {
      const firstOnly = bug('first-variation-checked') || bug('only-first-variation-checked')
      const checked = firstOnly ? 1 : 200
      for (const [name, leaf] of Object.entries(variations).slice(0, checked)) {
        checkLeaf(leaf, join(place, name), out, channel)
      }
    }
  }
}

const orLocale = (value, path, out) => list(text)([value].flat(), path, out)

const languages = (value, path, out) => {
  list(text)(value, path, out)
  const odd = Array.isArray(value) ? value.find((name) => !/^[a-z]+$/i.test(name)) : undefined
  if (odd !== undefined) add(out, path, `${odd} is not a language`)
}

/** Checks the campaign content of a push or email campaign. */
export function checkCampaignContent(value, path, out, channel) {
  const start = out.length
  if (bug('locales-null-500') && value?.locales === null) value.locales.includes('default')
  const locale = when(
    'locale-region-rejected',
    languages,
    when('locales-single-text-accepted', orLocale, list(text)),
  )
  const unread = bug('mail-variation-details-unchecked') && channel === 'EMAIL'
  const details = unread ? anything : variationDetails
  shape({ locales: locale, variation_details: details })(value, path, out)
  if (out.length > start) return
  const locales = [own(value, 'locales') ?? []].flat()
  const listed = bug('locales-default-accepted-at-end') ? locales.slice(0, 1) : locales
  if (listed.includes('default') && !bug('locales-default-accepted')) {
    add(out, join(path, 'locales'), 'default is always present and must not be listed')
  }
  if (!Object.hasOwn(value, 'content')) return
  const { content } = value
  const place = join(path, 'content')
  if (!isObject(content)) return add(out, place, `${place} has to be an object`)
  if (!isFlat(content)) {
    if (bug('keyed-email-content-rejected') && channel === 'EMAIL') {
      return need(content, place, out, 'email')
    }
    return checkKeyed(content, place, out, channel, ['default', ...locales])
  }
  if (bug('flat-content-rejected')) return need(content, place, out, 'default')
  const mail = bug('flat-mail-with-locales') && channel === 'EMAIL'
  const emptied = bug('flat-with-empty-locales-rejected') && Object.hasOwn(value, 'locales')
  if ((locales.length > 0 || emptied) && !mail && !bug('flat-with-locales')) {
    add(out, place, 'flat content is valid only without locales')
  }
  const varied = own(value, 'variation_details')
  const optimized = own(varied, 'distribution_type') === 'OPTIMIZED'
  const single = variationsOf(value).length === 1 && !optimized
  const accepted =
    bug('flat-with-variations') || (optimized && bug('flat-with-optimized-variations'))
  if (varied && !single && !accepted) {
    add(out, place, 'flat content is valid only without variations')
  }
  checkLeaf(content, place, out, channel)
}
