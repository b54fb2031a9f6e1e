import { isWellKnown } from './file-names.js'
import type { FoundFile } from './found-file.js'

/** Maximum number of names in the note. */
const mostNames = 5

/** Collects the files that were skipped because they contain no requests. */
export function skippedFiles() {
  const skipped = new Map<string, FoundFile>()
  return {
    add(file: FoundFile): void {
      skipped.set(file.name, file)
    },
    /** The number of files with the first names; undefined without any. */
    get note(): string | undefined {
      if (skipped.size === 0) return undefined
      // A file that was skipped because of its content comes as more of a surprise.
      const names = [...skipped.keys()].sort(
        (one, other) => Number(isWellKnown(one)) - Number(isWellKnown(other)),
      )
      const shown = names.slice(0, mostNames).join(', ')
      const more = names.length - mostNames
      const what =
        names.length === 1 ? '1 file that contains' : `${names.length} files that contain`
      return `skipped ${what} no requests: ${shown}${more > 0 ? ` and ${more} more` : ''}`
    },
    /** The folders, globs and files that brought them, for a run that checks nothing else. */
    get searches(): { name: string; message: string }[] {
      const names = new Set([...skipped.values()].map(({ name, foundBy = name }) => foundBy))
      return [...names].map((name) => ({ name, message: 'no file here contains a request' }))
    },
  }
}
