import { packingOf } from '../../documents/packing.js'
import { Problem } from '../../documents/problem.js'

/** Throws a Problem where a file is packed: mended it would be another file altogether. */
export function refusePacked(start: Uint8Array): void {
  const packing = packingOf(start)
  if (packing !== undefined) throw new Problem(`it is packed with ${packing}; unpack it to mend it`)
}
