import type { Region } from '../documents/place.js'

/** What mends a finding without a doubt. */
export interface Repair {
  message: string
  edits: readonly Edit[]
}

/** A stretch of a text and what to put in its place. */
export interface Edit extends Required<Region> {
  /** In the text of the file, or of its line where a file holds a document on each. */
  offset: number
  length: number
  text: string
}
