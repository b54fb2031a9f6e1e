import { isObject } from '../../core/base/json.js'
import type { PreparedRequest } from '../../core/index.js'
import { announcedLength, isAnnouncedWithin, lengthsOf } from './body-length.js'
import { contentOf, type GateBody, type GateRequest } from './gate-request.js'
import { parsedBody } from './parsed-body.js'
import { readStream } from './read-stream.js'

/** The encodings that every platform can decompress, by HTTP name. */
const formats = new Map<string | undefined, 'gzip' | 'deflate'>([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
])

/**
 * Reads and decompresses a body, up to the limit. Returns bytes that cannot be decompressed
 * unchanged; they are not JSON.
 */
export async function decodedBody(
  request: GateRequest,
  { ruleHeaders }: PreparedRequest,
  limit: number,
): Promise<GateBody & { inflated?: Uint8Array }> {
  const body = await request.readBody(limit)
  if (!('value' in body) || !body.isRaw) return body
  const { value: bytes } = body
  const format = formats.get(ruleHeaders?.contentEncoding?.toLowerCase())
  if (format === undefined) return { value: bytes }
  const compressed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream()
  try {
    const read = await readStream(compressed.pipeThrough(new DecompressionStream(format)), limit)
    return 'isRaw' in read && read.isRaw ? { value: read.value, inflated: read.value } : read
  } catch {
    return { value: bytes }
  }
}

/** The largest body that is read for its request id alone, in bytes. */
const maxBytesForId = 64 * 1024

/**
 * Returns the request id in the body of a request that is rejected before its body is validated.
 * Returns undefined if a header has it, or if the body may be long. (Conventions)
 */
export async function requestIdInBody(
  request: GateRequest,
  prepared: PreparedRequest,
): Promise<string | undefined> {
  const { ruleHeaders, takesBody, operation } = prepared
  const lengths = lengthsOf(ruleHeaders)
  const isShort = isAnnouncedWithin(lengths, maxBytesForId) && announcedLength(lengths) > 0
  const mayHaveId = takesBody || operation === undefined
  if (ruleHeaders?.requestId !== undefined || !mayHaveId || !(isShort || request.isParsed)) {
    return undefined
  }
  try {
    const body = contentOf(await decodedBody(request, prepared, maxBytesForId))
    const parsed = parsedBody(body)
    const id = isObject(parsed) ? parsed.request_id : undefined
    return typeof id === 'string' && id !== '' ? id : undefined
  } catch {
    // The request is rejected in any case.
    return undefined
  }
}
