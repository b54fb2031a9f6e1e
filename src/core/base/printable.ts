// Control characters, line and paragraph separators, halves of a character, what changes the
// direction of text, and the bracket of `##[`, which GitHub's runner obeys wherever it stands.
const unprintable =
  /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?<=##)\[/gu

/** The text without characters that a terminal obeys: each is shown as an escape instead. */
export const printable = (text: string): string => text.replace(unprintable, escaped)

/** The same for a text of several lines, which stay lines. */
export const printableLines = (text: string): string =>
  text.replace(unprintable, (found) => (found === '\n' ? found : escaped(found)))

/** Indented JSON in which no such character is left; it still parses to the same value. */
export const printableJson = (value: unknown): string =>
  printableLines(JSON.stringify(value, null, 2))

const escaped = (found: string): string => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`
