import { asList, asObject, type JsonObject } from '../base/json.js'
import { keyedContent, messagesIn } from './content.js'

/** The names that a test can be narrowed to; undefined if they are unknown. */
export interface Narrowing {
  locale_name: ReadonlySet<unknown> | undefined
  variation: ReadonlySet<unknown> | undefined
  platform: ReadonlySet<unknown> | undefined
}

/** Returns locales (without any: `default`), variations (`variation_1`) and platforms. */
export function narrowingOf(campaign: JsonObject | null | undefined): Narrowing {
  const content = asObject(campaign?.campaign_content)
  if (content === undefined) {
    return { locale_name: undefined, variation: undefined, platform: platformsOf(campaign) }
  }
  const inner = asObject(content.content) ?? {}
  const keyed = keyedContent(inner)
  const locales = new Set<unknown>(['default', ...listIn(content.locales)])
  const percentages = asObject(asObject(content.variation_details)?.manual_distribution_percentage)
  const variations = new Set(Object.keys(percentages ?? {}))
  for (const [locale, byVariation] of keyed) {
    locales.add(locale)
    for (const variation of Object.keys(byVariation)) variations.add(variation)
  }
  if (variations.size === 0) variations.add('variation_1')
  return { locale_name: locales, variation: variations, platform: platformsOf(campaign) }
}

const listIn = (value: unknown): readonly unknown[] => asList(value) ?? []

/** Returns the platforms that are targeted or have content. */
function platformsOf(campaign: JsonObject | null | undefined): ReadonlySet<unknown> | undefined {
  const targeted = listIn(asObject(campaign?.basic_details)?.platforms)
  const content = asObject(asObject(campaign?.campaign_content)?.content) ?? {}
  const withContent = messagesIn(content).flatMap(({ value }) =>
    Object.keys(asObject(value.push) ?? {}),
  )
  const platforms = [...targeted, ...withContent.map((platform) => platform.toUpperCase())]
  return platforms.length === 0 ? undefined : new Set(platforms)
}
