import { InputError } from './input-error.js'
import type { Source } from './read-text.js'

/** A file to check, or the reason why it was not found. */
export interface FoundFile {
  name: string
  /** Undefined for a file that was not found. */
  source?: Source
  reason?: string
  /** The folder or glob that the file was found by. */
  foundBy?: string
  /** Whether the file was named, so that it is never skipped. */
  isNamed?: boolean
  /** The folder of a text that is not in a file. */
  folder?: string
}

/** Returns where to read a file from. Throws an InputError for one that was not found. */
export function sourceOf({ source, reason = 'file not found' }: FoundFile): Source {
  if (source === undefined) throw new InputError(reason)
  return source
}

/** Returns whether a folder, glob or hook brought a file, so that it may be skipped. */
export const isSearched = ({ isNamed }: FoundFile): boolean => !isNamed
