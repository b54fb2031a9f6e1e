import { combined } from '../../../core/base/json.js'
import type { CheckSettings } from '../../checking/check-settings.js'
import type { FoundFile } from '../../documents/found-file.js'
import { asInputError, InputError } from '../../documents/input-error.js'
import { fileLimit } from '../../documents/limits.js'
import { linesIn } from '../../documents/position.js'
import { readText } from '../../documents/read-text.js'
import { type SkippedFiles, skippedFiles } from '../../documents/skipped-files.js'
import { checkText } from '../../inputs/check-text.js'
import { contentOf } from '../../inputs/read-source.js'
import type { LinesItem } from '../../lines/check-lines.js'
import { withExcerpts } from '../../results/excerpts.js'
import { type Result, unreadableResult } from '../../results/result.js'
import { shortened } from '../../results/shortened.js'

/** A number of valid requests that are not shown, maybe none. */
interface ValidRequests {
  file: string
  valid: number
}

/**
 * Checks the files one by one; an unreadable file does not stop the run. Yields consecutive results of
 * a file, and fills in what is undecided.
 */
export async function* checkFiles(
  files: readonly FoundFile[],
  settings: CheckSettings,
  undecided: Undecided = nothingDecided(),
): AsyncGenerator<(Result | ValidRequests)[]> {
  for (const file of files) {
    let isEmpty = true
    const own = {
      ...(settings.forFile?.(file) ?? settings),
      skip() {
        isEmpty = false
        undecided.skipped.add(file)
      },
      noneChecked: (skipped: { message: string; note: string }) =>
        undecided.passed.push({ name: file.name, ...skipped }),
    }
    for await (const items of resultsOf(file, own)) {
      isEmpty = false
      undecided.isAnyChecked = true
      yield items.map((item) =>
        combined({ file: file.name }, 'valid' in item ? item : shortened(item)),
      )
    }
    // A file that was read counts.
    if (isEmpty) yield [{ file: file.name, valid: 0 }]
  }
}

/** Yields the results of a file in document order, those of a piece of lines at once; keeps none of them. */
async function* resultsOf(file: FoundFile, settings: CheckSettings): AsyncGenerator<LinesItem[]> {
  try {
    const content = await contentOf(file, settings)
    if (content === undefined) return settings.skip?.()
    const { areLines, source } = content
    if (areLines) {
      // Most runs have no line-based files.
      const { checkLines } = await import('../../lines/check-lines.js')
      return yield* checkLines(source, settings)
    }
    const text = await readText(source, fileLimit(settings))
    settings.read?.(text.length)
    const lineAt = settings.showsSource ? linesIn(text) : undefined
    for await (const result of checkText(file, text, settings)) {
      yield [lineAt === undefined ? result : withExcerpts(result, lineAt)]
    }
  } catch (error) {
    yield [unreadableResult(asInputError(error))]
  }
}

/** A file none of whose requests was checked. */
interface PassedFile {
  name: string
  /** Why it is an error in a run that checks nothing else. */
  message: string
  /** What to note otherwise. */
  note: string
}

/** What can only be decided after the last file. */
interface Undecided {
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
  files: readonly FoundFile[],
  note: ((text: string) => void) | undefined,
): Result[] {
  if (isAnyChecked) for (const each of passed) note?.(each.note)
  const unchecked = isAnyChecked
    ? []
    : passed.map(({ name, message }) => ({ name, error: new InputError(message) }))
  return [...unchecked, ...skipped.emptySearches(files)].map(({ name, error }) => ({
    file: name,
    ...unreadableResult(error),
  }))
}
