import { attempt } from '../base/attempt.js'
import { asList, given, isObject, type JsonObject, objectAt, own } from '../base/json.js'
import { keyedContent, messagesIn } from '../rules/content.js'

/** More results than any test has; returns undefined instead of more. */
const mostResults = 100_000
/** More characters in all keys than any test has; a few long names would create many. */
const mostCharacters = 2 ** 22

/**
 * Returns the keys `{PLATFORM}_{locale}_{variation}` of the results of a test: every combination in
 * the content of the request or, with `draft_id`, of the draft, narrowed by `test_campaign_meta`.
 * Returns undefined if they are unknown: without the draft or its content, unless the request names
 * all three parts, and if reading them throws. Never throws. (Test result)
 */
export const expectedTestResults = (body: unknown, draft?: unknown): string[] | undefined =>
  attempt(() => expectedOf(body, draft))

function expectedOf(body: unknown, draft: unknown): string[] | undefined {
  if (!isObject(body)) return undefined
  const isDraft = given(body, 'draft_id')
  const source = isDraft ? draft : body
  const campaign = isObject(source) ? source : undefined
  const channels = [campaign, body].map((each) => own(each ?? {}, 'channel'))
  const channel = channels.find((name) => name === 'PUSH' || name === 'EMAIL')
  const meta = objectAt(body, ['test_campaign_meta']) ?? {}

  const all = platformsOf(channel, campaign, isDraft)
  const platforms = all?.[0] === 'EMAIL' ? all : narrowed(all, own(meta, 'platform'))
  const locales = narrowed(localesOf(campaign), own(meta, 'locale_name'))
  const variations = narrowed(variationsOf(campaign), own(meta, 'variation'))
  if (platforms === undefined || locales === undefined || variations === undefined) return undefined
  const names = [platforms, locales, variations]
  const count = platforms.length * locales.length * variations.length
  if (count > mostResults) return undefined
  const charactersOf = (list: readonly string[]): number =>
    (count / list.length) * list.reduce((sum, name) => sum + name.length + 1, 0)
  if (names.reduce((sum, list) => sum + charactersOf(list), 0) > mostCharacters) return undefined
  return platforms.flatMap((platform) =>
    locales.flatMap((locale) =>
      variations.map((variation) => `${platform}_${locale}_${variation}`),
    ),
  )
}

/** Returns only the requested name, if there is one. */
function narrowed(names: readonly string[] | undefined, only: unknown) {
  if (typeof only !== 'string' || only === '') return names
  return names === undefined ? [only] : names.filter((name) => name === only)
}

const knownPlatforms = ['ANDROID', 'IOS', 'WEB']

/**
 * Returns the platforms in the keys: EMAIL for e-mail; for Push those that a draft targets, else
 * those with content.
 */
function platformsOf(
  channel: unknown,
  campaign: JsonObject | undefined,
  isDraft: boolean,
): readonly string[] | undefined {
  if (channel === 'EMAIL') return ['EMAIL']
  const targeted = strings(own(objectAt(campaign, ['basic_details']) ?? {}, 'platforms'))
  const content = objectAt(campaign, ['campaign_content', 'content']) ?? {}
  const messages = messagesIn(content).map(({ value }) => value)
  const withContent = (platform: string) =>
    messages.some((each) => given(objectAt(each, ['push']) ?? {}, platform.toLowerCase()))
  const isTargeted = (platform: string) => targeted.includes(platform)
  const aims = isDraft ? knownPlatforms.filter(isTargeted) : []
  const platforms = aims.length > 0 ? aims : knownPlatforms.filter(withContent)
  if (platforms.length > 0) return platforms
  const isEmail = channel === undefined && messages.some((each) => given(each, 'email'))
  return isEmail ? ['EMAIL'] : undefined
}

/** Returns `default` and the listed locales, also those without content, which use the default. */
function localesOf(campaign: JsonObject | undefined): readonly string[] | undefined {
  const content = objectAt(campaign, ['campaign_content'])
  return content && [...new Set(['default', ...strings(own(content, 'locales'))])]
}

/** Returns the declared variations, else those with content, else `variation_1`. */
function variationsOf(campaign: JsonObject | undefined): readonly string[] | undefined {
  const content = objectAt(campaign, ['campaign_content'])
  if (content === undefined) return undefined
  const path = ['variation_details', 'manual_distribution_percentage']
  const declared = Object.keys(objectAt(content, path) ?? {})
  if (declared.length > 0) return declared
  const keyed = keyedContent(objectAt(content, ['content']) ?? {})
  const written = new Set(keyed.flatMap(([, variations]) => Object.keys(variations)))
  return written.size > 0 ? [...written] : ['variation_1']
}

const strings = (value: unknown): string[] =>
  (asList(value) ?? []).filter((each): each is string => typeof each === 'string' && each !== '')
