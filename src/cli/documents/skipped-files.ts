import { isWellKnown } from './file-names.js'
import type { FoundFile } from './found-file.js'
import { InputError } from './input-error.js'

/** A file that was skipped. */
type SkippedFile = Pick<FoundFile, 'name' | 'foundBy'>

/** Returns how many files each folder and glob found. */
function foundBySearch(files: readonly SkippedFile[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { foundBy } of files) {
    if (foundBy !== undefined) found.set(foundBy, (found.get(foundBy) ?? 0) + 1)
  }
  return found
}

/** Maximum number of names in the note. */
const mostNames = 5

export type SkippedFiles = ReturnType<typeof skippedFiles>

/** Collects the files that were skipped because they contain no requests. */
export function skippedFiles() {
  const skipped = new Map<string, SkippedFile>()
  return {
    add: (file: SkippedFile) => skipped.set(file.name, file),
    /** The number of files with the first names; undefined without any. */
    get note(): string | undefined {
      if (skipped.size === 0) return undefined
      const all = [...skipped.values()]
      // A file that was skipped because of its content comes as more of a surprise.
      const ordered = [
        ...all.filter(({ name }) => !isWellKnown(name)),
        ...all.filter(({ name }) => isWellKnown(name)),
      ]
      const names = ordered.slice(0, mostNames).map(({ name }) => name)
      const more = all.length - names.length
      const shown = `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
      const what = all.length === 1 ? '1 file that contains' : `${all.length} files that contain`
      return `skipped ${what} no requests: ${shown}`
    },
    /** Returns an error for each folder and glob that found only skipped files. */
    emptySearches(files: readonly SkippedFile[]) {
      const found = foundBySearch(files)
      const all = foundBySearch([...skipped.values()])
      const empty = [...all].filter(([name, count]) => count === found.get(name))
      return empty.map(([name, count]) => ({
        name,
        error: new InputError(
          count === 1
            ? 'skipped the only file, which contains no requests'
            : `skipped all ${count} files, which contain no requests`,
        ),
      }))
    },
  }
}
