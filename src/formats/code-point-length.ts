/** Length of a string in Unicode code points, which is what JSON Schema counts. */
export const codePointLength = (text: string): number =>
  text.length - (text.match(pairs) ?? []).length

/** The characters that take two units of UTF-16; a lone surrogate counts as one character. */
const pairs = /[\u{10000}-\u{10ffff}]/gu

/** Whether there are more code points; mostly the number of UTF-16 units tells. */
export const isLongerThan = (text: string, limit: number): boolean =>
  text.length > limit && (text.length > 2 * limit || codePointLength(text) > limit)

/** Whether there are fewer code points. */
export const isShorterThan = (text: string, limit: number): boolean =>
  text.length < 2 * limit && (text.length < limit || codePointLength(text) < limit)
