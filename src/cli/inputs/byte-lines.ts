/** A line of a file, without its end; no bytes where it is longer than lines may be. */
export interface ByteLine {
  /** From 1. */
  number: number
  bytes: Buffer | undefined
}

const lineFeed = 0x0a

/** The lines of what comes in pieces, one by one; only the line that is being read is kept. */
export async function* byteLines(
  chunks: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<ByteLine> {
  let number = 1
  let size = 0
  let parts: Uint8Array[] = []
  const add = (part: Uint8Array) => {
    size += part.length
    if (size > longest) parts = []
    else parts.push(part)
  }
  const end = (): ByteLine => {
    const line = { number, bytes: size > longest ? undefined : Buffer.concat(parts) }
    number++
    size = 0
    parts = []
    return line
  }
  for await (const chunk of chunks) {
    let start = 0
    for (;;) {
      const at = chunk.indexOf(lineFeed, start)
      if (at === -1) break
      add(chunk.subarray(start, at))
      yield end()
      start = at + 1
    }
    add(chunk.subarray(start))
  }
  if (size > 0) yield end()
}
