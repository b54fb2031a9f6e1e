import { asObject, given, type JsonObject } from '../../core/base/json.js'
import { keyedContent, messagesIn } from '../../core/rules/content.js'
import type { TestParts } from '../../core/rules/test-parts.js'

/**
 * Returns whether every locale of a campaign is listed and has every variation, and every message every
 * platform. Otherwise it is not documented which combinations are tested.
 */
export function isRegular(campaign: JsonObject | undefined, parts: TestParts): boolean {
  const { locales = [], variations = [], platforms = [] } = parts
  const campaignContent = asObject(campaign?.campaign_content)
  const content = asObject(campaignContent?.content)
  if (content === undefined) return false
  const count = asObject(campaignContent?.variation_details)?.no_of_variations
  if (count !== undefined && count !== variations.length) return false
  const messages = messagesIn(content).map(({ value }) => value)
  const hasAll = messages.every((message) => hasPlatforms(message, platforms))
  if (messages.length === 0 || !hasAll) return false
  const keyed = keyedContent(content)
  if (keyed.length === 0) return locales.length === 1 && variations.length === 1
  const listed = campaignContent?.locales
  const isListed = (locale: string) =>
    locale === 'default' || (Array.isArray(listed) && listed.includes(locale))
  const ofContent = keyed.map(([locale]) => locale)
  return (
    ofContent.every(isListed) &&
    isSame(ofContent, locales) &&
    keyed.every(([, byVariation]) => isSame(Object.keys(byVariation), variations))
  )
}

function hasPlatforms(message: JsonObject, platforms: readonly string[]): boolean {
  if (platforms[0] === 'EMAIL') return given(message, 'email')
  const push = asObject(message.push) ?? {}
  const present = ['ANDROID', 'IOS', 'WEB'].filter((name) => given(push, name.toLowerCase()))
  return isSame(present, platforms)
}

const isSame = (names: readonly string[], others: readonly string[]): boolean =>
  names.length === others.length && names.every((name) => others.includes(name))
