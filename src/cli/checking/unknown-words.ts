import { campaignWords, offeringStatuses, variationTypes } from '../../../generated/tables.js'
import { valueAt } from '../../core/base/json.js'
import { didYouMean } from '../../core/base/nearest.js'
import type { Path } from '../documents/position.js'

type Stored = 'campaign' | 'offering'

/** The documented words of stored values; with another one, the rules that compare it are skipped. */
const words: Readonly<Record<Stored, readonly [path: Path, known: readonly string[]][]>> = {
  campaign: Object.entries(campaignWords).map(([name, known]) => [[name], known]),
  offering: [
    [['status'], offeringStatuses],
    [['variation_meta', 'type'], variationTypes],
  ],
}

/** Returns the paths in a stored campaign or offering that have another word, with messages. */
export const unknownWords = (kind: Stored, stored: unknown): { path: Path; message: string }[] =>
  words[kind].flatMap(([path, known]) => {
    const value = valueAt(stored, path)
    if (typeof value !== 'string' || known.includes(value)) return []
    const hint = didYouMean(value, known)
    // Campaigns have other words too, which no rule compares.
    if (kind === 'campaign' && hint === '') return []
    return { path, message: `Not a documented value, so rules about it are skipped.${hint}` }
  })
