import { campaignWords } from '../../../generated/tables.js'
import type { JsonObject } from '../base/json.js'

/** A member of a stored campaign that rules compare with documented words. */
export type StoredWord = keyof typeof campaignWords

const words: Readonly<Record<StoredWord, readonly unknown[]>> = campaignWords

/**
 * Returns a word of a stored campaign if the API documents it, exactly as written. Rules skip any
 * other, such as `periodic`: they cannot know what it means.
 */
export function storedWord(
  campaign: JsonObject | null | undefined,
  name: StoredWord,
): string | undefined {
  const word = campaign?.[name]
  return words[name].includes(word) ? (word as string) : undefined
}
