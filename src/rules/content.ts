import { given, isObject, type JsonObject, objectAt, type Path } from '../json.js'
import type { Place, Places } from './primitives.js'
import type { RuleContext } from './rule.js'

const contentPath = ['campaign_content', 'content']

export const campaignContent = ({ body }: RuleContext): JsonObject | undefined =>
  objectAt(body, ['campaign_content'])

/** `campaign_content.content`, flat or keyed. */
export const contentOf = ({ body }: RuleContext): JsonObject | undefined =>
  objectAt(body, contentPath)

export const inContent = (...path: Path): Path => [...contentPath, ...path]

/** The keys of a content object that hold a message at once, in the flat shape. */
export const flatKeys = ['push', 'email'] as const

export const isFlat = (content: JsonObject): boolean => flatKeys.some((key) => given(content, key))

/** Locale keys with their objects, without what stands in the flat shape. */
export const keyedContent = (content: JsonObject): [string, JsonObject][] =>
  Object.entries(content).filter(
    (entry): entry is [string, JsonObject] =>
      entry[0] !== 'push' && entry[0] !== 'email' && isObject(entry[1]),
  )

/** Every object that holds `push` or `email`: the flat content and all keyed variations. */
export const messages: Places = (context) => {
  const content = contentOf(context)
  if (content === undefined) return []
  const places: Place[] = isFlat(content) ? [{ path: contentPath, value: content }] : []
  for (const [locale, variations] of keyedContent(content)) {
    for (const [variation, value] of Object.entries(variations)) {
      if (isObject(value)) places.push({ path: inContent(locale, variation), value })
    }
  }
  return places
}

/** The objects at a path beneath each message, such as `push.android.timer`. */
export const inMessages = (...path: string[]): Places =>
  function* (context) {
    for (const message of messages(context)) {
      const value = objectAt(message.value, path)
      if (value !== undefined) yield { path: [...message.path, ...path], value }
    }
  }

/** The places of several searches, one search after the other. */
export const both = (...searches: Places[]): Places =>
  function* (context) {
    for (const places of searches) yield* places(context)
  }
