import { checkDocument } from '../../checking/check-document.js'
import type { CheckSettings } from '../../checking/check-settings.js'
import { usualLineBytes } from '../../documents/ceilings.js'
import { Problem } from '../../documents/problem.js'
import { piecesOf, type Source } from '../../documents/read-text.js'
import { emptyFile } from '../../documents/source-document.js'
import { mend } from '../../fix/mend.js'
import { readLine, tooLong } from '../../lines/read-line.js'
import { peeked } from '../../lines/unpacked.js'
import { unusable } from '../../results/judgement.js'
import type { Fixed } from './fixed.js'
import { type RawLine, rawLines } from './raw-lines.js'
import { refusePacked } from './refuse-packed.js'
import type { LineSink, Sink } from './sink.js'

const lineFeed = 0x0a

/** Mends line by line; neither the file nor what was found is kept. */
export async function* fixLines(
  file: string,
  source: Source,
  settings: CheckSettings,
  sink: Sink,
): AsyncGenerator<Fixed> {
  const lines = await sink.lines()
  const { maxLineBytes: longest = usualLineBytes } = settings
  try {
    let document = 0
    for await (const raw of linesOf(source, longest)) {
      const fixed = await fixLine(raw, settings, lines, longest)
      if (fixed === undefined) continue
      document += 1
      const { repairs, judgements } = fixed
      yield { file, repairs, results: judgements.map((each) => ({ file, document, ...each })) }
    }
    if (document === 0) throw emptyFile()
    await lines.end()
  } finally {
    await lines.close()
  }
}

async function* linesOf(source: Source, longest: number): AsyncGenerator<RawLine> {
  const { start, all } = await peeked(piecesOf(source), 4)
  refusePacked(start)
  yield* rawLines(all, longest)
}

async function fixLine(raw: RawLine, settings: CheckSettings, lines: LineSink, longest: number) {
  const { number, bytes, isWhole, isFirst } = raw
  const content = bytes.at(-1) === lineFeed ? bytes.subarray(0, -1) : bytes
  const whole = isWhole
    ? readLine({ line: number, bytes: content }, longest)
    : tooLong(number, longest)
  const read = isFirst ? whole : undefined
  if (read === undefined || read instanceof Problem || read.json === undefined) {
    await lines.line(bytes, number)
    return read instanceof Problem ? { repairs: [], judgements: [unusable(read)] } : undefined
  }
  const mended = mend(read.json.text, (text) => {
    const again = readLine({ line: number, bytes: Buffer.from(text) }, longest)
    return [checkDocument(again ?? emptyFile(), settings)]
  })
  const isChanged = mended.repairs.length > 0
  // The byte order mark and the end of the line are no part of the text.
  const mark = content.subarray(0, content.length - Buffer.byteLength(read.json.text))
  const text = [mark, Buffer.from(mended.text), bytes.subarray(content.length)]
  await lines.line(bytes, number, isChanged ? Buffer.concat(text) : undefined)
  return mended
}
