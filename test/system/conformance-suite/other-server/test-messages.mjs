// The messages that a test sends: one for each platform, locale and variation.
import { bug } from './active-bug.mjs'
import { messagesOf } from './content.mjs'
import { isObject, own } from './values.mjs'

const platforms = ['ANDROID', 'IOS', 'WEB']

function platformsOf({ channel, basic_details }, messages) {
  if (channel === 'EMAIL') return ['EMAIL']
  const listed = own(basic_details, 'platforms')
  const filled = messages
    .flatMap(({ push }) => (isObject(push) ? Object.keys(push) : []))
    .map((platform) => platform.toUpperCase())
  const wanted = listed?.length || filled.length === 0 ? listed : platforms
  return platforms.filter(
    (platform) => wanted?.includes(platform) && (filled.length === 0 || filled.includes(platform)),
  )
}

function localesOf(content, messages) {
  const listed = own(content, 'locales') ?? []
  const locales = new Set(['default', ...listed, ...messages.map(({ locale }) => locale)])
  if (bug('test-default-locale-unsent') && locales.size > 1) locales.delete('default')
  return [...locales]
}

function variationsOf(content, messages) {
  const filled = new Set(messages.map(({ variation }) => variation))
  if (filled.size > 0) return [...filled]
  const { manual_distribution_percentage: shares = {}, no_of_variations: count = 1 } =
    own(content, 'variation_details') ?? {}
  const named = Object.keys(shares)
  if (named.length > 0) return named
  return Array.from({ length: Math.min(count, 1000) }, (_, index) => `variation_${index + 1}`)
}

/** Returns the result of each message by its key. */
export function sentTests(source, meta) {
  const { campaign_content: content, channel } = source
  const messages = messagesOf(content)
  const narrowed = (values, name) =>
    values.filter((value) => meta[name] === undefined || value === meta[name])
  const isAll = bug('test-variation-or-locale') && meta.locale_name !== undefined
  const everything = variationsOf(content, messages)
  const variations = isAll ? everything : narrowed(everything, 'variation')
  const locales = narrowed(localesOf(content, messages), 'locale_name')
  const sending = platformsOf(source, messages)
  const keys = (channel === 'EMAIL' ? sending : narrowed(sending, 'platform')).flatMap((platform) =>
    locales.flatMap((locale) =>
      variations.map((variation) => `${platform}_${locale}_${variation}`),
    ),
  )
  return Object.fromEntries(keys.map((key) => [key, { status: 'SENT' }]))
}
