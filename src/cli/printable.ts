// Control characters, line and paragraph separators, and what changes the direction of text.
const unprintable = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** The text without characters that a terminal obeys: each is shown as an escape instead. */
export const printable = (text: string): string => text.replace(unprintable, escaped)

/** Indented JSON in which no such character is left; it still parses to the same value. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(unprintable, (found) =>
    found === '\n' ? found : escaped(found),
  )

const escaped = (found: string): string => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`
