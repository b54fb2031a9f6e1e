import { PassThrough, Readable, Stream } from 'node:stream'

type Chunks = AsyncIterable<Uint8Array | string>

/** A stream of Node's first kind, which only emits events. */
type OldStream = NodeJS.ReadableStream

/** Returns the stream that Koa sends for a body; undefined for a body that is not a stream. */
export function streamOf(body: unknown): Chunks | OldStream | undefined {
  if (body instanceof Blob) return body.stream() as unknown as Chunks
  if (body instanceof Response) return (body.body ?? Readable.from([])) as unknown as Chunks
  if (body instanceof ReadableStream) return body as unknown as Chunks
  return body instanceof Stream || isLikeStream(body) ? (body as OldStream) : undefined
}

/** Returns whether an object is a stream of another copy of Node's streams. */
const isLikeStream = (body: unknown): body is object =>
  typeof body === 'object' &&
  body !== null &&
  ['pipe', 'read', 'destroy'].every((name) => typeof Reflect.get(body, name) === 'function')

/** Returns whether Fastify sends a payload as a stream. */
export const isStream = (value: unknown): value is Chunks | OldStream =>
  typeof value === 'object' &&
  value !== null &&
  (Symbol.asyncIterator in value || ('pipe' in value && typeof value.pipe === 'function'))

/** Reads a whole stream. */
export async function collected(stream: Chunks | OldStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of iterableOf(stream)) chunks.push(Buffer.from(chunk as string))
  return Buffer.concat(chunks)
}

function iterableOf(stream: Chunks | OldStream): Chunks {
  if (Symbol.asyncIterator in stream) return stream as Chunks
  const through = new PassThrough()
  const old: OldStream = stream
  old.on('error', (error) => through.destroy(error))
  return old.pipe(through)
}
