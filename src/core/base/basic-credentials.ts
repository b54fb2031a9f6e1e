import { decodeUtf8 } from './bytes.js'

const scheme = 'basic'

/**
 * Returns username and password of a Basic `Authorization` header, split at the first colon;
 * undefined for another scheme, if it is not base64 of UTF-8, or if either part is empty.
 */
export function parseBasicCredentials(
  header: string,
): { username: string; password: string } | undefined {
  const encoded = typeof header === 'string' ? encodedIn(header) : undefined
  const text = encoded === undefined ? undefined : decodeBase64(encoded)
  const colon = text?.indexOf(':') ?? -1
  if (text === undefined || colon < 1 || colon === text.length - 1) return undefined
  return { username: text.slice(0, colon), password: text.slice(colon + 1) }
}

/** Returns whether a header has the usual Basic credentials; `parseBasicCredentials` reads others, too. */
export const areUsualCredentials = (header: string): boolean => usual.test(header)

/**
 * Matches most credentials without decoding them: groups of four digits, which are three bytes of ASCII.
 * One has a colon (`O[g-n]`, `.[DTjz][op]` or `..[AEIMQUYcgkosw048]6`: as its first, second or third
 * byte), another follows it, and the first byte is no colon.
 */
const usual =
  /^Basic (?!O[g-n])(?=(?:.{4})*?(?:O[g-n]..|.[DTjz][op].|..[AEIMQUYcgkosw048]6)\w)(?:[A-Za-f][A-HQ-Xg-nw-z0-3][ABEFIJMNQRUVYZcdghklopstwx014589][A-Za-z0-9+/])+(?:[A-Za-f][A-HQ-Xg-nw-z0-3][AEIMQUYcgkosw048]=|[A-Za-f][AQgw]==)?$/

/** Returns what follows the scheme and spaces. */
function encodedIn(header: string): string | undefined {
  let start = scheme.length
  if (header[start] !== ' ' || header.slice(0, start).toLowerCase() !== scheme) return undefined
  while (header[start] === ' ') start++
  return header.slice(start)
}

/** Returns the text of padded base64 (RFC 4648), if it is UTF-8. */
function decodeBase64(encoded: string): string | undefined {
  try {
    const binary = atob(encoded)
    const padding = encoded.endsWith('==') ? 2 : Number(encoded.endsWith('='))
    // `atob` skips blanks, and does not require padding.
    if (binary.length !== (encoded.length / 4) * 3 - padding) return undefined
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
