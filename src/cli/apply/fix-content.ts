import { checkDocument } from '../checking/check-document.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { readerFor } from '../documents/documents.js'
import { InputError } from '../documents/input-error.js'
import { defaultLineBytes } from '../documents/limits.js'
import { linesIn } from '../documents/position.js'
import { decode } from '../documents/read-text.js'
import { emptyFile, type SourceDocument } from '../documents/source-document.js'
import { applyFixes, type Fixable } from '../fix/apply-fixes.js'
import { type ByteLine, linesOf } from '../lines/batches.js'
import { readLine } from '../lines/read-line.js'
import { withExcerpts } from '../results/excerpts.js'
import { type DocumentResult, unreadableResult } from '../results/result.js'

/** The content of a file with all safe fixes applied. */
export interface FixedContent {
  bytes: Buffer
  fixes: readonly Fixable[]
  /** The results of its documents after the fixes. */
  results: readonly DocumentResult[]
}

/** Fixes the documents of a file. */
export async function fixDocuments(
  name: string,
  bytes: Buffer,
  settings: CheckSettings,
): Promise<FixedContent> {
  const written = decode(bytes)
  const read = await readerFor(name, written)
  const { text, fixes, results } = applyFixes(written, (each) =>
    read(each).map((document) => checkDocument(document, settings)),
  )
  const mark = bytes.subarray(0, bytes.length - Buffer.byteLength(written))
  const lineAt = linesIn(text)
  return {
    bytes: Buffer.concat([mark, Buffer.from(text)]),
    fixes,
    results: results.map((result, index) => ({
      ...(results.length > 1 && { document: index + 1 }),
      ...withExcerpts(result, lineAt),
    })),
  }
}

/** Fixes a file with one document per line. Keeps lines that are not UTF-8 as they are. */
export function fixLines(bytes: Buffer, settings: CheckSettings): FixedContent {
  const { maxLineBytes: longest = defaultLineBytes } = settings
  const parts: Uint8Array[] = []
  const fixes: Fixable[] = []
  const results: DocumentResult[] = []
  let done = 0
  for (const line of linesOf({ line: 1, offset: 0, bytes })) {
    const read = readLine(line, longest)
    if (read === undefined) continue
    const fixed = fixLine(line, read, settings)
    if (fixed.fixes.length > 0) {
      const end = line.offset + line.bytes.length
      parts.push(bytes.subarray(done, end - fixed.length), Buffer.from(fixed.text))
      done = end
    }
    fixes.push(...fixed.fixes)
    const lineAt = (number: number) => (number === line.line ? fixed.text : undefined)
    for (const result of fixed.results) {
      results.push({ document: results.length + 1, ...withExcerpts(result, lineAt) })
    }
  }
  if (results.length === 0) throw emptyFile()
  return { bytes: Buffer.concat([...parts, bytes.subarray(done)]), fixes, results }
}

/** Fixes the document of a line; `length` is that of its text in bytes, without a byte order mark. */
function fixLine(
  { line, bytes }: ByteLine,
  read: SourceDocument | InputError,
  settings: CheckSettings,
) {
  if (read instanceof InputError) {
    return { text: bytes.toString(), length: 0, fixes: [], results: [unreadableResult(read)] }
  }
  const fixed = applyFixes(read.text, (text) => {
    const again = readLine({ line, bytes: Buffer.from(text) }, Number.POSITIVE_INFINITY)
    return [checkDocument(again ?? emptyFile(), settings)]
  })
  return { ...fixed, length: Buffer.byteLength(read.text) }
}
