/** Length of a string in Unicode code points, which is what JSON Schema counts. */
export const codePointLength = (text: string): number =>
  text.length - (text.match(pairs) ?? []).length

/** The characters that take two units of UTF-16; a lone surrogate counts as one character. */
const pairs = /[\u{10000}-\u{10ffff}]/gu

/** Whether there are more code points; mostly the number of UTF-16 units tells. */
export function isLongerThan(text: string, limit: number): boolean {
  // Stryker disable next-line all: the units only spare the count, which would tell the same
  if (text.length <= limit || text.length > 2 * limit) return text.length > limit
  return codePointLength(text) > limit
}

/** Whether there are fewer code points. */
export function isShorterThan(text: string, limit: number): boolean {
  // Stryker disable next-line all: the units only spare the count, which would tell the same
  if (text.length < limit || text.length >= 2 * limit) return text.length < limit
  return codePointLength(text) < limit
}
