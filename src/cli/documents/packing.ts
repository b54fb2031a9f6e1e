/** First bytes of compressed files in hexadecimal; a zstd file may start with a skippable frame. */
const signatures = {
  gzip: /^1f8b/,
  zstd: /^(?:28b52ffd|5[\da-f]2a4d18)/,
} as const

export type Packing = keyof typeof signatures

/** Returns the compression of bytes by their signature, or undefined. */
export function packingOf(start: Uint8Array): Packing | undefined {
  const digits = Buffer.from(start.subarray(0, 4)).toString('hex')
  return (Object.keys(signatures) as Packing[]).find((name) => signatures[name].test(digits))
}
