import { asList, asObject, given, isObject, type JsonObject, type Path } from '../base/json.js'
import { nearest } from '../base/nearest.js'
import { listed, quoted } from '../base/text.js'
import { idLookup } from '../contract/facts.js'
import { channelNeedsFact } from '../engine/channel.js'
import type { Check } from '../engine/check.js'
import {
  campaignContent,
  flatKeys,
  inContent,
  isFlat,
  isFlatKey,
  levelKeys,
  platforms,
} from './content.js'

/** The shape of the content: flat, or keyed by locale and variation, as both lists say. */
export function contentShape(c: Check): void {
  const whole = campaignContent(c)
  if (whole === undefined) return
  const { locales } = whole
  const content = asObject(whole.content)
  const details = asObject(whole.variation_details)
  if (locales !== undefined) listedLocales(c, locales, content)
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
    c.report(
      'content/mixed-shape',
      inContent(),
      'Must be either flat (`push` or `email`) or keyed by locale, not both.',
    )
  }
  const fault =
    content.default === undefined ? channelLevelFault(c, content, locales, details) : undefined
  if (!isWholeFlat && content.default === undefined) {
    const rule = 'content/default-locale-missing'
    if (fault !== undefined) c.report(rule, fault.at, fault.message).hidesNested = true
    else {
      c.report(
        rule,
        inContent('default'),
        '`default` is required because the content is keyed by locale.',
      )
    }
  }
  const hasMessages = ofLocales(
    c,
    content,
    fault === undefined ? namesIn(locales) : undefined,
    details,
  )
  needChannel(c, hasMessages || isWholeFlat)
}

/** Without a channel it is unknown whether messages belong to it. */
function needChannel(c: Check, hasMessages: boolean): void {
  if (hasMessages && channelNeedsFact(c)) c.skip('content/channel-mismatch')
}

/** Checks keyed content; returns whether it has any messages. */
function ofLocales(
  c: Check,
  content: JsonObject,
  names: readonly string[] | undefined,
  details: JsonObject | undefined,
): boolean {
  const isListed = names === undefined ? undefined : idLookup(names)
  const expected = details === undefined ? undefined : expectedVariations(c, details)
  let hasMessages = false
  for (const locale in content) {
    const variations = content[locale]
    if (isFlatKey(locale) || variations === undefined) continue
    if (isListed !== undefined && locale !== 'default' && !isListed(locale)) {
      c.report(
        'content/locale-unlisted',
        inContent(locale),
        locale.toLowerCase() === 'default'
          ? 'Not a listed locale. Did you mean `default`?'
          : `${quoted(locale)} is not in \`locales\`. Add it there, or remove its content.`,
      )
    }
    if (isObject(variations) && ofVariations(c, locale, variations, expected)) hasMessages = true
  }
  return hasMessages
}

/** Checks the variations of a locale; returns whether there are any messages. */
function ofVariations(
  c: Check,
  locale: string,
  variations: JsonObject,
  expected: Expected | undefined,
): boolean {
  let count = 0
  let isOther = false
  let hasFlatKey = false
  let hasMessages = false
  for (const key in variations) {
    count++
    if (isFlatKey(key)) hasFlatKey = true
    else {
      if (expected?.names !== undefined && !expected.names.has(key)) isOther = true
      if (isObject(variations[key])) hasMessages = true
    }
  }
  const misplaced = hasFlatKey && flatKeys.find((key) => variations[key] !== undefined)
  if (misplaced) {
    c.report(
      'content/variation-level-missing',
      inContent(locale),
      `${quoted(misplaced)} must be inside a variation, such as \`variation_1\`, not directly inside the locale.`,
    ).hidesNested = true
  }
  if (expected === undefined || hasFlatKey) return hasMessages
  const isMismatch =
    expected.names === undefined ? count < expected.count : isOther || count !== expected.count
  if (isMismatch) {
    c.report('variation/content-mismatch', inContent(locale), `Should have ${expected.text}.`)
  }
  return hasMessages
}

function listedLocales(c: Check, list: unknown, content: JsonObject | undefined): void {
  const locales = asList(list) ?? []
  const isKeyed = content !== undefined && !isFlat(content)
  for (const [index, locale] of locales.entries()) {
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

/** Returns why the content must be keyed; undefined if it can be flat. */
function reasonForKeys(locales: unknown, details: JsonObject | undefined): string | undefined {
  if (Array.isArray(locales) && locales.length > 0) return '`locales` has entries'
  if (details === undefined) return undefined
  const count = details.no_of_variations
  const isSeveral = count === undefined || (Number.isInteger(count) && Number(count) > 1)
  return isSeveral ? '`variation_details` is given and `no_of_variations` is not 1' : undefined
}

/** Returns the names of a list, none if it is missing; undefined if its structure is invalid. */
function namesIn(list: unknown): readonly string[] | undefined {
  const names = list === undefined ? [] : asList(list)
  return names?.every((name) => typeof name === 'string') ? (names as string[]) : undefined
}

const platformKeys: readonly string[] = platforms.map(({ key }) => key)

/**
 * Returns the fault of content whose channel level is missing or misspelled, as in `{Push: ...}`,
 * `{android: ...}`, `{subject: ...}` and `{}`; undefined if it is keyed by locale.
 */
function channelLevelFault(
  { channel }: Check,
  content: JsonObject,
  locales: unknown,
  details: JsonObject | undefined,
): { at: Path; message: string } | undefined {
  const keys = Object.keys(content)
  const levels = reasonForKeys(locales, details) === undefined ? '' : 'default.variation_1.'
  if (keys.length === 0) {
    const names = channel === undefined ? flatKeys : [channel === 'PUSH' ? 'push' : 'email']
    const wanted = listed(names.map((key) => levels + key))
    return { at: inContent(), message: `Must not be empty. Send ${wanted}.` }
  }
  for (const key of keys) {
    const meant = nearest(key, flatKeys)
    if (meant !== undefined) {
      const message = `Not a locale. Did you mean ${quoted(levels + meant)}?`
      return { at: inContent(key), message }
    }
  }
  const missing = keys.some((key) => platformKeys.includes(key)) ? 'push' : 'email'
  if (channel !== undefined && channel !== missing.toUpperCase()) return undefined
  // A locale is an object; an e-mail has texts.
  return missing === 'push' || keys.some((key) => typeof content[key] === 'string')
    ? { at: inContent(), message: `Must be inside ${quoted(levels + missing)}.` }
    : undefined
}

/** The variations that each locale should have. */
interface Expected {
  readonly text: string
  readonly count: number
  /** Undefined if only their number is known. */
  readonly names: ReadonlySet<string> | undefined
}

function expectedVariations({ names }: Check, details: JsonObject): Expected | undefined {
  const percentages = asObject(details.manual_distribution_percentage) ?? {}
  const given = Object.keys(percentages)
  if (given.length > 0) {
    return {
      text: 'exactly the variations of `manual_distribution_percentage`',
      count: given.length,
      names: new Set(given.filter((key) => percentages[key] !== undefined)),
    }
  }
  const count = details.no_of_variations
  if (typeof count !== 'number') return undefined
  if (details.distribution_type !== names.optimizedDistribution) return undefined
  return {
    text: `at least the ${count} variations of \`no_of_variations\``,
    count,
    names: undefined,
  }
}
