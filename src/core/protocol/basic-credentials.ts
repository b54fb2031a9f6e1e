import { decodeUtf8 } from '../base/bytes.js'

const scheme = /^basic +([A-Za-z0-9+/]+={0,2})$/i

/**
 * Returns username and password of a Basic `Authorization` header, split at the first colon;
 * undefined for another scheme, if it is not base64 of UTF-8, or if either part is empty.
 */
export function parseBasicCredentials(
  header: string,
): { username: string; password: string } | undefined {
  const encoded = typeof header === 'string' ? scheme.exec(header)?.[1] : undefined
  const text = encoded === undefined ? undefined : decodeBase64(encoded)
  const colon = text?.indexOf(':') ?? -1
  if (text === undefined || colon < 1 || colon === text.length - 1) return undefined
  return { username: text.slice(0, colon), password: text.slice(colon + 1) }
}

/** Returns whether `parseBasicCredentials` accepts a header. */
export const areBasicCredentials = (header: string): boolean =>
  arePlainCredentials(header) || parseBasicCredentials(header) !== undefined

const prefix = 'Basic '
const colon = 0x3a

/**
 * Returns true only for credentials of ASCII characters. Searches the colon without building the text,
 * which takes longer.
 */
function arePlainCredentials(header: string): boolean {
  if (!header.startsWith(prefix) || (header.length - prefix.length) % 4 !== 0) return false
  const end = header.length - (header.endsWith('==') ? 2 : header.endsWith('=') ? 1 : 0)
  let colonAt = -1
  let before = 0
  let byte = 0
  for (let index = prefix.length; index < end; index++) {
    const digit = base64[header.charCodeAt(index)] ?? -1
    if (digit === -1) return false
    // Each digit but the first of four completes a byte.
    const phase = (index - prefix.length) % 4
    if (phase > 0) {
      byte = ((before << (2 * phase)) | (digit >> (6 - 2 * phase))) & 0xff
      if (byte > 0x7f) return false
      if (byte === colon && colonAt === -1) colonAt = index
    }
    before = digit
  }
  return colonAt > prefix.length + 1 && colonAt < end - 1
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The value of each base64 digit by its code; -1 for other ASCII characters. */
const base64 = Int8Array.from({ length: 128 }, (_, code) =>
  digits.indexOf(String.fromCharCode(code)),
)

/** Returns the text of padded base64 (RFC 4648), if it is UTF-8. */
function decodeBase64(encoded: string): string | undefined {
  if (encoded.length % 4 !== 0) return undefined
  try {
    const binary = atob(encoded)
    return beyondAscii.test(binary) ? decodeUtf8(bytesOf(binary)) : binary
  } catch {
    return undefined
  }
}

/** ASCII needs no decoding. */
const beyondAscii = /[\x80-\xff]/

function bytesOf(binary: string): Uint8Array {
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < bytes.length; index++) bytes[index] = binary.charCodeAt(index)
  return bytes
}
