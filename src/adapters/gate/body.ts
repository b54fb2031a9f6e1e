import { joinBytes } from '../../core/base/bytes.js'
import { isObject } from '../../core/base/json.js'
import type { BodyOutlook, PreparedRequest } from '../../core/index.js'
import { parsedBody } from './answer.js'
import { contentOf, type GateBody, type GateRequest } from './gate-request.js'

/** The headers that announce a body. */
export interface LengthHeaders {
  'content-length'?: string | undefined
  'transfer-encoding'?: string | undefined
}

/** Reads the headers that announce a body. */
export const lengthHeadersOf = (
  headers: { get(name: string): string | null | undefined } | undefined,
): LengthHeaders => ({
  'content-length': headers?.get('content-length') ?? undefined,
  'transfer-encoding': headers?.get('transfer-encoding') ?? undefined,
})

/** Returns the announced length of a body in bytes, 0 where none is announced. */
export const announcedLength = (headers: LengthHeaders): number =>
  Number(headers['content-length'] ?? 0)

/** Returns whether the announced length is above a limit in bytes. */
export const isAnnouncedAbove = (headers: LengthHeaders, limit: number): boolean =>
  announcedLength(headers) > limit

/** Returns whether an exact length is announced that is within a limit in bytes. */
export const isAnnouncedWithin = (headers: LengthHeaders, limit: number): boolean =>
  headers['content-length'] !== undefined &&
  headers['transfer-encoding'] === undefined &&
  announcedLength(headers) <= limit

/** Returns whether a body may be longer than a limit in bytes: its length is, or is unknown. */
export const mayBeLonger = (headers: LengthHeaders, limit: number): boolean =>
  headers['transfer-encoding'] !== undefined || isAnnouncedAbove(headers, limit)

/** Returns what the headers say about a body before it is read. */
export function outlookOf(
  { isParsed = false, hasBody }: Pick<GateRequest, 'isParsed' | 'hasBody'>,
  { httpHeaders }: PreparedRequest,
  { maxBodyBytes }: { maxBodyBytes: number },
): BodyOutlook {
  const lengths = lengthHeadersOf(httpHeaders)
  return {
    hasBody: hasBody ?? mayBeLonger(lengths, 0),
    // A parser that has read the body has applied its own limit.
    isTooLarge: !isParsed && isAnnouncedAbove(lengths, maxBodyBytes),
    isOtherEncoding: !isParsed && isOtherEncoding(encodingOf(httpHeaders)),
  }
}

const encodingOf = (headers: PreparedRequest['httpHeaders']): string | undefined =>
  headers?.get('content-encoding')?.toLowerCase()

/** The encodings that every platform can decompress, by HTTP name. */
const compressions: Readonly<Record<string, 'gzip' | 'deflate' | undefined>> = {
  gzip: 'gzip',
  'x-gzip': 'gzip',
  deflate: 'deflate',
}

const isOtherEncoding = (encoding = 'identity'): boolean =>
  encoding !== 'identity' && !Object.hasOwn(compressions, encoding)

/** Reads a stream of at most `limit` bytes. */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<GateBody> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > limit) {
      // The other copy waits for this one to be read, so the promise is not awaited.
      reader.cancel().catch(() => {})
      return { isTooLarge: true }
    }
    chunks.push(part.value)
  }
  return { value: joinBytes(chunks, length), isRaw: true }
}

/** A body without its content encoding. */
export type DecodedBody = GateBody & { isInflated?: boolean }

/**
 * Reads and decompresses a body, up to the limit. Returns bytes that cannot be decompressed
 * unchanged; they are not JSON.
 */
export function decodedBody(
  request: GateRequest,
  { httpHeaders }: PreparedRequest,
  limit: number,
): DecodedBody | Promise<DecodedBody> {
  const format = compressions[encodingOf(httpHeaders) ?? '']
  const body = request.readBody(limit)
  return format === undefined ? body : decompressed(body, format, limit)
}

async function decompressed(
  sent: GateBody | Promise<GateBody>,
  format: 'gzip' | 'deflate',
  limit: number,
): Promise<DecodedBody> {
  const body = await sent
  if (!('value' in body) || !body.isRaw) return body
  const { value: bytes } = body
  const compressed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream()
  try {
    const read = await readStream(compressed.pipeThrough(new DecompressionStream(format)), limit)
    return 'value' in read ? { value: read.value, isInflated: true } : read
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
  const { httpHeaders, takesBody, operation } = prepared
  const headers = lengthHeadersOf(httpHeaders)
  const isShort = isAnnouncedWithin(headers, maxBytesForId) && announcedLength(headers) > 0
  const mayHaveId = takesBody || operation === undefined
  if (httpHeaders?.requestId !== undefined || !mayHaveId || !(isShort || request.isParsed)) {
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
