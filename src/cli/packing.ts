/** The bytes that packed files begin with. */
const signatures = { gzip: [0x1f, 0x8b], zstd: [0x28, 0xb5, 0x2f, 0xfd] } as const

export type Packing = keyof typeof signatures

/** How bytes are packed, which their first ones tell; undefined where they are not. */
export const packingOf = (start: Uint8Array): Packing | undefined =>
  (Object.keys(signatures) as Packing[]).find((name) =>
    signatures[name].every((byte, index) => start[index] === byte),
  )
