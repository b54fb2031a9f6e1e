/** A place in a file as editors show it: line and column from 1, columns in UTF-16 units. */
export interface Place {
  line: number
  column: number
}

/** A place and, where it is known, that before which it ends. */
export interface Region extends Place {
  endLine?: number
  endColumn?: number
}

/** Keys and array indices from the top of a document. */
export type Path = readonly (string | number)[]

/** What to find: the value at a path, or the key that leads to it. */
export interface Wanted {
  path: Path
  at: 'key' | 'value'
}

/**
 * The places of what is wanted, in the same order. Where a path leads to nothing, the place is that
 * of the last object or array on the way that is there.
 */
export type Locate = (wanted: readonly Wanted[]) => Place[]

/** Where exactly a key or a value stands. */
export interface Extent {
  /** Offsets in the text of the document, the end not included. */
  start: number
  end: number
  /** How another name is written there in the same style; none where that would change more. */
  spelled?: (name: string) => string
  /** Whether a tag stands before it, which says what it is. */
  isTagged?: boolean
}

/** The extents of what is wanted, in the same order; none of what is not there. */
export type Extents = (wanted: readonly Wanted[]) => (Extent | undefined)[]

/** Turns an offset in a text into its place in the file. */
export type PlaceAt = (offset: number) => Place

/** Turns offsets in a text into places; a line ends with LF, CR or both. */
export function placesIn(text: string): PlaceAt {
  // Most texts are never asked for a place.
  let found: number[] | undefined
  return (offset) => {
    found ??= startsOfLines(text)
    const starts = found
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

/** An extent in the text, as editors show it. */
export function regionOf({ start, end }: Extent, placeAt: PlaceAt): Required<Region> {
  const { line, column } = placeAt(end)
  return { ...placeAt(start), endLine: line, endColumn: column }
}

function startsOfLines(text: string): number[] {
  const starts = [0]
  for (const { 0: end, index } of text.matchAll(/\r\n|[\r\n]/g)) starts.push(index + end.length)
  return starts
}

/** The place of something in a file, for people: `file:line:column`, as far as it is known. */
export const located = (file: string, place: { line?: number; column?: number }): string =>
  place.line === undefined ? file : `${file}:${place.line}:${place.column}`
