import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Returns the Content-Security-Policy source of an inline style or script. */
export const sourceHash = (code: string): string =>
  `'sha256-${btoa(String.fromCharCode(...sha256(utf8ToBytes(code))))}'`
