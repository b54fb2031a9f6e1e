/** A lone surrogate stands for a byte 0x80 to 0xff of a text that is not UTF-8. */
const rawByteSign = /((?<![\ud800-\udbff])[\udc80-\udcff])/

export const rawByte = (surrogate: string): number => surrogate.charCodeAt(0) - 0xdc00

/** Splits a text into parts that are UTF-8 and single raw bytes, in turns. */
export const splitAtRawBytes = (text: string): string[] => text.split(rawByteSign)

/** Returns the bytes of a body; U+DC80 to U+DCFF stand for raw bytes. */
export const bodyBytes = (text: string): Buffer<ArrayBuffer> =>
  Buffer.concat(
    splitAtRawBytes(text).map((part, index) =>
      index % 2 === 0 ? Buffer.from(part) : Buffer.of(rawByte(part)),
    ),
  )
