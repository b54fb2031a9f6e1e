import { checkDocument } from '../checking/check-document.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { readerFor } from '../documents/documents.js'
import { type FoundFile, sourceOf } from '../documents/found-file.js'
import { asInputError } from '../documents/input-error.js'
import { fileLimit } from '../documents/limits.js'
import { linesIn } from '../documents/position.js'
import { decode, readBytes, type Source } from '../documents/read-text.js'
import type { SkippedFiles } from '../documents/skipped-files.js'
import { applyFixes } from '../fix/apply-fixes.js'
import { documentFormat, openInput } from '../inputs/open-input.js'
import { contentOf } from '../inputs/read-source.js'
import { withExcerpts } from '../results/excerpts.js'
import { unreadableResult } from '../results/result.js'
import { assertNotPacked, fixLines } from './fix-lines.js'
import type { fixReports } from './fix-reports.js'
import type { Fixed } from './show-fixed.js'
import type { Sink, sinks } from './sink.js'

/** Fixes the files one by one; an unreadable file does not stop the run. */
export async function fixFiles(
  files: readonly FoundFile[],
  settings: CheckSettings,
  sinkFor: ReturnType<typeof sinks>,
  reports: ReturnType<typeof fixReports>,
  skippedFiles: SkippedFiles,
): Promise<void> {
  for (const found of files) {
    const { name: file } = found
    const report = reports.begin(found)
    let isRead = false
    try {
      const own = settings.forFile?.(found) ?? settings
      // Before the file is read, to notice a change after that.
      const sink = await sinkFor({ name: file, source: sourceOf(found) })
      const content = await readContent(found, own)
      if (content === undefined) {
        skippedFiles.add(found)
        continue
      }
      isRead = true
      try {
        for await (const fixed of fixContent(file, content, own, sink)) report.add(fixed)
        await sink.end?.()
      } finally {
        await sink.close?.()
      }
      report.end()
    } catch (error) {
      report.fail({ file, ...unreadableResult(asInputError(error)) }, isRead)
    }
  }
  for (const { name, error } of skippedFiles.emptySearches(files)) {
    reports.begin({ name, reason: error.message }).fail({ file: name, ...unreadableResult(error) })
  }
}

/** What is fixed: lines, or documents. Other formats are skipped. */
interface Content {
  lines?: Source
  text: string
  /** The byte order mark, which is not part of the text. */
  mark: string
  areDocuments: boolean
}

/** Reads a file; returns undefined for a searched one that has no requests. */
async function readContent(file: FoundFile, settings: CheckSettings): Promise<Content | undefined> {
  const content = await contentOf(file, settings)
  if (content === undefined) return undefined
  const { areLines, source } = content
  if (areLines) return { lines: source, text: '', mark: '', areDocuments: false }
  const bytes = await readBytes(source, fileLimit(settings))
  assertNotPacked(bytes)
  const text = decode(bytes)
  const mark = bytes.length > Buffer.byteLength(text) ? '\ufeff' : ''
  const input = await openInput(file, text, settings)
  return input && { text, mark, areDocuments: input.format === documentFormat }
}

async function* fixContent(
  file: string,
  { lines, text, mark, areDocuments }: Content,
  settings: CheckSettings,
  sink: Sink,
): AsyncGenerator<Fixed> {
  if (lines !== undefined) return yield* fixLines(file, lines, settings, sink)
  if (!areDocuments) {
    await sink.write(Buffer.from(mark + text))
    return yield { file, isSkipped: true, fixes: [], results: [] }
  }
  const fixed = await fixDocuments(file, text, settings)
  const isChanged = fixed.text !== text
  await sink.write(Buffer.from(mark + text), isChanged ? Buffer.from(mark + fixed.text) : undefined)
  const isOne = fixed.results.length === 1
  const lineAt = linesIn(fixed.text)
  const results = fixed.results.map((result, index) => ({
    file,
    ...(isOne ? {} : { document: index + 1 }),
    ...withExcerpts(result, lineAt),
  }))
  yield { file, fixes: fixed.fixes, results }
}

/** Applies all safe fixes to the documents of a text. */
export async function fixDocuments(file: string, text: string, settings: CheckSettings) {
  const read = await readerFor(file, text)
  return applyFixes(text, (each) => read(each).map((document) => checkDocument(document, settings)))
}
