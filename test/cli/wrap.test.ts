import { describe, expect, test } from 'vitest'
import { columnsOf } from '../../src/cli/host/columns.js'
import { padColumns, textWidth, wrapText } from '../../src/cli/host/wrap.js'

describe('columnsOf', () => {
  test.each<[string, number | undefined, Record<string, string>, number]>([
    ['the width of the terminal', 100, { COLUMNS: '70' }, 100],
    ['COLUMNS without one', undefined, { COLUMNS: '70' }, 70],
    ['COLUMNS when the terminal reports none', 0, { COLUMNS: '70' }, 70],
    ['80 when both are unknown', undefined, {}, 80],
    ['80 when COLUMNS is no number', undefined, { COLUMNS: 'wide' }, 80],
    ['at least 40', 10, {}, 40],
    ['at most 160', 400, {}, 160],
  ])('returns %s', (_what, columns, env, want) => {
    expect(columnsOf({ stdout: { write: () => {}, columns }, env })).toBe(want)
  })
})

test.each([
  ['letters', 'abc', 3],
  ['colors, which take none', '\u001b[31mabc\u001b[39m', 3],
  ['CJK characters', '你好', 4],
  ['Hangul', '한글', 4],
  ['fullwidth forms', 'ａ', 2],
  ['an emoji', '🎉', 2],
  ['an ellipsis and a times sign', '…×', 2],
  ['a combining accent', 'e\u0301', 1],
  ['nothing', '', 0],
])('textWidth counts %s', (_what, text, want) => {
  expect(textWidth(text)).toBe(want)
  expect(padColumns(text, 5)).toBe(text + ' '.repeat(5 - want))
})

test('padColumns leaves a text that is too wide as it is', () => {
  expect(padColumns('abcdef', 3)).toBe('abcdef')
})

test.each<[string, string, number, number, string]>([
  ['a text that fits', 'one two', 7, 0, 'one two'],
  ['a text that is one column too wide', 'one two', 6, 0, 'one\ntwo'],
  ['with an indent, which counts on every line', 'one two three', 9, 2, 'one two\n  three'],
  ['a word that is too wide, whole', 'a wonderful b', 5, 0, 'a\nwonderful\nb'],
  ['the lines of a text by themselves', 'one\ntwo three', 5, 1, 'one\n two\n three'],
  ['wide characters', '你好 你好', 8, 0, '你好\n你好'],
  [
    'colored text by what is shown',
    '\u001b[1mone\u001b[22m two',
    7,
    0,
    '\u001b[1mone\u001b[22m two',
  ],
  ['nothing', '', 10, 2, ''],
])('wrapText wraps %s', (_what, text, width, indent, want) => {
  expect(wrapText(text, width, indent)).toBe(want)
})
