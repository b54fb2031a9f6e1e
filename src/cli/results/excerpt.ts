/** The lines around a finding as written, and the range to mark in one of them. */
export interface Excerpt {
  /** 1-based number of the first line. */
  first: number
  /** Cut to the part that a screen may show. */
  lines: string[]
  /** Number of characters that are cut off at the start of the marked line. */
  cut: number
  mark: {
    /** 1-based line number. */
    line: number
    /** Offsets in the cut line; the end is exclusive. */
    start: number
    end: number
  }
}
