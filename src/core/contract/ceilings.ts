/** The most bytes of a request id that a response repeats in full. */
export const longestId = 256

/** The most bytes that each string takes in the JSON text of a response. */
export interface TextCeilings {
  readonly id: number
  readonly target: number
  readonly message: number
  readonly docUrl: number
}

/**
 * Returns the ceilings of single strings for a ceiling of the whole response, in bytes. A response
 * with one violation and its details always stays within `all`.
 */
export const textCeilings = (all: number): TextCeilings => ({
  id: Math.min(longestId, Math.floor(all / 16)),
  target: Math.min(512, Math.floor(all / 12)),
  message: Math.min(1024, Math.floor(all / 6)),
  docUrl: Math.min(1024, Math.floor(all / 5)),
})

/** The most bytes of a response without these strings: keys, codes and the number of violations. */
export const bytesOfFrame = 200

/** The most bytes of one entry of `details` without its strings. */
export const bytesOfDetail = 70
