import type { HeadersInput } from '../index.js'
import { readHeaders } from '../request.js'
import { readStream } from './fetch-exchange.js'
import type { GateBody } from './gate-request.js'

/** The encodings that every platform can read, by their names in HTTP. */
const formats = new Map<string | undefined, 'gzip' | 'deflate'>([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
])

/**
 * Inflates bytes that came compressed, to no more than the limit. What cannot be read is left as it
 * is, and is no JSON.
 */
export async function decodedBody(
  body: GateBody,
  headers: HeadersInput,
  limit: number,
): Promise<GateBody> {
  if (!('value' in body) || !(body.value instanceof Uint8Array)) return body
  const format = formats.get(readHeaders(headers).get('content-encoding')?.toLowerCase())
  if (format === undefined) return body
  const compressed = new Blob([body.value as Uint8Array<ArrayBuffer>]).stream()
  try {
    return await readStream(compressed.pipeThrough(new DecompressionStream(format)), limit)
  } catch {
    return body
  }
}
