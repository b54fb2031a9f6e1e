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
  (header.length <= longestUsual && usual.test(header)) ||
  parseBasicCredentials(header) !== undefined

/** Four digits are three bytes; these are the digits whose bytes are of ASCII. */
const [first, second, third, fourth] = [
  '[A-Za-f]',
  '[A-HQ-Xg-nw-z0-3]',
  '[ABEFIJMNQRUVYZcdghklopstwx014589]',
  '[A-Za-z0-9+/]',
]
const bytes = first + second + third + fourth
/** Three bytes whose first, second or third is a colon. */
const withColon = `O[g-n]${third}${fourth}|${first}[DTjz][op]${fourth}|${first}${second}[AEIMQUYcgkosw048]6`
const lastBytes = `${bytes}|${first}${second}[AEIMQUYcgkosw048]=|${first}[AQgw]==`

/** Matches most credentials, undecoded: a colon that is neither the first nor among the last bytes. */
const usual = new RegExp(
  `^Basic (?!O[g-n])(?:${bytes})*?(?:${withColon})(?:${bytes})*(?:${lastBytes})$`,
)
/** The pattern takes quadratic time for many colons. */
const longestUsual = 200

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
