import { bug, when } from './active-bug.mjs'
import { checkEmail } from './email-content.mjs'
import { checkPush } from './push-content.mjs'
import {
  at,
  fields,
  integer,
  listOf,
  mapOf,
  object,
  oneOf,
  positive,
  requireKeys,
  text,
} from './shape.mjs'
import { has, isObject, own } from './values.mjs'

const path = 'campaign_content'
const contentPath = `${path}.content`
const isMessage = (key) => key === 'push' || key === 'email'

const messageChecks = { push: ['PUSH', checkPush], email: ['EMAIL', checkEmail] }

/** Checks an object with `push` or `email`. */
function checkMessage(holder, holderPath, channel, violations) {
  for (const [key, [wanted, check]] of Object.entries(messageChecks)) {
    if (!has(holder, key)) continue
    const inside = at(holderPath, key)
    const isOther = ['PUSH', 'EMAIL'].includes(channel) && channel !== wanted
    if (isOther) violations.add(inside, `must not be in a campaign of channel ${channel}`)
    else check(holder[key], inside, violations)
  }
}

function checkVariation(holder, holderPath, channel, violations) {
  if (!object(holder, holderPath, violations)) return
  if (Object.keys(holder).some(isMessage)) checkMessage(holder, holderPath, channel, violations)
  else violations.add(holderPath, 'must hold push or email')
}

/** Checks content by locale and variation. */
function checkKeyed(content, { channel, isListed, isMixed }, violations) {
  for (const [locale, variations] of Object.entries(content)) {
    if (isMessage(locale)) continue
    const localePath = at(contentPath, locale)
    if (!isMixed && !isListed(locale)) violations.add(localePath, 'must be listed in locales')
    if (!object(variations, localePath, violations)) continue
    if (!isMixed && Object.keys(variations).some(isMessage)) {
      violations.add(localePath, 'must hold variations, and these the messages')
    }
    if (!isMixed && Object.keys(variations).length === 0) {
      violations.add(localePath, 'must hold a variation')
    }
    for (const [key, holder] of Object.entries(variations)) {
      if (!isMessage(key)) checkVariation(holder, at(localePath, key), channel, violations)
    }
  }
}

/** Reports keys that are close to those of the two shapes. */
function checkSpelling(keys, locales, violations) {
  const matching = (pattern) => keys.filter((key) => pattern.test(key) && !locales?.includes(key))
  const [message] = matching(/^(push|email)$/i)
  if (message && keys.length === 1) {
    return violations.add(at(contentPath, message), `must be spelled ${message.toLowerCase()}`)
  }
  const isPlatforms = keys.length > 0 && matching(/^(android|ios|web)$/i).length === keys.length
  return !isPlatforms || violations.add(at(contentPath, 'push'), 'is required around the platforms')
}

function checkShape({ content, variation_details: details }, channel, locales, violations) {
  if (!object(content, contentPath, violations)) return
  const keys = Object.keys(content)
  const isFlat = keys.some(isMessage)
  const isMixed = isFlat && !keys.every(isMessage)
  const isListed = (locale) =>
    bug('content-unlisted-locale') || !locales || locale === 'default' || locales.includes(locale)
  if (isFlat) {
    const { no_of_variations: count = 2 } = Object(details)
    const isVaried = isObject(details) && Number.isInteger(count) && count > 1
    const isLocalized = locales?.length > 0 && !bug('content-flat-with-locales')
    if (isMixed) violations.add(contentPath, 'must be flat or keyed by locale, not both')
    else if (isLocalized || isVaried)
      violations.add(contentPath, 'must be keyed by locale and variation')
    checkMessage(content, contentPath, channel, violations)
    if (!isMixed) return
  } else {
    if (!checkSpelling(keys, locales, violations)) return
    const isOptional = keys.length > 0 && bug('content-default-optional')
    if (!isOptional) requireKeys(content, contentPath, ['default'], '', violations)
  }
  checkKeyed(content, { channel, isListed, isMixed }, violations)
}

const detailsShape = fields({
  distribution_type: oneOf('MANUAL', 'OPTIMIZED'),
  no_of_variations: positive,
  manual_distribution_percentage: mapOf(integer),
  optimizer_campaign_duration: integer,
  optimizer_distribution_metric: oneOf('OPEN_RATE', 'CLICK_RATE', 'BOTH'),
})

const variationKey = when('variation-one-digit', /^variation_[1-9]$/, /^variation_[1-9]\d*$/)
const requiredByType = new Map([
  ['MANUAL', ['manual_distribution_percentage']],
  ['OPTIMIZED', ['optimizer_campaign_duration', 'optimizer_distribution_metric']],
])

function checkVariationDetails(details, violations) {
  const detailsPath = at(path, 'variation_details')
  detailsShape(details, detailsPath, violations)
  if (!isObject(details)) return
  const { distribution_type: type, manual_distribution_percentage: shares } = details
  const required = requiredByType.get(type) ?? []
  requireKeys(details, detailsPath, required, `for ${type}`, violations)
  for (const key of isObject(shares) ? Object.keys(shares) : []) {
    const keyPath = at(detailsPath, `manual_distribution_percentage.${key}`)
    if (!variationKey.test(key)) violations.add(keyPath, 'must have the form variation_N')
  }
}

const localesShape = listOf(text)

/** Returns the locales, or undefined if they are invalid. */
function checkLocales(locales, violations) {
  localesShape(locales, at(path, 'locales'), violations)
  if (!Array.isArray(locales)) return undefined
  for (const [index, locale] of locales.entries()) {
    if (locale !== 'default' || bug('content-default-listed')) continue
    violations.add(at(path, `locales.${index}`), 'must not be default, which is always present')
  }
  return locales.every((locale) => typeof locale === 'string') ? locales : undefined
}

export function checkContent(value, channel, violations) {
  if (!object(value, path, violations)) return
  const locales = value.locales === undefined ? [] : checkLocales(value.locales, violations)
  if (value.variation_details !== undefined) {
    checkVariationDetails(value.variation_details, violations)
  }
  if (value.content !== undefined) checkShape(value, channel, locales, violations)
}

/** Returns all messages of a content, each with its locale and variation. */
export function messagesOf(value) {
  const content = own(value, 'content')
  if (!isObject(content)) return []
  if (Object.keys(content).some(isMessage)) {
    return [{ locale: 'default', variation: 'variation_1', ...content }]
  }
  return Object.entries(content).flatMap(([locale, variations]) =>
    Object.entries(isObject(variations) ? variations : {})
      .filter(([, holder]) => isObject(holder))
      .map(([variation, { push, email }]) => ({ locale, variation, push, email })),
  )
}
