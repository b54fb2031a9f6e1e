// Control characters, line and paragraph separators, lone surrogates, and characters that change the
// direction of text; and the byte order mark, which breaks JSON and shows nothing.
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

// The same apart from `\n`, and apart from line breaks and tabs.
const unprintableInLines =
  /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
export const unprintableInOutput =
  /(?!\r?\n|\t)[\p{Cc}\p{Cs}\u2028\u2029\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Returns the text with escapes for the characters that a terminal would act on. */
export const printable = (text: string): string => text.replace(unprintable, escaped)

/** Returns the text with the same escapes, but keeps its line breaks. */
export const printableLines = (text: string): string => text.replace(unprintableInLines, escaped)

/** Returns indented JSON with the same escapes; it parses to the same value. */
export const printableJson = (value: unknown): string =>
  printableLines(JSON.stringify(value, null, 2))

/** Returns the escape of a character. */
export const escaped = (found: string): string =>
  `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`
