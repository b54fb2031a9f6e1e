import { Readable } from 'node:stream'
import { checkDocument } from '../../checking/check-document.js'
import type { CheckSettings } from '../../checking/check-settings.js'
import { readerFor } from '../../documents/documents.js'
import type { FoundFile } from '../../documents/find-files.js'
import { asInputError, InputError } from '../../documents/input-error.js'
import { isLines } from '../../documents/is-lines.js'
import { defaultLineBytes, fileLimit } from '../../documents/limits.js'
import { linesIn } from '../../documents/position.js'
import { decode, readBytes, type Source } from '../../documents/read-text.js'
import { isCurlFile, isHttpFile } from '../../documents/scripts.js'
import { applyFixes } from '../../fix/apply-fixes.js'
import { isForeignFormat } from '../../inputs/foreign-formats.js'
import { isUnrelated } from '../../inputs/unrelated-file.js'
import { unnamedLines } from '../../lines/unnamed-lines.js'
import { unreadableResult } from '../../results/document-result.js'
import { withExcerpts } from '../../results/excerpts.js'
import type { Result } from '../../results/result.js'
import { foundBySearch, type SkippedFiles } from '../skipped-files.js'
import { assertNotPacked } from './assert-not-packed.js'
import { fixLines } from './fix-lines.js'
import type { Fixed } from './fixed.js'
import type { Sink, sinks } from './sink.js'

/** Receives a report for each file. */
export interface FixReports {
  begin(file: FoundFile): FileReport
}

export interface FileReport {
  add(fixed: Fixed): void
  /** Reports that the file was written. */
  end(): void
  /** Reports that the file was not written. */
  fail(result: Result): void
}

/** Fixes the files one by one; an unreadable file does not stop the run. */
export async function fixFiles(
  files: readonly FoundFile[],
  settings: CheckSettings,
  sinkFor: ReturnType<typeof sinks>,
  reports: FixReports,
  skippedFiles: SkippedFiles,
): Promise<void> {
  for (const found of files) {
    const { name: file, source } = found
    const report = reports.begin(found)
    try {
      if (source === undefined) throw new InputError(found.reason)
      const own = settings.forFile?.(found) ?? settings
      if (await isUnrelated(found, own)) {
        skippedFiles.add(found)
        continue
      }
      const sink = await sinkFor({ name: file, source })
      for await (const fixed of fixFile(file, source, own, sink)) report.add(fixed)
      report.end()
    } catch (error) {
      report.fail({ file, ...unreadableResult(asInputError(error)) })
    }
  }
  for (const { name, error } of skippedFiles.emptySearches(foundBySearch(files))) {
    reports.begin({ name, reason: error.message }).fail({ file: name, ...unreadableResult(error) })
  }
}

async function* fixFile(
  file: string,
  source: Source,
  settings: CheckSettings,
  sink: Sink,
): AsyncGenerator<Fixed> {
  const hasLines = settings.lines?.always || isLines(file)
  if (!hasLines && (isHttpFile(file) || isCurlFile(file))) return yield skipped(file)
  if (hasLines) return yield* fixLines(file, source, settings, sink)
  const bytes = await readBytes(source, fileLimit(settings))
  assertNotPacked(bytes)
  const text = decode(bytes)
  // Keeps the byte order mark, which is not part of the text.
  const mark = bytes.length > Buffer.byteLength(text) ? '\ufeff' : ''
  const { areLines, source: lines } = await unnamedLines(
    file,
    Readable.from([bytes]),
    settings.maxLineBytes ?? defaultLineBytes,
  )
  if (areLines) return yield* fixLines(file, lines, settings, sink)
  const read = await readerFor(file, text)
  const documents = read(text)
  const [first] = documents
  const isSkipped =
    documents.length === 1 && !(first instanceof InputError) && first && isForeignFormat(first)
  if (isSkipped) {
    await sink.text(mark + text, mark + text)
    return yield skipped(file)
  }
  const fixed = applyFixes(text, (each) =>
    read(each).map((document) => checkDocument(document, settings)),
  )
  await sink.text(mark + text, mark + fixed.text)
  const isOne = fixed.results.length === 1
  const lineAt = linesIn(fixed.text)
  const results = fixed.results.map((result, index) => ({
    file,
    ...(isOne ? {} : { document: index + 1 }),
    ...withExcerpts(result, lineAt),
  }))
  yield { file, fixes: fixed.fixes, results }
}

const skipped = (file: string): Fixed => ({ file, isSkipped: true, fixes: [], results: [] })
