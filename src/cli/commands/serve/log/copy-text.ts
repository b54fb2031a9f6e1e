/** Returns at most `most` characters of a text, with an ellipsis if it is longer. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const isSplit = isHighSurrogate(text.charCodeAt(most - 1))
  return `${text.slice(0, isSplit ? most - 1 : most)}…`
}

/**
 * Returns the same as a copy, for texts to keep: a part of a long string keeps the whole string in
 * memory. The encoding keeps lone surrogates.
 */
export const copyText = (text: string, most: number): string =>
  Buffer.from(cutText(text, most), 'utf16le').toString('utf16le')

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff
