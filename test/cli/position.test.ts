import { describe, expect, test } from 'vitest'
import { positionsIn } from '../../src/cli/documents/position.js'

/** Counts the position of an offset character by character. */
function countedPosition(text: string, offset: number) {
  let line = 1
  let column = 1
  for (let at = 0; at < offset; at++) {
    const isBreak = text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')
    column = isBreak ? 1 : column + 1
    if (isBreak) line++
  }
  return { line, column }
}

describe.each([
  ['nothing', ''],
  ['one line', 'abc'],
  ['a line with a line break', 'abc\n'],
  ['only line breaks', '\n\n\n'],
  ['LF', 'a\nbc\n\nd'],
  ['CR', 'a\rbc\r\rd'],
  ['CR LF', 'a\r\nbc\r\n\r\nd'],
  ['all of them', '\r\na\n\rb\r\r\nc\n\n'],
  ['many lines', 'line\n'.repeat(33)],
  ['characters of two UTF-16 units', '👍a\n👍'],
])('positions in a text of %s', (_what, text) => {
  test('are 1-based lines and columns', () => {
    const positionAt = positionsIn(text)
    // In any order, and up to the end of the text.
    for (let offset = text.length; offset >= 0; offset--) {
      expect([offset, positionAt(offset)]).toEqual([offset, countedPosition(text, offset)])
    }
  })
})
