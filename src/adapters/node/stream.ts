/** Whether a handler's answer is to be read piece by piece. */
export const isStream = (value: unknown): value is AsyncIterable<Uint8Array | string> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

/** All that comes out of a stream. */
export async function collected(stream: AsyncIterable<Uint8Array | string>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as string))
  return Buffer.concat(chunks)
}
