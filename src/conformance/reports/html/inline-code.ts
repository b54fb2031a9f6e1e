import { sha256 } from '../../../core/protocol/sha256.js'

/** Returns the Content-Security-Policy source of an inline style or script. */
export function sourceHash(code: string): string {
  const bytes = sha256(code).replace(/../g, (digits) => String.fromCharCode(parseInt(digits, 16)))
  return `'sha256-${btoa(bytes)}'`
}
