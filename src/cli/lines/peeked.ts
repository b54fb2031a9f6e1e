export type Pieces = AsyncIterable<Uint8Array>

/** Reads pieces until there are enough. Returns those, and all pieces including them. */
export async function peeked(
  pieces: Pieces,
  isEnough: (piece: Uint8Array) => boolean,
): Promise<{ held: readonly Uint8Array[]; all: Pieces }> {
  const rest = pieces[Symbol.asyncIterator]()
  const held: Uint8Array[] = []
  for (;;) {
    const next = await rest.next()
    if (next.done) break
    // A stream may reuse the memory of its pieces.
    held.push(next.value.slice())
    if (isEnough(next.value)) break
  }
  return { held, all: replayed(held, rest) }
}

/** Returns the first bytes, at least as many as wanted if there are, and all pieces including them. */
export async function peekedBytes(
  pieces: Pieces,
  wanted: number,
): Promise<{ start: Buffer; all: Pieces }> {
  let size = 0
  const { held, all } = await peeked(pieces, ({ length }) => {
    size += length
    return size >= wanted
  })
  return { start: Buffer.concat(held), all }
}

async function* replayed(held: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): Pieces {
  try {
    yield* held
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}
