import type { Region } from '../documents/position.js'

/** A safe fix of a finding. */
export interface Fix {
  message: string
  edits: readonly Edit[]
}

/** A range of a text and its replacement. */
export interface Edit extends Required<Region> {
  /** In the text of the file, or of the line in a line-based file. */
  offset: number
  length: number
  text: string
}
