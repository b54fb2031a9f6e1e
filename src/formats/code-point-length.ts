/** Length of a string in Unicode code points, which is what JSON Schema counts. */
export const codePointLength = (text: string): number =>
  text.length - (text.match(pairs) ?? []).length

/** The characters that take two units of UTF-16; a lone surrogate counts as one character. */
const pairs = /[\u{10000}-\u{10ffff}]/gu
