import { checkDocument } from '../checking/check-document.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { isPacked } from '../documents/file-names.js'
import { InputError } from '../documents/input-error.js'
import { defaultLineBytes } from '../documents/limits.js'
import { piecesOf, type Source } from '../documents/read-text.js'
import { emptyFile } from '../documents/source-document.js'
import { applyFixes } from '../fix/apply-fixes.js'
import { peekedBytes } from '../lines/peeked.js'
import { readLine, textOfLine, tooLong } from '../lines/read-line.js'
import { withExcerpts } from '../results/excerpts.js'
import { unreadableResult } from '../results/result.js'
import type { Fixed } from './show-fixed.js'
import type { Sink } from './sink.js'

const lineFeed = 0x0a

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
  for await (const raw of linesOf(source, longest)) {
    const fixed = await fixLine(raw, settings, sink, longest)
    if (fixed === undefined) continue
    document += 1
    const { fixes, results } = fixed
    yield { file, fixes, results: results.map((each) => ({ file, document, ...each })) }
  }
  if (document === 0) throw emptyFile()
}

async function* linesOf(source: Source, longest: number): AsyncGenerator<RawLine> {
  const { start, all } = await peekedBytes(piecesOf(source), 2)
  assertNotPacked(start)
  yield* rawLines(all, longest)
}

async function fixLine(raw: RawLine, settings: CheckSettings, sink: Sink, longest: number) {
  const { number, bytes, isWhole, isFirst } = raw
  const content = bytes.at(-1) === lineFeed ? bytes.subarray(0, -1) : bytes
  const whole = isWhole
    ? readLine({ line: number, bytes: content }, longest)
    : tooLong(number, longest)
  const read = isFirst ? whole : undefined
  if (read === undefined || read instanceof InputError) {
    await sink.write(bytes, undefined, number)
    if (!(read instanceof InputError)) return undefined
    const lineAt = (line: number) => (isWhole && line === number ? textOfLine(content) : undefined)
    return { fixes: [], results: [withExcerpts(unreadableResult(read), lineAt)] }
  }
  const fixed = applyFixes(read.text, (text) => {
    const again = readLine({ line: number, bytes: Buffer.from(text) }, longest)
    return [checkDocument(again ?? emptyFile(), settings)]
  })
  const isChanged = fixed.fixes.length > 0
  // Keeps the byte order mark and the line break, which are not part of the text.
  const mark = content.subarray(0, content.length - Buffer.byteLength(read.text))
  const text = [mark, Buffer.from(fixed.text), bytes.subarray(content.length)]
  await sink.write(bytes, isChanged ? Buffer.concat(text) : undefined, number)
  const lineAt = (line: number) => (line === number ? fixed.text : undefined)
  return { ...fixed, results: fixed.results.map((result) => withExcerpts(result, lineAt)) }
}

/** A line with its line break, or a part of a line that is too long. */
interface RawLine {
  /** 1-based line number. */
  number: number
  bytes: Buffer
  isWhole: boolean
  /** Whether it is the start of a line. */
  isFirst: boolean
}

/** Splits pieces into lines without losing a byte; buffers one line at a time. */
async function* rawLines(
  chunks: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<RawLine> {
  let number = 1
  let isFirst = true
  let parts: Uint8Array[] = []
  let size = 0
  const line = (isEnd: boolean): RawLine => {
    const bytes = Buffer.concat(parts)
    const raw = { number, bytes, isWhole: isFirst && isEnd && size <= longest, isFirst }
    isFirst = isEnd
    parts = []
    size = 0
    if (isEnd) number++
    return raw
  }
  for await (const chunk of chunks) {
    let start = 0
    while (start < chunk.length) {
      const at = chunk.indexOf(lineFeed, start)
      const end = at === -1 ? chunk.length : at + 1
      parts.push(chunk.subarray(start, end))
      size += end - start
      start = end
      if (at !== -1 || size > longest) yield line(at !== -1)
    }
  }
  if (size > 0) yield line(true)
}
