import { asObject, isObject, type JsonObject, type Path } from '../base/json.js'
import { LocatedObject, type Messages, noObjects, type PushPlatforms } from './located-object.js'
import type { BodyContext } from './rule.js'

const contentPath = ['campaign_content', 'content']

export const campaignContent = ({ body }: BodyContext): JsonObject | undefined =>
  asObject(body.campaign_content)

export const localesOf = (context: BodyContext): unknown => campaignContent(context)?.locales

export const variationDetails = (context: BodyContext): JsonObject | undefined =>
  asObject(campaignContent(context)?.variation_details)

export const manualPercentages = (context: BodyContext): JsonObject | undefined =>
  asObject(variationDetails(context)?.manual_distribution_percentage)

/** Returns `campaign_content.content`, flat or keyed. */
export const contentOf = (context: BodyContext): JsonObject | undefined =>
  asObject(campaignContent(context)?.content)

export const inContent = (...path: Path): Path => [...contentPath, ...path]

/** The keys of a flat content object. */
export const flatKeys = ['push', 'email'] as const

export const isFlatKey = (key: string): boolean => key === 'push' || key === 'email'

/** Returns the keys of a content object that are locales, or of a locale that are variations. */
export const levelKeys = (content: JsonObject): string[] =>
  Object.keys(content).filter((key) => !isFlatKey(key) && content[key] !== undefined)

export const isFlat = (content: JsonObject): boolean =>
  content.push !== undefined || content.email !== undefined

/** Returns the locales with their objects, without flat keys. */
export const keyedContent = (content: JsonObject): [string, JsonObject][] =>
  withObjects(content, levelKeys(content))

/** Returns the entries whose value is an object. */
function withObjects(object: JsonObject, keys: readonly string[]): [string, JsonObject][] {
  const found: [string, JsonObject][] = []
  for (const key of keys) {
    const value = object[key]
    if (isObject(value)) found.push([key, value])
  }
  return found
}

/** Returns the messages of the body; computed once, because many rules need them. */
export function messagesOf(context: BodyContext): Messages {
  context.memo.messages ??= findMessages(context)
  return context.memo.messages
}

/** Returns the platforms of the push messages; null if there are none. Takes less than `messagesOf`. */
export function pushPlatformsOf(context: BodyContext): PushPlatforms | null {
  const { memo } = context
  if (memo.pushPlatforms === undefined) {
    memo.pushPlatforms = findPlatforms(contentOf(context) ?? {})
  }
  return memo.pushPlatforms
}

function findPlatforms(content: JsonObject): PushPlatforms | null {
  let found = withPlatforms(null, content.push)
  for (const [, variations] of keyedContent(content)) {
    for (const key of levelKeys(variations)) {
      found = withPlatforms(found, asObject(variations[key])?.push)
    }
  }
  return found
}

function withPlatforms(found: PushPlatforms | null, push: unknown): PushPlatforms | null {
  if (!isObject(push)) return found
  const { android, ios, web } = found ?? noPlatforms
  return {
    android: android || push.android !== undefined,
    ios: ios || push.ios !== undefined,
    web: web || push.web !== undefined,
  }
}

const noPlatforms: PushPlatforms = { android: false, ios: false, web: false }

function findMessages(context: BodyContext): Messages {
  const content = contentOf(context) ?? {}
  const all = messagesIn(content)
  const pushes = inside(all, 'push')
  const android = inside(pushes, 'android')
  return {
    all,
    pushes,
    android,
    ios: inside(pushes, 'ios'),
    timers: inside(android, 'timer'),
    advanced: inside(android, 'advanced'),
    emails: inside(all, 'email'),
  }
}

/** Returns the objects at a key of each object. */
function inside(parents: readonly LocatedObject[], key: string): readonly LocatedObject[] {
  let found: LocatedObject[] | undefined
  for (const parent of parents) {
    const value = parent.value[key]
    if (!isObject(value)) continue
    const inner = new LocatedObject(value, [key], parent)
    // Engines allocate several entries when an empty array grows.
    if (found === undefined) found = [inner]
    else found.push(inner)
  }
  return found ?? noObjects
}

/** Returns the messages of a `content` object, with their paths. */
export function messagesIn(content: JsonObject): readonly LocatedObject[] {
  const whole = new LocatedObject(content, contentPath)
  const messages = isFlat(content) ? [whole] : []
  for (const [locale, variations] of keyedContent(content)) {
    for (const [variation, value] of withObjects(variations, levelKeys(variations))) {
      messages.push(new LocatedObject(value, [locale, variation], whole))
    }
  }
  return messages
}
