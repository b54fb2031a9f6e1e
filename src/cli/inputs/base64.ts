/** Returns the Base64 encoding of a text in UTF-8. */
export function toBase64(text: string): string {
  let binary = ''
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Returns the UTF-8 text of a Base64 encoding; ignores what is no such encoding, as Node does. */
export function fromBase64(encoded: string): string {
  const digits = encoded
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/=.*|[^A-Za-z0-9+/]/gs, '')
  const whole = digits.length % 4 === 1 ? digits.slice(0, -1) : digits
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(atob(whole), (character) => character.charCodeAt(0)),
  )
}
