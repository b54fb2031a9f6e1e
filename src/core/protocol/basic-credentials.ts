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
 * Returns true only for credentials of ASCII characters, without padding or with the usual one. Searches
 * the colon without building the text, which takes longer.
 */
function arePlainCredentials(header: string): boolean {
  if (!header.startsWith(prefix) || (header.length - prefix.length) % 4 !== 0) return false
  const padding = header.endsWith('==') ? 2 : header.endsWith('=') ? 1 : 0
  const length = ((header.length - prefix.length) / 4) * 3 - padding
  const digitAt = (index: number): number =>
    index < header.length - padding ? (base64[header.charCodeAt(index)] ?? -1) : 0
  let colonAt = -1
  let count = 0
  for (let index = prefix.length; index < header.length; index += 4) {
    const bytes =
      (digitAt(index) << 18) |
      (digitAt(index + 1) << 12) |
      (digitAt(index + 2) << 6) |
      digitAt(index + 3)
    // A byte beyond ASCII, or a character that is no digit, whose bits are all set.
    if (bytes & 0xff808080) return false
    if (colonAt === -1) {
      if (bytes >> 16 === colon) colonAt = count
      else if (((bytes >> 8) & 0xff) === colon) colonAt = count + 1
      else if ((bytes & 0xff) === colon) colonAt = count + 2
    }
    count += 3
  }
  return colonAt > 0 && colonAt < length - 1
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
