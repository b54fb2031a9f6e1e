import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { positionsIn } from '../../../src/cli/documents/position.js'
import { readCommands } from '../../../src/cli/inputs/shell/shell-commands.js'
import { shellQuoted } from '../../../src/core/base/shell.js'
import { ansiQuoted, argument, doubleQuoted, mixed } from './quoted-words.js'

const wordsOf = (text: string): string[][] => {
  const { commands, failure } = readCommands(
    { text, at: 0, positionAt: positionsIn(text) },
    () => true,
  )
  if (failure) throw failure.error
  return commands.map(({ words }) => words.map((word) => word.text))
}

describe('quoting an argument and reading it back is the identity', () => {
  test.each([
    ['single quotes', shellQuoted],
    ['double quotes', doubleQuoted],
    ['ANSI-C quotes', ansiQuoted],
  ])('%s', (_, quoted) => {
    fc.assert(
      fc.property(fc.array(argument), (all) => {
        expect(wordsOf(['curl', ...all.map(quoted)].join(' '))).toEqual([['curl', ...all]])
      }),
    )
  })

  test('parts in different quotes', () => {
    fc.assert(
      fc.property(fc.array(mixed), (all) => {
        const text = ['curl', ...all.map(({ written }) => written)].join(' \\\n\t')
        expect(wordsOf(text)).toEqual([['curl', ...all.map(({ value }) => value)]])
      }),
    )
  })
})

test('never throws anything but an input error, and always ends', () => {
  const piece = fc.constantFrom(
    ...[
      'curl',
      ' ',
      '\n',
      "'",
      '"',
      "$'",
      '`',
      '$(',
      ')',
      '(',
      '((',
      '))',
      '$((',
      '${',
      '}',
      '<<E',
    ],
    ...['E', '<<<', '<', '>', '&>', '2>', '|', '||', '&', ';', '#', '\\', '\r\n', 'A=', '$A', '<('],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('')
      readCommands({ text, at: 0, positionAt: positionsIn(text) }, () => true)
    }),
  )
})

test.each<[string, string, string[][]]>([
  ['blanks in values', 'A="a  b"\nc $A "$A"', [['A=a  b'], ['c', 'a', 'b', 'a  b']]],
  ['assignments of variables', 'A="a b"\nB=$A\nc "$B"', [['A=a b'], ['B=a b'], ['c', 'a b']]],
  ['appended values', 'A=a\nA+=b\nc $A', [['A=a'], ['A+=b'], ['c', 'ab']]],
  ['empty words', `c '' "" $'' $A`, [['c', '', '', '', '{{A}}']]],
  ['backslashes', 'c \\a "\\a\\$\\"" a\\ b', [['c', 'a', '\\a$"', 'a b']]],
  ['bytes of UTF-8', "c $'\\xc3\\xa9\\303\\251\\u00e9\\ud83d\\ude00'", [['c', 'ééé😀']]],
  ['descriptors', 'c a 2>b >c 3 2>&1', [['c', 'a', '3']]],
])('%s', (_, text, wanted) => {
  expect(wordsOf(text)).toEqual(wanted)
})

describe('hostile text takes linear time', () => {
  const size = 2 ** 20
  test.each([
    ['quotes', "'".repeat(size)],
    ['double quotes', '"'.repeat(size + 1)],
    ['substitutions', 'curl $('.repeat(size / 8)],
    ['backticks', 'curl `'.repeat(size / 8)],
    ['closed substitutions', 'curl $(a)'.repeat(size / 8)],
    ['arithmetic', '((\n'.repeat(size / 4)],
    ['arithmetic in words', 'curl $((\n'.repeat(size / 8)],
    ['here-documents', 'curl <<E\n'.repeat(size / 8)],
    ['here-documents in a line', `curl${' <<E'.repeat(size / 4)}\nE\n`],
    ['lines of a here-document', `curl <<E\n${'a b\n'.repeat(size / 4)}`],
    ['growing variables', 'A=$A$A$A\n'.repeat(size / 8)],
    ['large variables', `A=${'a'.repeat(2 ** 15)}\n${'curl "$A"\n'.repeat(size / 16)}`],
    ['pipes', 'curl|'.repeat(size / 8)],
    ['backslashes', '\\'.repeat(size)],
    ['short options', `curl -${'G'.repeat(size)}`],
    ['parentheses', '('.repeat(size)],
    ['process substitutions', '<('.repeat(size / 2)],
  ])('%s', (_, text) => {
    const start = performance.now()
    readCommands({ text, at: 0, positionAt: positionsIn(text) }, () => true)
    expect(performance.now() - start).toBeLessThan(20_000)
  })
})
