export type Pieces = AsyncIterable<Uint8Array>

/** Reads pieces until there are enough. Returns their bytes, and all pieces including them. */
export async function peeked(
  pieces: Pieces,
  isEnough: (piece: Uint8Array, size: number) => boolean,
): Promise<{ start: Buffer; all: Pieces }> {
  const rest = pieces[Symbol.asyncIterator]()
  const held: Uint8Array[] = []
  let size = 0
  for (;;) {
    const next = await rest.next()
    if (next.done) break
    // A stream may reuse the memory of its pieces.
    held.push(next.value.slice())
    size += next.value.length
    if (isEnough(next.value, size)) break
  }
  return { start: Buffer.concat(held), all: replayed(held, rest) }
}

async function* replayed(held: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): Pieces {
  try {
    yield* held
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}
