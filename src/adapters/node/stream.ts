import { Readable } from 'node:stream'

type Chunks = AsyncIterable<Uint8Array | string>

/** A stream of the kind that Node had first, which is only known by its method. */
type OldStream = NodeJS.ReadableStream

/** Whether a handler's answer is to be read piece by piece. */
export const isStream = (value: unknown): value is Chunks | OldStream =>
  typeof value === 'object' &&
  value !== null &&
  (Symbol.asyncIterator in value || ('pipe' in value && typeof value.pipe === 'function'))

/** All that comes out of a stream. */
export async function collected(stream: Chunks | OldStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  const iterable = Symbol.asyncIterator in stream ? stream : new Readable().wrap(stream)
  for await (const chunk of iterable) chunks.push(Buffer.from(chunk as string))
  return Buffer.concat(chunks)
}
