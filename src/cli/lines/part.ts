import type { Part, Shard } from '../checking/check-settings.js'
import type { Batch } from './batches.js'

/** Bytes of a stream that go to one shard before the next one follows. */
const stripe = 2 ** 20

const startOf = ({ index, count, size = 0 }: Part): number =>
  Math.floor((size * (index - 1)) / count)

/** Returns the byte offset at which a shard may stop reading. */
export const endOfPart = (part: Part): number =>
  part.size === undefined || part.byKey || isLast(part)
    ? Number.POSITIVE_INFINITY
    : startOf({ ...part, index: part.index + 1 })

export const isLast = ({ index, count }: Shard): boolean => index === count

/** Returns whether a shard checks the line that begins at an offset. */
export function hasLine(part: Part, offset: number): boolean {
  if (part.size !== undefined) return offset >= startOf(part) && offset < endOfPart(part)
  return Math.floor(offset / stripe) % part.count === part.index - 1
}

/** Returns whether a batch may have a line that a shard checks. */
export function touches(part: Part, { offset, length }: Pick<Batch, 'offset' | 'length'>): boolean {
  if (part.byKey) return true
  if (part.size !== undefined) return offset + length > startOf(part) && offset < endOfPart(part)
  for (let at = offset; at < offset + length; at += stripe) if (hasLine(part, at)) return true
  return hasLine(part, offset + length - 1)
}

/** Returns whether a shard checks a row by its key; rows without a key take turns. */
export const hasRow = ({ index, count }: Shard, key: string | undefined, line: number): boolean =>
  (key === undefined ? line : Number.parseInt(key.slice(0, 8), 16)) % count === index - 1
