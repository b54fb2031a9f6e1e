import type { CheckSettings } from '../../checking/check-settings.js'
import { isLines, isWellKnown } from '../../documents/file-names.js'
import { type FoundFile, isSearched } from '../../documents/found-file.js'
import { asInputError, InputError } from '../../documents/input-error.js'
import { defaultLineBytes, fileLimit } from '../../documents/limits.js'
import { linesIn } from '../../documents/position.js'
import { readText, type Source } from '../../documents/read-text.js'
import { checkText, noRequests } from '../../inputs/check-text.js'
import { areLinesUnrelated } from '../../inputs/unrelated-lines.js'
import type { LinesItem } from '../../lines/check-lines.js'
import { unnamedLines } from '../../lines/unnamed-lines.js'
import { type DocumentResult, unreadableResult } from '../../results/document-result.js'
import { withExcerpts } from '../../results/excerpts.js'
import type { Result } from '../../results/result.js'
import { shortened } from '../../results/shortened.js'
import { nothingDecided, type Undecided } from './conclusions.js'

/** A number of valid requests that are not shown, maybe none. */
interface ValidRequests {
  file: string
  valid: number
}

/** Checks the files one by one; an unreadable file does not stop the run. Fills in what is undecided. */
export async function* checkFiles(
  files: readonly FoundFile[],
  settings: CheckSettings,
  undecided: Undecided = nothingDecided(),
): AsyncGenerator<Result | ValidRequests> {
  for (const file of files) {
    const own = {
      ...(settings.forFile?.(file) ?? settings),
      noneChecked: (skipped: { message: string; note: string }) =>
        undecided.passed.push({ name: file.name, ...skipped }),
    }
    let isEmpty = true
    for await (const result of resultsOf(file, own)) {
      isEmpty = false
      if ('isSkipped' in result) {
        undecided.skipped.add(file)
        continue
      }
      undecided.isAnyChecked = true
      const shown = 'valid' in result ? result : shortened(result)
      yield { file: file.name, ...shown }
    }
    // A file that was read counts.
    if (isEmpty) yield { file: file.name, valid: 0 }
  }
}

type Item = DocumentResult | LinesItem | typeof noRequests

/** Yields the results of a file in document order; keeps none of them. */
async function* resultsOf(file: FoundFile, settings: CheckSettings): AsyncGenerator<Item> {
  try {
    if (file.source === undefined) throw new InputError(file.reason ?? 'file not found')
    if (isSearched(file) && isWellKnown(file.name)) return yield noRequests
    if (settings.lines?.always || isLines(file.name)) {
      if (isSearched(file) && (await areLinesUnrelated(file.source, settings)))
        return yield noRequests
      yield* await lineResults(file.source, settings)
    } else {
      const { maxLineBytes = defaultLineBytes } = settings
      const { areLines, source } = await unnamedLines(file.name, file.source, maxLineBytes)
      if (areLines) return yield* await lineResults(source, settings)
      const text = await readText(source, fileLimit(settings))
      settings.read?.(text.length)
      const results = checkText(file, text, settings)
      yield* settings.showsSource ? withSource(results, text) : results
    }
  } catch (error) {
    yield unreadableResult(asInputError(error))
  }
}

/** Most runs have no line-based files. */
async function lineResults(
  source: Source,
  settings: CheckSettings,
): Promise<AsyncIterable<LinesItem>> {
  const { checkLines } = await import('../../lines/check-lines.js')
  return checkLines(source, settings)
}

/** Adds the lines around the findings. */
async function* withSource(results: AsyncIterable<Item>, text: string): AsyncGenerator<Item> {
  const lineAt = linesIn(text)
  for await (const result of results) {
    yield 'violations' in result ? withExcerpts(result, lineAt) : result
  }
}
