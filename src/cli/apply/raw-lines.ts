/** A line with its line break, or a part of a line that is too long. */
export interface RawLine {
  /** 1-based line number. */
  number: number
  bytes: Buffer
  isWhole: boolean
  /** Whether it is the start of a line. */
  isFirst: boolean
}

const lineFeed = 0x0a

/** Splits pieces into lines without losing a byte; buffers one line at a time. */
export async function* rawLines(
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
