import { isPacked } from '../../documents/file-names.js'
import { InputError } from '../../documents/input-error.js'

/** Throws an InputError for a compressed file, because a fix would change all its bytes. */
export function assertNotPacked(start: Uint8Array): void {
  if (isPacked(start)) throw new InputError('compressed with gzip; decompress it before fixing it')
}
