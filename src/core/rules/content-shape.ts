import { asList, given, isObject, type JsonObject, type Path } from '../base/json.js'
import { nearest } from '../base/nearest.js'
import { listed, quoted } from '../base/text.js'
import { idLookup } from '../contract/facts.js'
import { type Channel, channelNeedsFact, channelOf } from './channel.js'
import {
  contentOf,
  flatKeys,
  inContent,
  isFlat,
  levelKeys,
  localesOf,
  messagesOf,
  variationDetails,
} from './content.js'
import { collect } from './primitives.js'
import {
  type BodyContext,
  type BodyRule,
  type RuleViolation,
  unchecked,
  valid,
  violation,
} from './rule.js'

export const defaultLocaleListed: BodyRule = (context) => {
  const locales = asList(localesOf(context))
  if (locales === undefined) return valid
  return collect(locales, (locale, index) =>
    locale === 'default'
      ? violation(
          ['campaign_content', 'locales', index],
          '`default` is always present and must not be listed in `locales`.',
        )
      : valid,
  )
}

export const flatShapeNotAllowed: BodyRule = (context) => {
  const because = reasonForKeys(context)
  return because === undefined
    ? valid
    : violation(inContent(), `Must be keyed as \`content[locale][variation]\` because ${because}.`)
}

/** Returns why the content must be keyed; undefined if it can be flat. */
function reasonForKeys(context: BodyContext): string | undefined {
  const locales = localesOf(context)
  if (Array.isArray(locales) && locales.length > 0) return '`locales` has entries'
  const variations = variationDetails(context)
  if (variations === undefined) return undefined
  const count = variations.no_of_variations
  const isSeveral = count === undefined || (Number.isInteger(count) && Number(count) > 1)
  return isSeveral ? '`variation_details` is given and `no_of_variations` is not 1' : undefined
}

/** Returns the content; the trigger of these rules ensures that it exists. */
const keyed = (context: BodyContext): JsonObject => contentOf(context) ?? {}

export const mixedShape: BodyRule = (context) =>
  isFlat(keyed(context))
    ? violation(
        inContent(),
        'Must be either flat (`push` or `email`) or keyed by locale, not both.',
      )
    : valid

export const defaultLocaleMissing: BodyRule = (context) => {
  const content = keyed(context)
  if (isFlat(content) || content.default !== undefined) return valid
  return (
    channelLevelFault(context) ??
    violation(inContent('default'), '`default` is required because the content is keyed by locale.')
  )
}

const platformKeys = ['android', 'ios', 'web']

/**
 * Returns the violation of content whose channel level is missing or misspelled, as in
 * `{Push: ...}`, `{android: ...}`, `{subject: ...}` and `{}`; undefined if it is keyed by locale.
 */
function channelLevelFault(context: BodyContext): readonly RuleViolation[] | undefined {
  const content = keyed(context)
  const keys = Object.keys(content)
  const channel = channelOf(context)
  const levels = reasonForKeys(context) === undefined ? '' : 'default.variation_1.'
  const one = (at: Path, message: string) => [{ at, message, hidesNested: true }]
  if (keys.length === 0) {
    const names = channel === undefined ? flatKeys : [ownKey[channel]]
    return one(inContent(), `Must not be empty. Send ${listed(names.map((key) => levels + key))}.`)
  }
  for (const key of keys) {
    const meant = nearest(key, flatKeys)
    if (meant !== undefined) {
      return one(inContent(key), `Not a locale. Did you mean ${quoted(levels + meant)}?`)
    }
  }
  const missing = keys.some((key) => platformKeys.includes(key)) ? 'PUSH' : 'EMAIL'
  if (channel !== undefined && channel !== missing) return undefined
  // A locale is an object; an e-mail has texts.
  return missing === 'PUSH' || keys.some((key) => typeof content[key] === 'string')
    ? one(inContent(), `Must be inside ${quoted(levels + ownKey[missing])}.`)
    : undefined
}

export const variationLevelMissing: BodyRule = (context) => {
  const content = keyed(context)
  return collect(levelKeys(keyed(context)), (locale) => {
    const value = content[locale]
    const key = isObject(value) ? flatKeys.find((flat) => value[flat] !== undefined) : undefined
    return key === undefined
      ? valid
      : [
          {
            at: inContent(locale),
            message: `${quoted(key)} must be inside a variation, such as \`variation_1\`, not directly inside the locale.`,
            hidesNested: true,
          },
        ]
  })
}

/** Returns the names of a list, none if it is missing; undefined if its structure is invalid. */
const namesIn = (value: unknown): readonly string[] | undefined => {
  const names = value === undefined ? [] : asList(value)
  return names?.every((name) => typeof name === 'string') ? names : undefined
}

export const localeUnlisted: BodyRule = (context) => {
  const locales = namesIn(localesOf(context))
  if (locales === undefined) return valid
  if (keyed(context).default === undefined && channelLevelFault(context)) return valid
  const isListed = idLookup(locales)
  return collect(levelKeys(keyed(context)), (locale) =>
    locale === 'default' || isListed(locale)
      ? valid
      : violation(
          inContent(locale),
          locale.toLowerCase() === 'default'
            ? 'Not a listed locale. Did you mean `default`?'
            : 'This locale has content, so `campaign_content.locales` must list it.',
        ),
  )
}

export const localeWithoutContent: BodyRule = (context) => {
  const content = contentOf(context)
  const locales = asList(localesOf(context))
  if (content === undefined || isFlat(content) || locales === undefined) return valid
  return collect(locales, (locale, index) =>
    typeof locale !== 'string' || locale === 'default' || given(content, locale)
      ? valid
      : violation(
          ['campaign_content', 'locales', index],
          'This locale has no content of its own, so the `default` content is used.',
        ),
  )
}

const ownKey: Record<Channel, 'push' | 'email'> = { PUSH: 'push', EMAIL: 'email' }
const otherKey: Record<Channel, 'push' | 'email'> = { PUSH: 'email', EMAIL: 'push' }

export const channelMismatch: BodyRule = (context) => {
  if (channelNeedsFact(context)) return unchecked
  const channel = channelOf(context)
  // Stryker disable next-line ConditionalExpression: without a channel there is no key to find either way
  if (channel === undefined) return valid
  const key = otherKey[channel]
  return collect(messagesOf(context).all, (message) =>
    message.value[key] !== undefined
      ? [
          {
            at: message.at(key),
            message: `${quoted(key)} is not allowed in a campaign of channel ${quoted(channel)}.`,
            hidesNested: true,
          },
        ]
      : valid,
  )
}
