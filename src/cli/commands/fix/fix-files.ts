import { Readable } from 'node:stream'
import { checkDocument } from '../../checking/check-document.js'
import type { CheckSettings } from '../../checking/check-settings.js'
import { fileLimit } from '../../documents/ceilings.js'
import { readerFor } from '../../documents/documents.js'
import type { FoundFile } from '../../documents/find-files.js'
import { onlyProblem, Problem } from '../../documents/problem.js'
import { decode, readBytes, type Source } from '../../documents/read-text.js'
import { mend } from '../../fix/mend.js'
import { isHttpFile } from '../../inputs/http-file.js'
import { holdsOthersRequests, isUnnamedLines } from '../../inputs/texts.js'
import { isLines } from '../../lines/check-lines.js'
import { unusable } from '../../results/judgement.js'
import type { Result } from '../../results/result.js'
import { fixLines } from './fix-lines.js'
import type { Fixed } from './fixed.js'
import { refusePacked } from './refuse-packed.js'
import type { Sink, sinks } from './sink.js'

/** Who is told what came of the files; of each either that it was mended or why it was not. */
export interface FixReports {
  begin(file: FoundFile): FileReport
}

export interface FileReport {
  add(fixed: Fixed): void
  /** What was added is on the disk now. */
  end(): void
  /** Nothing of what was added is. */
  fail(result: Result): void
}

/** Mends the files one by one; a file that cannot be used does not keep the others from it. */
export async function fixFiles(
  files: readonly FoundFile[],
  settings: CheckSettings,
  sinkFor: ReturnType<typeof sinks>,
  reports: FixReports,
): Promise<void> {
  for (const found of files) {
    const { name: file, source } = found
    const report = reports.begin(found)
    try {
      if (source === undefined) throw new Problem(found.problem)
      const own = settings.forFile?.(found) ?? settings
      const sink = await sinkFor({ name: file, source })
      for await (const fixed of fixFile(file, source, own, sink)) report.add(fixed)
      report.end()
    } catch (error) {
      report.fail({ file, ...unusable(onlyProblem(error)) })
    }
  }
}

async function* fixFile(
  file: string,
  source: Source,
  settings: CheckSettings,
  sink: Sink,
): AsyncGenerator<Fixed> {
  const hasLines = settings.lines?.always || isLines(file)
  if (!hasLines && isHttpFile(file)) return yield skipped(file)
  if (hasLines) return yield* fixLines(file, source, settings, sink)
  const bytes = await readBytes(source, fileLimit(settings))
  refusePacked(bytes)
  const text = decode(bytes)
  // It is no part of the text.
  const mark = bytes.length > Buffer.byteLength(text) ? '\ufeff' : ''
  const read = await readerFor(file, text)
  const documents = read(text)
  const [first] = documents
  if (first instanceof Problem && isUnnamedLines(file, text)) {
    return yield* fixLines(file, Readable.from([bytes]), settings, sink)
  }
  const isSkipped =
    documents.length === 1 && !(first instanceof Problem) && first && holdsOthersRequests(first)
  if (isSkipped) {
    await sink.text(mark + text, mark + text)
    return yield skipped(file)
  }
  const mended = mend(text, (each) =>
    read(each).map((document) => checkDocument(document, settings)),
  )
  await sink.text(mark + text, mark + mended.text)
  const isOne = mended.judgements.length === 1
  const results = mended.judgements.map((judgement, index) => ({
    file,
    ...(isOne ? {} : { document: index + 1 }),
    ...judgement,
  }))
  yield { file, repairs: mended.repairs, results }
}

const skipped = (file: string): Fixed => ({ file, isSkipped: true, repairs: [], results: [] })
