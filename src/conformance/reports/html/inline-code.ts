import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** How a Content-Security-Policy names a style or a script that stands in the page. */
export const sourceHash = (code: string): string =>
  `'sha256-${btoa(String.fromCharCode(...sha256(utf8ToBytes(code))))}'`
