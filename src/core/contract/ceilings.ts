/** Most bytes of a request id that an answer repeats whole. */
export const longestId = 256

/** Most bytes that each text takes in the JSON text of an answer. */
export interface TextCeilings {
  readonly id: number
  readonly target: number
  readonly message: number
  readonly docUrl: number
}

/**
 * The ceilings of single texts. They are such that an answer with one violation and its details is
 * always within the ceiling of the whole, as low as that may be.
 */
export const textCeilings = (all: number): TextCeilings => ({
  id: Math.min(longestId, Math.floor(all / 16)),
  target: Math.min(512, Math.floor(all / 12)),
  message: Math.min(1024, Math.floor(all / 6)),
  docUrl: Math.min(1024, Math.floor(all / 5)),
})

/** Most bytes of an answer without these texts: its keys, its codes and the count of violations. */
export const bytesOfFrame = 200

/** Most bytes of one of the details without its texts. */
export const bytesOfDetail = 70
