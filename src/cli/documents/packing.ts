/** What packed files begin with, in hexadecimal; a file of zstd may begin with what it skips. */
const signatures = {
  gzip: /^1f8b/,
  zstd: /^(?:28b52ffd|5[\da-f]2a4d18)/,
} as const

export type Packing = keyof typeof signatures

/** How bytes are packed, which their first ones tell; undefined where they are not. */
export function packingOf(start: Uint8Array): Packing | undefined {
  const digits = Buffer.from(start.subarray(0, 4)).toString('hex')
  return (Object.keys(signatures) as Packing[]).find((name) => signatures[name].test(digits))
}
