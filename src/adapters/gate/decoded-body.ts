import { readHeaders } from '../../core/contract/request.js'
import type { HeadersInput } from '../../core/index.js'
import type { GateBody } from './gate-request.js'
import { readStream } from './read-stream.js'

/** The encodings that every platform can decompress, by HTTP name. */
const formats = new Map<string | undefined, 'gzip' | 'deflate'>([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
])

/**
 * Decompresses a body, up to the limit. Returns bytes that cannot be decompressed unchanged; they
 * are not JSON.
 */
export async function decodedBody(
  body: GateBody,
  headers: HeadersInput,
  limit: number,
): Promise<GateBody & { inflated?: Uint8Array }> {
  if (!('value' in body) || !body.isRaw) return body
  const { value: bytes } = body
  const format = formats.get(readHeaders(headers).get('content-encoding')?.toLowerCase())
  if (format === undefined) return { value: bytes }
  const compressed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream()
  try {
    const read = await readStream(compressed.pipeThrough(new DecompressionStream(format)), limit)
    return 'isRaw' in read && read.isRaw ? { value: read.value, inflated: read.value } : read
  } catch {
    return { value: bytes }
  }
}
