/** Returns whether bytes are compressed with gzip, by their signature. */
export const isPacked = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b
