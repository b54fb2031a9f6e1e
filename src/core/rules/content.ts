import { asObject, isObject, type JsonObject, type Path } from '../base/json.js'
import type { BodyCheck } from '../engine/check.js'

export const campaignContent = ({ body }: BodyCheck): JsonObject | undefined =>
  asObject(body.campaign_content)

/** Returns `campaign_content.content`, flat or keyed. */
export const contentOf = (c: BodyCheck): JsonObject | undefined =>
  asObject(campaignContent(c)?.content)

export const inContent = (...path: Path): Path => ['campaign_content', 'content', ...path]

/** The platforms, with their keys in a message and their bits in a check. */
export const platforms = [
  { name: 'ANDROID', key: 'android', bit: 1 },
  { name: 'IOS', key: 'ios', bit: 2 },
  { name: 'WEB', key: 'web', bit: 4 },
] as const

export type Platform = (typeof platforms)[number]

/** The keys of a flat content object. */
export const flatKeys = ['push', 'email'] as const

export const isFlatKey = (key: string): boolean => key === 'push' || key === 'email'

export const isFlat = (content: JsonObject): boolean =>
  content.push !== undefined || content.email !== undefined

/** Returns the keys of a content object that are locales, or of a locale that are variations. */
export function levelKeys(content: JsonObject): string[] {
  const keys: string[] = []
  for (const key in content) {
    if (!isFlatKey(key) && content[key] !== undefined) keys.push(key)
  }
  return keys
}

/** Returns the locales with their objects, without flat keys. */
export const keyedContent = (content: JsonObject): [locale: string, variations: JsonObject][] =>
  levelKeys(content).flatMap((key): [string, JsonObject][] => {
    const value = content[key]
    return isObject(value) ? [[key, value]] : []
  })

/** A message of a campaign, and the keys that lead to it in the content. */
export interface Message {
  readonly path: Path
  readonly value: JsonObject
}

/** Returns the objects of a content that have, or may have, `push` or `email`. */
export function messagesIn(content: JsonObject): Message[] {
  const flat: Message[] = isFlat(content) ? [{ path: [], value: content }] : []
  return [
    ...flat,
    ...keyedContent(content).flatMap(([locale, variations]) =>
      keyedContent(variations).map(([variation, value]) => ({ path: [locale, variation], value })),
    ),
  ]
}
