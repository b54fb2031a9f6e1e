import { checkDocument } from '../checking/check-document.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { isPacked } from '../documents/file-names.js'
import { InputError } from '../documents/input-error.js'
import { defaultLineBytes } from '../documents/limits.js'
import { piecesOf, type Source } from '../documents/read-text.js'
import { emptyFile } from '../documents/source-document.js'
import { applyFixes } from '../fix/apply-fixes.js'
import { type ByteLine, batchesOf, linesOf } from '../lines/batches.js'
import { readLine, textOfLine, tooLong } from '../lines/read-line.js'
import { withExcerpts } from '../results/excerpts.js'
import { type DocumentResult, unreadableResult } from '../results/result.js'
import type { Fixed } from './show-fixed.js'
import type { Sink } from './sink.js'

/** Throws an InputError for a compressed file, because a fix would change all its bytes. */
export function assertNotPacked(start: Uint8Array): void {
  if (isPacked(start)) throw new InputError('compressed with gzip; decompress it before fixing it')
}

/** Fixes a file line by line. Keeps neither the file nor its findings. */
export async function* fixLines(
  file: string,
  source: Source,
  settings: CheckSettings,
  sink: Sink,
): AsyncGenerator<Fixed> {
  const { maxLineBytes: longest = defaultLineBytes } = settings
  let document = 0
  const shown = (fixes: Fixed['fixes'], results: readonly DocumentResult[]): Fixed => {
    document += 1
    return { file, fixes, results: results.map((each) => ({ file, document, ...each })) }
  }
  for await (const batch of batchesOf(piecesOf(source), longest)) {
    const { line, offset, part } = batch
    const bytes = Buffer.from(batch.bytes.buffer)
    if (offset === 0) assertNotPacked(bytes)
    if (part !== undefined) {
      await sink.write(bytes, undefined, line)
      const result = unreadableResult(tooLong(line, longest))
      if (part === 'first') yield shown([], [result])
      continue
    }
    for (const each of linesOf(batch)) {
      const start = each.offset - offset
      // With its line break, if there is one.
      const raw = bytes.subarray(start, start + each.bytes.length + 1)
      const fixed = await fixLine(each, raw, settings, sink, longest)
      if (fixed !== undefined) yield shown(fixed.fixes, fixed.results)
    }
  }
  if (document === 0) throw emptyFile()
}

async function fixLine(
  { line, bytes }: ByteLine,
  raw: Buffer,
  settings: CheckSettings,
  sink: Sink,
  longest: number,
) {
  const read = readLine({ line, bytes }, longest)
  if (read === undefined || read instanceof InputError) {
    await sink.write(raw, undefined, line)
    if (read === undefined) return undefined
    const result = withExcerpts(unreadableResult(read), (number) =>
      number === line ? textOfLine(bytes) : undefined,
    )
    return { fixes: [], results: [result] }
  }
  const { text, fixes, results } = applyFixes(read.text, (each) => {
    const again = readLine({ line, bytes: Buffer.from(each) }, longest)
    return [checkDocument(again ?? emptyFile(), settings)]
  })
  // Keeps the byte order mark and the line break, which are not part of the text.
  const mark = bytes.subarray(0, bytes.length - Buffer.byteLength(read.text))
  const fixed = Buffer.concat([mark, Buffer.from(text), raw.subarray(bytes.length)])
  await sink.write(raw, fixes.length > 0 ? fixed : undefined, line)
  const lineAt = (number: number) => (number === line ? text : undefined)
  return { fixes, results: results.map((result) => withExcerpts(result, lineAt)) }
}
