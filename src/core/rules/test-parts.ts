import { asList, asObject, given, type JsonObject } from '../base/json.js'
import { keyedContent, messagesIn, type Platform, platforms } from './content.js'

/** The names in the keys of the results of a test; undefined if they are unknown. */
export interface TestParts {
  /** `EMAIL` alone for an e-mail, which has no platforms. */
  readonly platforms: readonly string[] | undefined
  readonly locales: readonly string[] | undefined
  readonly variations: readonly string[] | undefined
}

/**
 * Returns the parts of a test of a campaign: the draft, or the request itself. The channel is that
 * of the campaign, else that of the request. (Test result)
 */
export function testPartsOf(campaign: JsonObject | undefined, body: JsonObject): TestParts {
  const content = asObject(campaign?.campaign_content)
  const inner = asObject(content?.content) ?? {}
  const platforms = platformsOf(campaign, body, inner)
  if (content === undefined) return { platforms, locales: undefined, variations: undefined }
  const keyed = keyedContent(inner)
  const percentages = asObject(asObject(content.variation_details)?.manual_distribution_percentage)
  const locales = new Set(['default', ...namesIn(content.locales)])
  const variations = new Set(Object.keys(percentages ?? {}))
  for (const [locale, byVariation] of keyed) {
    locales.add(locale)
    for (const variation of Object.keys(byVariation)) variations.add(variation)
  }
  return {
    platforms,
    locales: [...locales],
    variations: variations.size > 0 ? [...variations] : ['variation_1'],
  }
}

/** Returns whether a test is of an e-mail, whose results have no platform. */
export const isEmailTest = ({ platforms }: TestParts): boolean => platforms?.[0] === 'EMAIL'

/** Returns the targeted platforms, else those with content; `EMAIL` for an e-mail. */
function platformsOf(
  campaign: JsonObject | undefined,
  body: JsonObject,
  content: JsonObject,
): readonly string[] | undefined {
  const channel = [campaign?.channel, body.channel].find(
    (name) => name === 'PUSH' || name === 'EMAIL',
  )
  if (channel === 'EMAIL') return ['EMAIL']
  const targeted = namesIn(asObject(campaign?.basic_details)?.platforms)
  const messages = messagesIn(content).map(({ value }) => value)
  const hasContent = ({ key }: Platform) =>
    messages.some((each) => given(asObject(each.push) ?? {}, key))
  for (const isSent of [({ name }: Platform) => targeted.includes(name), hasContent]) {
    const sent = platforms.filter(isSent)
    if (sent.length > 0) return sent.map(({ name }) => name)
  }
  const isEmail = channel === undefined && messages.some((each) => given(each, 'email'))
  return isEmail ? ['EMAIL'] : undefined
}

const namesIn = (value: unknown): string[] =>
  (asList(value) ?? []).filter((each) => typeof each === 'string')
