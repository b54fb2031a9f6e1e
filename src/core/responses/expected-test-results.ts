import { attempt } from '../base/attempt.js'
import { asList, given, isObject, type JsonObject, objectAt, own } from '../base/json.js'
import { keyedContent, messagesIn } from '../rules/content.js'

/** More results than any test has; a request that would make more is not worked out. */
const mostResults = 100_000
/** More characters in all their keys than any test has; a few long names would make many. */
const mostCharacters = 2 ** 22

/**
 * The composite keys `{PLATFORM}_{locale}_{variation}` of the results of a test: every combination
 * of the content in the request or, where it has `draft_id`, of the draft, narrowed as
 * `test_campaign_meta` says. Undefined where that cannot be known: without the draft or its
 * content, unless the request names all three parts itself; nor where reading them throws, as a
 * getter may. Never throws. (Test result)
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

  const places = placesOf(channel, campaign, isDraft)
  const platforms = places?.[0] === 'EMAIL' ? places : narrowed(places, own(meta, 'platform'))
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

/** Of the names only the one that is asked for, where one is. */
function narrowed(names: readonly string[] | undefined, only: unknown) {
  if (typeof only !== 'string' || only === '') return names
  return names === undefined ? [only] : names.filter((name) => name === only)
}

const knownPlatforms = ['ANDROID', 'IOS', 'WEB']

/**
 * What stands in the place of the platform: EMAIL for e-mail; for Push the platforms that a draft
 * targets, else those with content.
 */
function placesOf(
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

/** `default` and the listed locales; one without content of its own is served by the default. */
function localesOf(campaign: JsonObject | undefined): readonly string[] | undefined {
  const content = objectAt(campaign, ['campaign_content'])
  return content && [...new Set(['default', ...strings(own(content, 'locales'))])]
}

/** The declared variations, else those that have content, else the one that is always there. */
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
