// XML 1.0 forbids these characters, even as references.
const illegal = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

export const xmlText = (text: string): string =>
  text.replace(illegal, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)
