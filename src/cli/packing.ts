/** What packed files begin with, a byte by character; a file of zstd may begin with what it skips. */
const signatures = {
  gzip: /^\x1f\x8b/,
  zstd: /^(?:\x28\xb5\x2f\xfd|[\x50-\x5f]\x2a\x4d\x18)/,
} as const

export type Packing = keyof typeof signatures

/** How bytes are packed, which their first ones tell; undefined where they are not. */
export function packingOf(start: Uint8Array): Packing | undefined {
  const text = Buffer.from(start.subarray(0, 4)).toString('latin1')
  return (Object.keys(signatures) as Packing[]).find((name) => signatures[name].test(text))
}
