import { stripVTControlCharacters } from 'node:util'

const columnsOf = (text: string): number => stripVTControlCharacters(text).length

/**
 * Breaks a line at spaces so that no line is longer than the width, unless a word is; later lines start
 * with `indent` spaces.
 */
export function wrap(line: string, width: number, indent = 0): string[] {
  const lines: string[] = []
  let current: string | undefined
  for (const word of line.split(' ')) {
    if (current === undefined) {
      current = word
    } else if (current.trim() !== '' && columnsOf(current) + 1 + columnsOf(word) > width) {
      lines.push(current)
      current = ' '.repeat(indent) + word
    } else {
      current = `${current} ${word}`
    }
  }
  return [...lines, current ?? ''].map((each) => each.trimEnd())
}
