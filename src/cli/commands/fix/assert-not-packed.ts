import { InputError } from '../../documents/input-error.js'
import { packingOf } from '../../documents/packing.js'

/** Throws an InputError for a compressed file, because a fix would change all its bytes. */
export function assertNotPacked(start: Uint8Array): void {
  const packing = packingOf(start)
  if (packing !== undefined)
    throw new InputError(`compressed with ${packing}; decompress it before fixing it`)
}
