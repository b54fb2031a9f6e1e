/** Lone surrogates that stand for the bytes 0x80 to 0xff of a text that is not UTF-8. */
const rawBytes = /(?<![\ud800-\udbff])[\udc80-\udcff]/

/** Returns the byte that a lone surrogate stands for. */
export const rawByte = (surrogate: string): number => surrogate.charCodeAt(0) - 0xdc00

/** Splits a text into parts that are UTF-8 and single raw bytes, in turns. */
export const splitAtRawBytes = (text: string): string[] =>
  text.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/)

/** Returns the bytes of a body; U+DC80 to U+DCFF stand for raw bytes. */
export function bodyBytes(text: string): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  if (!rawBytes.test(text)) return encoder.encode(text)
  const parts = splitAtRawBytes(text).map((part, index) =>
    index % 2 === 0 ? encoder.encode(part) : Uint8Array.of(rawByte(part)),
  )
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
