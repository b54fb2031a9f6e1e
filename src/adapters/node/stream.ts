import { PassThrough, Readable, Stream } from 'node:stream'

type Chunks = AsyncIterable<Uint8Array | string>

/** The pieces of a body that Koa sends piece by piece; undefined for any other body. */
export function piecesOf(body: unknown): Chunks | undefined {
  if (body instanceof Blob) return body.stream() as unknown as Chunks
  if (body instanceof Response) return (body.body ?? Readable.from([])) as unknown as Chunks
  if (body instanceof ReadableStream) return body as unknown as Chunks
  if (!(body instanceof Stream || isLikeStream(body))) return undefined
  // The first streams of Node can only be listened to.
  if (Symbol.asyncIterator in body) return body as unknown as Chunks
  const through = new PassThrough()
  const first = body as Stream
  first.on('error', (fault) => through.destroy(fault))
  return first.pipe(through)
}

/** Whether an object is a stream of another copy of Node's streams. */
const isLikeStream = (body: unknown): body is object =>
  typeof body === 'object' &&
  body !== null &&
  ['pipe', 'read', 'destroy'].every((name) => typeof Reflect.get(body, name) === 'function')

/** Whether a handler's answer is to be read piece by piece. */
export const isStream = (value: unknown): value is Chunks =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

/** All that comes out of a stream. */
export async function collected(stream: Chunks): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as string))
  return Buffer.concat(chunks)
}
