/**
 * Returns a copy of at most `most` characters. A copy, because a part of a long string would keep
 * the whole string in memory.
 */
export function copyText(text: string, most: number): string {
  if (text.length <= most) return copied(text)
  const isSplit = isHighSurrogate(text.charCodeAt(most - 1))
  return `${copied(text.slice(0, isSplit ? most - 1 : most))}…`
}

/** Keeps lone surrogates, which UTF-8 would replace. */
const copied = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le')

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff
