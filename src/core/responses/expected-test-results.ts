import { attempt } from '../base/attempt.js'
import { asObject, isGivenId, isObject, objectAt, own } from '../base/json.js'
import { isEmailTest, testPartsOf } from '../rules/test-parts.js'

/** More results than any test has; returns undefined instead of more. */
const mostResults = 100_000
/** More characters in all keys than any test has; a few long names would create many. */
const mostCharacters = 2 ** 22

/**
 * Returns the keys `{PLATFORM}_{locale}_{variation}` of the results of a test: every combination in
 * the request or, with `draft_id`, in the draft, narrowed by `test_campaign_meta`. The platforms are
 * those of `basic_details.platforms`, else those with content; no platform narrows an e-mail. Returns
 * undefined if they are unknown: without the draft or its content, unless the request names all three
 * parts, and if reading them throws. Never throws. (Test result)
 */
export const expectedTestResults = (body: unknown, draft?: unknown): string[] | undefined =>
  attempt(() => expectedOf(body, draft))

function expectedOf(body: unknown, draft: unknown): string[] | undefined {
  if (!isObject(body)) return undefined
  const campaign = isGivenId(own(body, 'draft_id')) ? asObject(draft) : body
  const meta = objectAt(body, ['test_campaign_meta']) ?? {}
  const parts = testPartsOf(campaign, body)

  const all = parts.platforms
  const platforms = isEmailTest(parts) ? all : narrowed(all, own(meta, 'platform'))
  const locales = narrowed(parts.locales, own(meta, 'locale_name'))
  const variations = narrowed(parts.variations, own(meta, 'variation'))
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
