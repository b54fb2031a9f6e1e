const scheme = /^basic +([A-Za-z0-9+/]+={0,2})$/i

/**
 * Username and password of a Basic `Authorization` header, split at the first colon; undefined
 * where the header is not of the scheme, not base64 of UTF-8, or where either part is empty.
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

/** The text of base64 with its padding (RFC 4648), if it is UTF-8. */
function decodeBase64(encoded: string): string | undefined {
  if (encoded.length % 4 !== 0) return undefined
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
