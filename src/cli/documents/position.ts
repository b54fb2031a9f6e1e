/** A position in a file as editors show it: 1-based line and column, columns in UTF-16 units. */
export interface Position {
  line: number
  column: number
}

/** A position with its exclusive end, when that is known. */
export interface Region extends Position {
  endLine?: number
  endColumn?: number
}

/** Keys and array indices from the root of a document. */
export type Path = readonly (string | number)[]

/** What to find: the value at a path, or its key. */
export interface Wanted {
  path: Path
  at: 'key' | 'value'
}

/** Returns the region of a path; for a missing one, the start of its last existing ancestor. */
export type RegionOf = (wanted: Wanted) => Region

/** The exact extent of a key or a value. */
export interface Extent {
  /** Offsets in the text of the document; the end is exclusive. */
  start: number
  end: number
  /** Writes another name in the same quoting style; undefined when that would change more. */
  spelled?: (name: string) => string
  /** Whether a YAML tag precedes it. */
  isTagged?: boolean
}

/** Returns the extent of a path; undefined for a missing one. */
export type ExtentOf = (wanted: Wanted) => Extent | undefined

/** Converts an offset in a text into a position in the file. */
export type PositionAt = (offset: number) => Position

/** Returns a function that converts offsets into positions; lines end with LF, CR or both. */
export function positionsIn(text: string): PositionAt {
  // Computed lazily: most texts need no positions.
  let found: number[] | undefined
  return (offset) => {
    found ??= startsOfLines(text)
    const line = lastUpTo(found, offset)
    return { line: line + 1, column: offset - (found[line] ?? 0) + 1 }
  }
}

/** Returns the index of the last number up to a limit. */
export function lastUpTo(sorted: readonly number[], limit: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((sorted[middle] as number) <= limit) low = middle
    else high = middle - 1
  }
  return low
}

/** Returns a function that converts positions into offsets in a text. */
export function offsetsIn(text: string): (position: Position) => number {
  const starts = startsOfLines(text)
  return ({ line, column }) => Math.min((starts[line - 1] ?? text.length) + column - 1, text.length)
}

/** Returns a function that returns the lines of a text by their 1-based number, without line ends. */
export function linesIn(text: string): (line: number) => string | undefined {
  let found: number[] | undefined
  return (line) => {
    found ??= startsOfLines(text)
    const start = found[line - 1]
    // A line break at the end of a text begins no further line.
    if (start === undefined || (start === text.length && line > 1)) return undefined
    let end = found[line] ?? text.length
    while (end > start && isLineEnd(text.charCodeAt(end - 1))) end -= 1
    return text.slice(start, end)
  }
}

/** Returns the region of an extent. */
export function regionOf({ start, end }: Extent, positionAt: PositionAt): Required<Region> {
  const { line, column } = positionAt(end)
  return { ...positionAt(start), endLine: line, endColumn: column }
}

/** Returns a region; without its end where that does not follow, such as where a variable hides it. */
export function visible({ line, column, ...end }: Region): Region {
  const { endLine = 0, endColumn = 0 } = end
  const isAfter = endLine > line || (endLine === line && endColumn > column)
  return isAfter ? { line, column, endLine, endColumn } : { line, column }
}

/** Returns the end of what a position without an end points to: a variable, a key or a word. */
export function endOfWord(text: string, start: number): number {
  word.lastIndex = start
  return start + (word.exec(text)?.[0].length ?? 0)
}

const word = /\{\{[^{}]{0,200}\}\}|\$\{[^{}]{1,200}\}|\$@|"[^"\\]{0,200}"|[\w$.-]{1,200}/y

const isLineEnd = (code: number): boolean => code === 0x0a || code === 0x0d

function startsOfLines(text: string): number[] {
  const starts = [0]
  const lineEnd = /\r\n|[\r\n]/g
  while (lineEnd.test(text)) starts.push(lineEnd.lastIndex)
  return starts
}

/** Formats a location as `file:line:column`, or `file` when the position is unknown. */
export const located = (file: string, position: { line?: number; column?: number }): string =>
  position.line === undefined ? file : `${file}:${position.line}:${position.column}`
