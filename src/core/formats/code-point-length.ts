/** Returns the length of a string in Unicode code points, which JSON Schema counts. */
export const codePointLength = (text: string): number =>
  text.length - (text.match(pairs) ?? []).length

/** Characters of two UTF-16 code units; a lone surrogate counts as one character. */
const pairs = /[\u{10000}-\u{10ffff}]/gu

/** Returns whether there are more code points than `limit`; mostly the UTF-16 length decides. */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit || text.length > 2 * limit) return text.length > limit
  return codePointLength(text) > limit
}

/** Returns whether there are fewer code points than `limit`; mostly the UTF-16 length decides. */
export function isShorterThan(text: string, limit: number): boolean {
  if (text.length < limit || text.length >= 2 * limit) return text.length < limit
  return codePointLength(text) < limit
}
