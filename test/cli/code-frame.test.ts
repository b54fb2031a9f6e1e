import { expect, test } from 'vitest'
import { InputError } from '../../src/cli/documents/input-error.js'
import { linesIn } from '../../src/cli/documents/position.js'
import { codeFrame } from '../../src/cli/formats/code-frame.js'
import { plainScreen } from '../../src/cli/formats/plain-screen.js'
import { textWidth } from '../../src/cli/host/wrap.js'
import { unreadableResult } from '../../src/cli/results/document-result.js'
import { withExcerpts } from '../../src/cli/results/excerpts.js'

/** Returns the frame of a position in a text, as an input error shows it. */
function frameAt(text: string, position: object, width = 40): string[] {
  const result = unreadableResult(new InputError('x', position as never))
  const { excerpt } = withExcerpts(result, linesIn(text)).error ?? {}
  return excerpt === undefined ? [] : codeFrame(excerpt, 'error', { ...plainScreen, width })
}

test.each<[string, string, object, string[]]>([
  [
    'the lines above and below',
    'one\ntwo\nthree\nfour',
    { line: 2, column: 1 },
    ['      1 │ one', '    > 2 │ two', '        │ ^^^', '      3 │ three'],
  ],
  ['one line', 'a: 1\n', { line: 1, column: 4 }, ['    > 1 │ a: 1', '        │    ^']],
  [
    'a range',
    'a: [1, 2]',
    { line: 1, column: 4, endLine: 1, endColumn: 10 },
    ['    > 1 │ a: [1, 2]', '        │    ^^^^^^'],
  ],
  [
    'a range of several lines up to the end of its first',
    'a: [1,  \n2]',
    { line: 1, column: 4, endLine: 2, endColumn: 3 },
    ['    > 1 │ a: [1,', '        │    ^^^', '      2 │ 2]'],
  ],
  [
    'tabs and wide characters, with carets in their columns',
    '\t東京: "🗼"',
    { line: 1, column: 6, endLine: 1, endColumn: 10 },
    ['    > 1 │   東京: "🗼"', '        │         ^^^^'],
  ],
  [
    'line breaks of Windows and of old Macs',
    'a\r\nb\rc',
    { line: 2, column: 1 },
    ['      1 │ a', '    > 2 │ b', '        │ ^', '      3 │ c'],
  ],
  ['the end of a text', 'a: ', { line: 1, column: 4 }, ['    > 1 │ a:', '        │    ^']],
  ['a position after the text', 'a', { line: 3, column: 4 }, []],
])('shows %s', (_, text, position, frame) => {
  expect(frameAt(text, position)).toEqual(frame)
})

test('fits long lines into the width, around the mark', () => {
  const text = `{"a":"${'東'.repeat(9000)}","b":"${'x'.repeat(9000)}","c":"HALT","d":"${'y'.repeat(9000)}"}`
  for (const found of ['"a"', '"b"', '"HALT"', '"d"', '}']) {
    const column = text.indexOf(found) + 1
    const range = { line: 1, column, endLine: 1, endColumn: column + found.length }
    for (const width of [40, 60, 80, 120]) {
      const [line = '', carets = ''] = frameAt(text, range, width)
      expect(textWidth(line), line).toBeLessThanOrEqual(width)
      expect(carets.replace(/^[ │]*/, '')).toBe('^'.repeat(found.length))
      // The carets are below what they mark.
      const before = carets.indexOf('^')
      let at = 0
      let columns = 0
      for (const character of line) {
        if (columns >= before) break
        columns += textWidth(character)
        at += character.length
      }
      expect(line.slice(at).startsWith(found), `${line}\n${carets}`).toBe(true)
    }
  }
})

test('takes time in proportion to what it shows, not to the line', () => {
  const text = `{"a":"${'x'.repeat(2 ** 22)}","b":1}`
  const lineAt = linesIn(text)
  const at = { line: 1, column: text.length - 1, endLine: 1, endColumn: text.length }
  const result = unreadableResult(new InputError('x', at as never))
  const start = performance.now()
  for (let count = 0; count < 10_000; count++) withExcerpts(result, lineAt)
  const excerpts = performance.now() - start
  const scan = performance.now()
  for (let count = 0; count < 200; count++) JSON.parse(text)
  // Reading the line for each finding would take fifty times as long.
  expect(excerpts).toBeLessThan(performance.now() - scan)
})
