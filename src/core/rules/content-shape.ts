import { asList, given, isObject, type JsonObject } from '../base/json.js'
import { quoted } from '../base/text.js'
import { idLookup } from '../contract/facts.js'
import { type Channel, channelNeedsFact, channelOf } from './channel.js'
import {
  contentOf,
  flatKeys,
  inContent,
  isFlat,
  localesOf,
  messagesOf,
  variationDetails,
} from './content.js'
import { collect } from './primitives.js'
import { type BodyContext, type BodyRule, fine, problem, unchecked } from './rule.js'

export const defaultLocaleListed: BodyRule = (context) => {
  const locales = asList(localesOf(context))
  if (locales === undefined) return fine
  return collect(locales, (locale, index) =>
    locale === 'default'
      ? problem(
          ['campaign_content', 'locales', index],
          '`default` is always present and must not be listed in `locales`.',
        )
      : fine,
  )
}

export const flatShapeNotAllowed: BodyRule = (context) => {
  const locales = localesOf(context)
  if (Array.isArray(locales) && locales.length > 0) return keyedNeeded('`locales` has entries')
  const variations = variationDetails(context)
  if (variations === undefined) return fine
  const count = variations.no_of_variations
  const isSeveral = count === undefined || (Number.isInteger(count) && Number(count) > 1)
  return isSeveral
    ? keyedNeeded('`variation_details` is given and `no_of_variations` is not 1')
    : fine
}

const keyedNeeded = (because: string) =>
  problem(inContent(), `Must have the shape \`content[locale][variation]\` because ${because}.`)

/** The content, which the rules about its keys are only asked where there is one. */
const keyed = (context: BodyContext): JsonObject => contentOf(context) ?? {}

export const mixedShape: BodyRule = (context) =>
  isFlat(keyed(context))
    ? problem(
        inContent(),
        'Must be either flat (`push` or `email`) or keyed by locale, not both side by side.',
      )
    : fine

export const defaultLocaleMissing: BodyRule = (context) => {
  const content = keyed(context)
  return isFlat(content) || content.default !== undefined
    ? fine
    : problem(inContent('default'), '`default` is required because the content is keyed by locale.')
}

export const variationLevelMissing: BodyRule = (context) => {
  const content = keyed(context)
  return collect(messagesOf(context).locales, (locale) => {
    const value = content[locale]
    const key = isObject(value) ? flatKeys.find((flat) => value[flat] !== undefined) : undefined
    return key === undefined
      ? fine
      : [
          {
            at: inContent(locale),
            message: `${quoted(key)} must stand under a variation, such as \`variation_1\`, not directly under the locale.`,
            hidesBeneath: true,
          },
        ]
  })
}

/** The names of a list, or none at all; anything else has failed its structure. */
const namesIn = (value: unknown): readonly string[] | undefined => {
  const names = value === undefined ? [] : asList(value)
  return names?.every((name) => typeof name === 'string') ? names : undefined
}

export const localeUnlisted: BodyRule = (context) => {
  const locales = namesIn(localesOf(context))
  if (locales === undefined) return fine
  const isListed = idLookup(locales)
  return collect(messagesOf(context).locales, (locale) =>
    locale === 'default' || isListed(locale)
      ? fine
      : problem(
          inContent(locale),
          locale.toLowerCase() === 'default'
            ? 'Is no listed locale. Did you mean `default`?'
            : 'A locale with content must be listed in `campaign_content.locales`.',
        ),
  )
}

export const localeWithoutContent: BodyRule = (context) => {
  const content = contentOf(context)
  const locales = asList(localesOf(context))
  if (content === undefined || isFlat(content) || locales === undefined) return fine
  return collect(locales, (locale, index) =>
    typeof locale !== 'string' || locale === 'default' || given(content, locale)
      ? fine
      : problem(
          ['campaign_content', 'locales', index],
          'This locale has no content of its own; the `default` content serves it.',
        ),
  )
}

const otherKey: Record<Channel, 'push' | 'email'> = { PUSH: 'email', EMAIL: 'push' }

export const channelMismatch: BodyRule = (context) => {
  if (channelNeedsFact(context)) return unchecked
  const channel = channelOf(context)
  // Stryker disable next-line ConditionalExpression: without a channel no key is looked for, so nothing is found either way
  if (channel === undefined) return fine
  const key = otherKey[channel]
  return collect(messagesOf(context).all, (place) =>
    place.value[key] !== undefined
      ? [
          {
            at: place.at(key),
            message: `${quoted(key)} has no place in a campaign of channel ${quoted(channel)}.`,
            hidesBeneath: true,
          },
        ]
      : fine,
  )
}
