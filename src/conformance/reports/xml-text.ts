// What XML 1.0 has no way to hold, not even as a reference.
const illegal = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** The text with an escape in the place of what XML cannot hold. */
export const xmlText = (text: string): string =>
  text.replace(illegal, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)
