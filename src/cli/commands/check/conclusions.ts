import { InputError } from '../../documents/input-error.js'
import { type SkippedFiles, skippedFiles } from '../../documents/skipped-files.js'
import { type Result, unreadableResult } from '../../results/result.js'

/** A file none of whose requests was checked. */
interface PassedFile {
  name: string
  /** Why it is an error in a run that checks nothing else. */
  message: string
  /** What to note otherwise. */
  note: string
}

/** What can only be decided after the last file. */
export interface Undecided {
  /** Whether a request was checked. */
  isAnyChecked: boolean
  passed: PassedFile[]
  skipped: SkippedFiles
}

export const nothingDecided = (mayBeEmpty = false): Undecided => ({
  isAnyChecked: mayBeEmpty,
  passed: [],
  skipped: skippedFiles(),
})

/** Returns errors for files and searches without a request: a run that checks nothing must not pass. */
export function conclusions(
  { isAnyChecked, passed, skipped }: Undecided,
  found: ReadonlyMap<string, number>,
  note: ((text: string) => void) | undefined,
): Result[] {
  if (isAnyChecked) for (const each of passed) note?.(each.note)
  const unchecked = isAnyChecked
    ? []
    : passed.map(({ name, message }) => ({ name, error: new InputError(message) }))
  return [...unchecked, ...skipped.emptySearches(found)].map(({ name, error }) => ({
    file: name,
    ...unreadableResult(error),
  }))
}
