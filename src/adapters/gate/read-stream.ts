import { joinBytes } from '../../core/base/bytes.js'
import type { GateBody } from './gate-request.js'

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
