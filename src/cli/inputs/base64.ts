/** Returns the Base64 encoding of a text in UTF-8. */
export function toBase64(text: string): string {
  let binary = ''
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Returns the UTF-8 text of a Base64 encoding; undefined for other text. */
export function fromBase64(encoded: string): string | undefined {
  const digits = encoded.replace(/\s/g, '').replaceAll('-', '+').replaceAll('_', '/')
  const [, written] = /^([A-Za-z0-9+/]*)=*$/.exec(digits) ?? []
  if (written === undefined || written.length % 4 === 1) return undefined
  const bytes = Uint8Array.from(atob(digits), (character) => character.charCodeAt(0))
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}
