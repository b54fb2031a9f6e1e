import { asObject, isObject, type JsonObject, type Path } from '../base/json.js'
import { type Messages, noPlaces, Place } from './place.js'
import type { BodyContext } from './rule.js'

const contentPath = ['campaign_content', 'content']

export const campaignContent = ({ body }: BodyContext): JsonObject | undefined =>
  asObject(body.campaign_content)

export const localesOf = (context: BodyContext): unknown => campaignContent(context)?.locales

export const variationDetails = (context: BodyContext): JsonObject | undefined =>
  asObject(campaignContent(context)?.variation_details)

export const manualPercentages = (context: BodyContext): JsonObject | undefined =>
  asObject(variationDetails(context)?.manual_distribution_percentage)

/** `campaign_content.content`, flat or keyed. */
export const contentOf = (context: BodyContext): JsonObject | undefined =>
  asObject(campaignContent(context)?.content)

export const inContent = (...path: Path): Path => [...contentPath, ...path]

/** The keys of a content object that hold a message at once, in the flat shape. */
export const flatKeys = ['push', 'email'] as const

export const isFlatKey = (key: string): boolean => key === 'push' || key === 'email'

/** The keys of a content object that stand for locales. */
const localeKeys = (content: JsonObject): string[] =>
  Object.keys(content).filter((key) => !isFlatKey(key))

export const isFlat = (content: JsonObject): boolean =>
  content.push !== undefined || content.email !== undefined

/** Locale keys with their objects, without what stands in the flat shape. */
export const keyedContent = (content: JsonObject): [string, JsonObject][] =>
  withObjects(content, localeKeys(content))

/** Those of the object's keys that hold an object, with it. */
function withObjects(object: JsonObject, keys: readonly string[]): [string, JsonObject][] {
  const found: [string, JsonObject][] = []
  for (const key of keys) {
    const value = object[key]
    if (isObject(value)) found.push([key, value])
  }
  return found
}

/** The messages of the body; many rules ask for them. */
export function messagesOf(context: BodyContext): Messages {
  context.memo.messages ??= findMessages(context)
  return context.memo.messages
}

function findMessages(context: BodyContext): Messages {
  const content = contentOf(context) ?? {}
  const locales = localeKeys(content)
  const all = messagesIn(content, locales)
  const pushes = inside(all, 'push')
  const android = inside(pushes, 'android')
  return {
    locales,
    all,
    pushes,
    android,
    ios: inside(pushes, 'ios'),
    timers: inside(android, 'timer'),
    advanced: inside(android, 'advanced'),
    emails: inside(all, 'email'),
  }
}

/** The objects under a key of each place. */
function inside(places: readonly Place[], key: string): readonly Place[] {
  let found: Place[] | undefined
  for (const place of places) {
    const value = place.value[key]
    if (!isObject(value)) continue
    const inner = new Place(value, [key], place)
    // An empty list that grows takes room for many.
    if (found === undefined) found = [inner]
    else found.push(inner)
  }
  return found ?? noPlaces
}

/** The messages of a `content` object, whichever campaign it belongs to, with their places. */
export function messagesIn(
  content: JsonObject,
  locales: readonly string[] = localeKeys(content),
): readonly Place[] {
  const whole = new Place(content, contentPath)
  const places = isFlat(content) ? [whole] : []
  for (const [locale, variations] of withObjects(content, locales)) {
    for (const [variation, value] of withObjects(variations, Object.keys(variations))) {
      places.push(new Place(value, [locale, variation], whole))
    }
  }
  return places
}
