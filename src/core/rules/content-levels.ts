import { keysOfMessages } from '../../../generated/tables.js'
import { asList, type JsonObject, type Path } from '../base/json.js'
import { nearest } from '../base/nearest.js'
import { listed, quoted } from '../base/text.js'
import type { Check } from '../engine/check.js'
import { flatKeys, inContent, levelKeys } from './content.js'

/* The levels of the content above a message, and what is said if one is missing. */

/** Returns why the content must be keyed; undefined if it can be flat. */
export function reasonForKeys(
  locales: unknown,
  details: JsonObject | undefined,
): string | undefined {
  if (asList(locales)?.some((locale) => locale !== 'default')) return '`locales` has entries'
  if (details === undefined) return undefined
  const count = details.no_of_variations
  const isSeveral = count === undefined || (Number.isInteger(count) && Number(count) > 1)
  return isSeveral ? '`variation_details` is given and `no_of_variations` is not 1' : undefined
}

/** Returns the fault of content whose message is not inside a locale; undefined if it is keyed. */
export function contentFault(
  c: Check,
  content: JsonObject,
  locales: unknown,
  details: JsonObject | undefined,
): { at: Path; message: string } | undefined {
  const levels = reasonForKeys(locales, details) === undefined ? '' : 'default.variation_1.'
  const names = levelKeys(content)
  if (
    names.length > 0 &&
    names.every((key) => isVariation(key) && !asList(locales)?.includes(key))
  ) {
    return { at: inContent(), message: `${listed(names, 'and')} must be inside \`default\`.` }
  }
  const fault = missingLevel(c, content, levels)
  if (fault === undefined) {
    // A locale is an object; an e-mail has texts.
    const isEmail = c.channel !== 'PUSH' && names.some((key) => typeof content[key] === 'string')
    return isEmail ? { at: inContent(), message: `Must have ${wanted(c, levels)}.` } : undefined
  }
  const { key, message } = fault
  return { at: key === undefined ? inContent() : inContent(key), message }
}

/** Returns what an object must have, in words. `levels`: the keys between it and a message. */
export const wanted = (c: Check, levels: string): string =>
  listed(wantedKeys(c).map((key) => levels + key))

/** Returns the keys that a message of the channel can have, one of them if the channel is known. */
const wantedKeys = ({ channel }: Check): readonly FlatKey[] =>
  channel === undefined ? flatKeys : [channel === 'PUSH' ? 'push' : 'email']

/** A level of the content that is missing or misspelled, as its keys show. */
interface MissingLevel {
  readonly message: string
  /** The key that is misspelled. */
  readonly key?: string
}

/**
 * Returns the level that is missing above or in an object that is empty, or whose keys are those of a
 * message, such as `{Push: ...}`, `{android: ...}` and `{subject: ...}`; otherwise undefined. `levels`:
 * the keys between the object and a message.
 */
export function missingLevel(
  c: Check,
  object: JsonObject,
  levels: string,
): MissingLevel | undefined {
  const keys = levelKeys(object)
  const keysOfChannel = wantedKeys(c)
  if (keys.length === 0) {
    return { message: `Must not be empty. Send ${wanted(c, levels)}.` }
  }
  for (const key of keys) {
    const meant = nearest(key, keysOfChannel)
    if (meant === undefined) continue
    const text = `Unknown key ${quoted(key)}. Did you mean ${quoted(levels + meant)}?`
    return { key, message: text }
  }
  for (const level of flatKeys) {
    const inside = keys.filter((key) => messageKeys[level].includes(key))
    if (inside.length === 0) continue
    const message = keysOfChannel.includes(level)
      ? `${listed(inside, 'and')} must be inside ${quoted(levels + level)}.`
      : `Must have ${wanted(c, levels)}.`
    return { message }
  }
  return undefined
}

type FlatKey = (typeof flatKeys)[number]

export const messageKeys: Readonly<Record<FlatKey, readonly string[]>> = keysOfMessages

export const isVariation = (key: string): boolean => /^variation_\d+$/i.test(key)
