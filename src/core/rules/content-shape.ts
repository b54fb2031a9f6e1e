import { asList, asObject, given, isObject, type JsonObject, type Path } from '../base/json.js'
import { nearest } from '../base/nearest.js'
import { listed, quoted } from '../base/text.js'
import { IdLookup } from '../contract/facts.js'
import { channelNeedsFact } from '../engine/channel.js'
import type { BodyCheck, Check } from '../engine/check.js'
import { campaignContent, flatKeys, inContent, isFlat, isFlatKey, levelKeys } from './content.js'
import {
  contentFault,
  isVariation,
  messageKeys,
  missingLevel,
  reasonForKeys,
  wanted,
} from './content-levels.js'

/** The shape of the content: flat, or keyed by locale and variation, as both lists say. */
export function contentShape(c: BodyCheck): void {
  const whole = campaignContent(c)
  if (whole === undefined) return
  const { locales } = whole
  const content = asObject(whole.content)
  const details = asObject(whole.variation_details)
  listedLocales(c, locales, content)
  if (content === undefined) return
  const isWholeFlat = isFlat(content)
  if (isWholeFlat) {
    const because = reasonForKeys(locales, details)
    if (because !== undefined) {
      c.report(
        'content/flat-shape-not-allowed',
        inContent(),
        `Must be keyed as \`content[locale][variation]\` because ${because}.`,
      )
    }
    if (levelKeys(content).length === 0) {
      needChannel(c, true)
      return
    }
    mixedShape(c, content)
  }
  const fault =
    content.default === undefined && !isWholeFlat
      ? contentFault(c, content, locales, details)
      : undefined
  if (fault !== undefined) {
    reportLevel(c, 'content/default-locale-missing', fault.at, fault.message)
    return
  }
  if (content.default === undefined && !isWholeFlat) {
    const meant = levelKeys(content).find((key) => isDefault(key, locales))
    c.report(
      'content/default-locale-missing',
      inContent(meant ?? 'default'),
      meant === undefined
        ? '`default` is required because the content is keyed by locale.'
        : 'Not a listed locale. Did you mean `default`?',
    )
  }
  const isKeyed = ofLocales(c, content, namesIn(locales), details)
  needChannel(c, isKeyed || isWholeFlat)
}

/** Without a channel it is unknown whether messages belong to it. */
function needChannel(c: Check, isNeeded: boolean): void {
  if (isNeeded && channelNeedsFact(c)) c.skip('content/channel-mismatch')
}

/** Checks keyed content; returns whether it has any messages. */
function ofLocales(
  c: Check,
  content: JsonObject,
  names: readonly string[] | undefined,
  details: JsonObject | undefined,
): boolean {
  const listed = names && new IdLookup(names)
  const expected = details === undefined ? undefined : expectedVariations(c, details)
  let hasAny = false
  for (const locale in content) {
    const variations = content[locale]
    if (isFlatKey(locale) || variations === undefined) continue
    if (listed !== undefined && locale !== 'default' && !listed.has(locale)) {
      unlisted(c, content, locale)
    }
    if (isObject(variations) && ofVariations(c, locale, variations, expected)) hasAny = true
  }
  return hasAny
}

/** Reports a key beside flat content, and hides what is under it unless it has messages. */
function mixedShape(c: Check, content: JsonObject): void {
  const others = levelKeys(content)
  const isKeyed = others.some((key) => hasMessage(content[key]))
  const flat = listed(flatKeys.filter((key) => content[key] !== undefined))
  c.report(
    'content/mixed-shape',
    inContent(),
    isKeyed
      ? 'Must be either flat (`push` or `email`) or keyed by locale, not both.'
      : `Must not have ${listed(others)} beside ${flat}.`,
  ).hidesKeys = others.filter((key) => !hasMessage(content[key]))
}

/** Returns whether a key of the content has messages, as locales have. */
const hasMessage = (locale: unknown): boolean => isMessage(locale) || hasMessages(locale)

/** Returns whether a key is `default` misspelled, and no listed locale. */
const isDefault = (key: string, locales: unknown): boolean =>
  nearest(key, ['default']) !== undefined && !asList(locales)?.includes(key)

