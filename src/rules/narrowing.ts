import { isObject, type JsonObject, objectAt, own } from '../json.js'
import { keyedContent } from './content.js'

/** The names that a test can be narrowed to; undefined where they cannot be known. */
export interface Narrowing {
  locale_name: ReadonlySet<string> | undefined
  variation: ReadonlySet<string> | undefined
  platform: ReadonlySet<string> | undefined
}

/**
 * Locales, variations and platforms of a campaign's content. `default` and `variation_1` are
 * there where none are configured.
 */
export function narrowingOf(campaign: JsonObject | null): Narrowing {
  const content = objectAt(campaign, ['campaign_content'])
  if (content === undefined) {
    return { locale_name: undefined, variation: undefined, platform: platformsOf(campaign, []) }
  }
  const keyed = keyedContent(objectAt(content, ['content']) ?? {})
  const locales = new Set(['default', ...strings(own(content, 'locales'))])
  const percentages = objectAt(content, ['variation_details', 'manual_distribution_percentage'])
  const variations = new Set(Object.keys(percentages ?? {}))
  const messages: JsonObject[] = []
  for (const [locale, byVariation] of keyed) {
    locales.add(locale)
    for (const [variation, message] of Object.entries(byVariation)) {
      variations.add(variation)
      if (isObject(message)) messages.push(message)
    }
  }
  if (variations.size === 0) variations.add('variation_1')
  const flat = objectAt(content, ['content'])
  if (flat !== undefined) messages.push(flat)
  return { locale_name: locales, variation: variations, platform: platformsOf(campaign, messages) }
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** The platforms that are targeted or have content. */
function platformsOf(
  campaign: JsonObject | null,
  messages: readonly JsonObject[],
): ReadonlySet<string> | undefined {
  const targeted = strings(own(objectAt(campaign, ['basic_details']) ?? {}, 'platforms'))
  const withContent = messages.flatMap((message) => Object.keys(objectAt(message, ['push']) ?? {}))
  const platforms = [...targeted, ...withContent.map((platform) => platform.toUpperCase())]
  return platforms.length === 0 ? undefined : new Set(platforms)
}
