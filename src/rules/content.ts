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

export const isFlatKey = (key: string): boolean => key === 'push' || key === 'email'

export const isFlat = (content: JsonObject): boolean => flatKeys.some((key) => given(content, key))

/** Locale keys with their objects, without what stands in the flat shape. */
export const keyedContent = (content: JsonObject): [string, JsonObject][] =>
  Object.entries(content).filter(
    (entry): entry is [string, JsonObject] => !isFlatKey(entry[0]) && isObject(entry[1]),
  )

/** Every object that holds `push` or `email`: the flat content and all keyed variations. */
export const messages: Places = (context) => {
  const known = messagesOf.get(context) ?? findMessages(context)
  messagesOf.set(context, known)
  return known
}

/** Many rules ask for the messages of one request. */
const messagesOf = new WeakMap<RuleContext, readonly Place[]>()

function findMessages(context: RuleContext): readonly Place[] {
  const content = contentOf(context)
  return content === undefined ? [] : messagesIn(content)
}

/** The messages of a `content` object, whichever campaign it belongs to, with their places. */
export function messagesIn(content: JsonObject): readonly Place[] {
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
