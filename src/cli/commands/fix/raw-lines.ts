/** A line with its end, or a part of one that is longer than lines may be. */
export interface RawLine {
  /** From 1. */
  number: number
  bytes: Buffer
  isWhole: boolean
  /** Whether a line begins with it. */
  isFirst: boolean
}

const lineFeed = 0x0a

/** The lines of what comes in pieces, so that together they are what came; one is kept at a time. */
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
