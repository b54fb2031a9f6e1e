import { attempt } from './attempt.js'

/** Returns the text of UTF-8 bytes with its byte order mark; undefined when they are not UTF-8. */
export const decodeUtf8 = (bytes: ArrayBuffer | Uint8Array): string | undefined =>
  // A decoder that has thrown may keep state, so each call makes its own.
  attempt(() => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))

/** Returns the parts as one array of `length` bytes, which is the sum of theirs. */
export function joinBytes(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let start = 0
  for (const part of parts) {
    bytes.set(part, start)
    start += part.length
  }
  return bytes
}
