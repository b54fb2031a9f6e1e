import { combined } from '../../../core/base/json.js'
import type { CheckSettings } from '../../checking/check-settings.js'
import type { FoundFile } from '../../documents/found-file.js'
import { asInputError } from '../../documents/input-error.js'
import { fileLimit } from '../../documents/limits.js'
import { linesIn } from '../../documents/position.js'
import { readText } from '../../documents/read-text.js'
import { checkInput } from '../../inputs/check-input.js'
import { openInput } from '../../inputs/open-input.js'
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
 * a file.
 */
export async function* checkFiles(
  files: readonly FoundFile[],
  settings: CheckSettings,
): AsyncGenerator<(Result | ValidRequests)[]> {
  for (const file of files) {
    for await (const items of resultsOf(file, settings.forFile?.(file) ?? settings)) {
      yield items.map((item) =>
        combined({ file: file.name }, 'valid' in item ? item : shortened(item)),
      )
    }
  }
}

/** Yields the results of a file in document order, those of a piece of lines at once; keeps none of them. */
async function* resultsOf(file: FoundFile, settings: CheckSettings): AsyncGenerator<LinesItem[]> {
  try {
    const content = await contentOf(file, settings)
    if (content === undefined) return settings.skip?.(file)
    const { areLines, source } = content
    if (areLines) {
      // Most runs have no line-based files.
      const { checkLines } = await import('../../lines/check-lines.js')
      return yield* checkLines(source, settings)
    }
    const text = await readText(source, fileLimit(settings))
    settings.read?.(text.length)
    const input = await openInput(file, text, settings)
    if (input === undefined) return settings.skip?.(file)
    // A file that was read counts, also without requests.
    yield [{ valid: 0 }]
    const lineAt = settings.showsSource ? linesIn(text) : undefined
    for await (const result of checkInput(file, input, settings)) {
      yield [lineAt === undefined ? result : withExcerpts(result, lineAt)]
    }
  } catch (error) {
    yield [unreadableResult(asInputError(error))]
  }
}
