import { type Extent, type Path, type PositionAt, regionOf, type Wanted } from './position.js'
import type { SourceDocument } from './source-document.js'

/** Where a key or a value is written; without an end, where it would be or begins. */
export type Place = Omit<Extent, 'end'> & Partial<Pick<Extent, 'end'>>

/** A value of a document, with its places. */
export interface Entry {
  key?: Place | undefined
  /** Undefined for a YAML key without a value. */
  value: Place | undefined
  /** Whether an anchor shares its content with other paths. */
  isShared?: boolean
  /** Returns the member or item of a step. */
  inner?: (step: Path[number]) => Entry | undefined
}

/** Returns how a document finds positions; the tree of its entries is built when first needed. */
export function placesIn(
  treeOf: () => Entry,
  positionAt: PositionAt,
): Pick<SourceDocument, 'positionAt' | 'regionOf' | 'extentOf'> {
  let top: Entry | undefined
  const placeAt = (wanted: Wanted): Place => {
    top ??= treeOf()
    return placeIn(top, wanted)
  }
  return {
    positionAt,
    regionOf(wanted) {
      const { start, end } = placeAt(wanted)
      return end === undefined ? positionAt(start) : regionOf({ start, end }, positionAt)
    },
    extentOf(wanted) {
      const { end, ...place } = placeAt(wanted)
      return end === undefined ? undefined : { ...place, end }
    },
  }
}

/** Returns the place of a path; for a missing one, the start of its last existing ancestor. */
function placeIn(top: Entry, { path, at }: Wanted): Place {
  let entry = top
  let isShared = false
  for (const step of path) {
    isShared ||= entry.isShared === true
    const next = entry.inner?.(step)
    if (next === undefined) return { start: shownIn(entry, 'value').start }
    entry = next
  }
  const place = shownIn(entry, at)
  return isShared ? withoutName(place) : place
}

/** Returns the place that marks an entry for the reader; a block of YAML begins with its key. */
function shownIn({ key, value }: Entry, at: Wanted['at']): Place {
  if (key !== undefined && at === 'key') return key
  if (value?.end !== undefined || key === undefined) return value ?? { start: 0 }
  return withoutName(key)
}

/** Returns a place whose text cannot be replaced by another name. */
export function withoutName({ spelled: _, ...place }: Place): Place {
  return place
}