/** Reports a key of keyed content that is no listed locale. */
function unlisted(c: Check, content: JsonObject, key: string): void {
  // With `default` missing, it is the misspelled key.
  if (content.default === undefined && nearest(key, ['default']) !== undefined) return
  const rule = 'content/locale-unlisted'
  if (flatKeys.some((level) => messageKeys[level].includes(key))) {
    reportLevel(
      c,
      rule,
      inContent(key),
      `${quoted(key)} belongs inside a message, not beside locales.`,
    )
  } else if (!isVariation(key) || hasMessages(content[key])) {
    c.report(
      rule,
      inContent(key),
      `${quoted(key)} is not in \`locales\`. Add it there, or remove its content.`,
    )
  }
}

/** Returns whether a locale has variations with messages. */
function hasMessages(locale: unknown): boolean {
  if (!isObject(locale)) return false
  for (const name in locale) if (isMessage(locale[name])) return true
  return false
}

/** Checks the variations of a locale; returns whether there are any messages. */
function ofVariations(
  c: Check,
  locale: string,
  variations: JsonObject,
  expected: Expected | undefined,
): boolean {
  if (isFlat(variations)) {
    const misplaced = variations.push === undefined ? 'email' : 'push'
    reportLevel(
      c,
      'content/variation-level-missing',
      inContent(locale),
      isVariation(locale)
        ? `${quoted(locale)} must be inside a locale, such as \`default\`.`
        : `${quoted(misplaced)} must be inside a variation, such as \`variation_1\`, not directly inside the locale.`,
    )
    return false
  }
  const rule = 'content/message-missing'
  const hasAny = hasMessages(variations)
  const fault = hasAny ? undefined : missingLevel(c, variations, 'variation_1.')
  if (fault !== undefined) {
    reportLevel(c, rule, inContent(locale), fault.message)
    return false
  }
  let count = 0
  let isOther = false
  for (const name in variations) {
    const variation = variations[name]
    if (variation === undefined) continue
    const isExpected = expected?.percentages === undefined || given(expected.percentages, name)
    const lacksMessage = isObject(variation) && !isFlat(variation)
    if (lacksMessage) {
      const message = missingLevel(c, variation, '')?.message
      reportLevel(c, rule, inContent(locale, name), message ?? `Must have ${wanted(c, '')}.`)
    } else if (!isExpected) isOther = true
    if (isExpected || !lacksMessage) count++
  }
  if (expected === undefined) return hasAny
  const isMismatch =
    expected.percentages === undefined
      ? count < expected.count
      : isOther || count !== expected.count
  if (isMismatch) {
    c.report('variation/content-mismatch', inContent(locale), `Should have ${expected.text}.`)
  }
  return hasAny
}

/** Reports a missing level. Nothing under it is validated, so its platforms are unknown. */
function reportLevel(c: Check, rule: string, place: Path, message: string): void {
  c.report(rule, place, message).hidesNested = true
  c.platforms = 0
}

const isMessage = (value: unknown): boolean => isObject(value) && isFlat(value)

function listedLocales(c: Check, list: unknown, content: JsonObject | undefined): void {
  const locales = asList(list)
  if (locales === undefined) return
  const isKeyed = content !== undefined && !isFlat(content)
  for (let index = 0; index < locales.length; index++) {
    const locale = locales[index]
    const place = ['campaign_content', 'locales', index]
    if (locale === 'default') {
      c.report(
        'content/default-locale-listed',
        place,
        '`default` is always present and must not be listed in `locales`.',
      )
    } else if (isKeyed && typeof locale === 'string' && !given(content, locale)) {
      c.report(
        'content/locale-without-content',
        place,
        'This locale has no content of its own, so the `default` content is used.',
      )
    }
  }
}

/** Returns the names of a list, none if it is missing; undefined if its structure is invalid. */
function namesIn(list: unknown): readonly string[] | undefined {
  const names = list === undefined ? [] : asList(list)
  return names?.every((name) => typeof name === 'string') ? (names as string[]) : undefined
}

/** The variations that each locale should have. */
interface Expected {
  readonly text: string
  readonly count: number
  /** Theirs, by their names; undefined if only their number is known. */
  readonly percentages: JsonObject | undefined
}

function expectedVariations({ names }: Check, details: JsonObject): Expected | undefined {
  const percentages = asObject(details.manual_distribution_percentage) ?? {}
  const named = Object.keys(percentages).length
  if (named > 0) {
    return {
      text: 'exactly the variations of `manual_distribution_percentage`',
      count: named,
      percentages,
    }
  }
  const count = details.no_of_variations
  if (typeof count !== 'number') return undefined
  if (details.distribution_type !== names.optimizedDistribution) return undefined
  return {
    text: `at least the ${count} variations of \`no_of_variations\``,
    count,
    percentages: undefined,
  }
}
