/** Removes what routers may ignore: letter case, nested escapes, blanks and control characters. */
export const folded = (segment: string): string =>
  decoded(decoded(segment)).replace(invisible, '').toUpperCase().toLowerCase()

const invisible = /[\p{Cc}\s]/gu

/** The most characters that can encode one character of a literal, with nested escapes. */
const longestSpelling = 16

/** Returns a test whether a router may read a segment as a literal; it folds each segment once. */
export function spellingTest(): (segment: string, literal: string) => boolean {
  const known = new Map<string, string>()
  const foldedOnce = (segment: string): string => {
    const before = known.get(segment)
    if (before !== undefined) return before
    const text = folded(segment)
    known.set(segment, text)
    return text
  }
  return (segment, literal) =>
    segment === literal ||
    (segment.length <= literal.length * longestSpelling && foldedOnce(segment) === literal)
}

/** Returns a test whether a URL may contain literals in sequence, in any spelling. */
export function holdingTest(url: string): (literals: readonly string[]) => boolean {
  // Letters outside ASCII may fold to ASCII letters.
  if (/[^!-~]|%(?:25)*[89a-f]/i.test(url)) return () => true
  const text = url
    .replace(/%(?:25)*([0-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/[^!-~]/g, '')
    .toLowerCase()
  return (literals) => {
    let start = 0
    return literals.every((literal) => {
      const index = text.indexOf(literal, start)
      start = index + literal.length
      return index >= 0
    })
  }
}

/** Decodes all valid escapes and keeps the rest. */
export function decoded(segment: string): string {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes)
      } catch {
        return escapes
      }
    })
  }
}
