import type { CheckSettings } from '../../checking/check-settings.js'
import { fileLimit } from '../../documents/ceilings.js'
import type { FoundFile } from '../../documents/find-files.js'
import { onlyProblem, Problem } from '../../documents/problem.js'
import { readText } from '../../documents/read-text.js'
import { checkText } from '../../inputs/texts.js'
import { checkLines, isLines, type LinesResult } from '../../lines/check-lines.js'
import { type Judgement, unusable } from '../../results/judgement.js'
import type { Result } from '../../results/result.js'
import { shortened } from '../../results/shortened.js'

/** Right requests that were counted and not shown, and a byte of the last one of them. */
export interface RightRequests {
  file: string
  right: number
  offset: number
}

/** Checks the files one by one; a file that cannot be used does not keep the others from it. */
export async function* checkFiles(
  files: readonly FoundFile[],
  settings: CheckSettings,
): AsyncGenerator<Result | RightRequests> {
  for (const file of files) {
    for await (const judgement of judgementsOf(file, settings.forFile?.(file) ?? settings)) {
      const shown = 'right' in judgement ? judgement : shortened(judgement)
      yield { file: file.name, ...shown }
    }
  }
}

/** The judgements of a file, in its order; nothing of them is kept here. */
async function* judgementsOf(
  file: FoundFile,
  settings: CheckSettings,
): AsyncGenerator<Judgement | LinesResult> {
  try {
    if (file.source === undefined) throw new Problem(file.problem)
    if (settings.lines?.always || isLines(file.name)) yield* checkLines(file.source, settings)
    else {
      const text = await readText(file.source, fileLimit(settings))
      settings.read?.(text.length)
      yield* checkText(file, text, settings)
    }
  } catch (error) {
    yield unusable(onlyProblem(error))
  }
}
