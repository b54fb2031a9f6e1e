/** Characters that no terminal shows wider than one column, and that combine with no other. */
const narrow = /^[\x20-\x7e…]*$/

/** CJK, Hangul, fullwidth forms and emoji take two columns. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}\p{Emoji_Presentation}\p{Regional_Indicator}]|\ufe0f/u

/** Marks and joiners without a base take no column. */
const invisible = /^[\p{Mn}\p{Me}\p{Cf}]+$/u

/** Made for the first text that needs it, which takes longer than a check. */
let graphemes: Intl.Segmenter | undefined

/** Returns the number of terminal columns that a text takes, without its colors. */
export function textWidth(text: string): number {
  if (narrow.test(text)) return text.length
  // Loaded here, because most texts do not get this far.
  const { stripVTControlCharacters } = process.getBuiltinModule('node:util')
  const shown = stripVTControlCharacters(text)
  if (narrow.test(shown)) return shown.length
  let columns = 0
  graphemes ??= new Intl.Segmenter()
  for (const { segment } of graphemes.segment(shown)) {
    columns += wide.test(segment) ? 2 : invisible.test(segment) ? 0 : 1
  }
  return columns
}

/**
 * Breaks text at spaces so that it fits into the width; the caller has printed `indent` columns,
 * which later lines start with as spaces. Does not break words, so that ids and URLs can be copied.
 */
export function wrapText(text: string, width: number, indent = 0): string {
  const lines = text.split('\n').flatMap((line) => wrapped(line, width - indent))
  return lines.join(`\n${' '.repeat(indent)}`)
}

function wrapped(line: string, width: number): string[] {
  const lines: string[] = []
  let current: string | undefined
  let columns = 0
  for (const word of line.split(' ')) {
    const added = textWidth(word)
    if (current !== undefined && columns + 1 + added > width) {
      lines.push(current.trimEnd())
      current = undefined
    }
    columns = current === undefined ? added : columns + 1 + added
    current = current === undefined ? word : `${current} ${word}`
  }
  return [...lines, current ?? '']
}

/** Wraps text and indents all of its lines. */
export const wrapIndented = (text: string, width: number, indent: number): string =>
  ' '.repeat(indent) + wrapText(text, width, indent)

/** Joins parts with two spaces; those that do not fit continue on an indented line. */
export function wrapParts(parts: readonly string[], width: number, indent = 4): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (last === undefined) lines.push(part)
    else if (Number.isFinite(width) && textWidth(`${last}  ${part}`) > width) {
      lines.push(' '.repeat(indent) + part)
    } else lines[lines.length - 1] = `${last}  ${part}`
  }
  return lines
}
