import { describe, expect, it } from 'vitest'
import { toJsonTextError } from '../../src/core/json-text/error.js'
import { readJson } from '../../src/core/json-text/read.js'
import { scanJson } from '../../src/core/json-text/scan.js'
import { golden } from '../golden.js'

const { expectTexts } = golden(new URL('errors.yaml', import.meta.url))

/** Returns the error of a text on one line. */
function errorOf(text: string): string {
  const { error } = scanJson(text)
  if (error === undefined) return 'nothing'
  const { line, column, message, received } = error
  return `${line}:${column} ${message}${received === undefined ? '' : `, not ${received}`}`
}

describe('an error after the start of a text', () => {
  const beginnings = [
    '',
    '[',
    '[1',
    '[1,',
    '{',
    '{"a"',
    '{"a":',
    '{"a":1',
    '{"a":1,',
    '{"a":[',
    '1',
  ]
  const signs = [...',:[]{}"\'\\-+.01eEtTx/#`_$!é\ufeff\u2028\u0000\v\f\u00a0']
  const words = ['', '//', '/*', '/ /', '# a', 'true', 'tru', 'truex', 'null', 'false', 'undefined']

  it.each(beginnings)('after %j', (beginning) => {
    const nexts = [...words, ...signs]
    const messages = nexts.map((next) => `${JSON.stringify(next)}: ${errorOf(beginning + next)}`)
    expectTexts(`after ${beginning}`, messages)
  })

  it('as a number', () => {
    const numbers = [
      ...[
        '-',
        '-a',
        '--1',
        '+1',
        '0',
        '-0',
        '00',
        '01',
        '-01',
        '-00',
        '10',
        '0a',
        '1a',
        '1.',
        '1.a',
      ],
      ...[
        '.1',
        '1..1',
        '1.0',
        '1.10',
        '0.1',
        '0.01',
        '1e',
        '1ea',
        '1e+',
        '1e-',
        '1e+-1',
        '1e1',
        '1E1',
      ],
      ...[
        '1e+1',
        '1E-1',
        '1e01',
        '1e1.1',
        '1.1e1',
        '1.e1',
        '1e1e1',
        '0e0',
        '-1.5E+10',
        '9',
        '1:',
        '1/',
      ],
    ]
    expectTexts(
      'numbers',
      numbers.flatMap((text) => [
        `${text}: ${errorOf(text)}`,
        `[${text},9]: ${errorOf(`[${text},9]`)}`,
      ]),
    )
  })

  it('within a string', () => {
    const escapes = [...'"\\/bfnrtuaBFNRTUx0\' \u0000\n'].map((sign) => `\\${sign}`)
    const hex = ['\\u', '\\u0', '\\u00', '\\u000', '\\u0000', '\\u00000', '\\uaAfF', '\\ug000']
    const more = ['\\u0g00', '\\u00g0', '\\u000g', '\\U0000', '\\\\u', '\\u 000', '\\u+000']
    const raw = [
      '\u0000',
      '\b',
      '\t',
      '\n',
      '\v',
      '\f',
      '\r',
      '\u001f',
      ' ',
      '\u007f',
      '\u2028',
      'é',
    ]
    const all = [...escapes, ...hex, ...more, ...raw, '\\', '\\"']
    expectTexts(
      'strings',
      all.flatMap((text) => [
        `${JSON.stringify(text)}: ${errorOf(`"${text}"`)}`,
        `${JSON.stringify(text)} left open: ${errorOf(`"${text}`)}`,
        `${JSON.stringify(text)} in a key: ${errorOf(`{"${text}":1}`)}`,
      ]),
    )
  })

  it('depends on the first character', () => {
    expect(scanJson('x#').error).toMatchObject({ message: 'expected a value', received: 'x' })
    expect(scanJson('é/*').error).toStrictEqual({
      ...{ code: 'value-expected', offset: 0, line: 1, column: 1 },
      message: 'expected a value',
    })
    expect(scanJson('éa').error).not.toHaveProperty('received')
  })

  it('repeats a short word or a character that is safe to print', () => {
    const shown = (text: string) => scanJson(`[1 ${text}`).error?.received
    const printable = Array.from({ length: 0x7f - 0x21 }, (_, at) => String.fromCharCode(0x21 + at))
    const kept = printable.filter((sign) => shown(sign) === sign)
    // A comma and a bracket would be valid; `#` starts a comment.
    expect(kept.join('')).toBe(
      '!"$%&\'()*+-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\^_abcdefghijklmnopqrstuvwxyz{|}~',
    )
    expect(
      ['ab c', 'a.b+c-d_e:', '-', '12345678901234567890x', '\u007f', '\u00a1'].map(shown),
    ).toEqual(['ab', 'a.b+c-d_e', '-', '12345678901234567890', undefined, undefined])
  })
})

describe('the line and the column', () => {
  const text = 'a\nbc\r\nd\re\n\r\n\n\rf'
  /** Each offset with line and column, as an editor counts. */
  const places = [
    ...['1:1', '1:2', '2:1', '2:2', '2:3', '2:4', '3:1', '3:2', '4:1', '4:2', '5:1', '5:2'],
    ...['6:1', '7:1', '8:1', '8:2'],
  ]
  it('are those of the offset', () => {
    const found = places.map((_, offset) => {
      const { line, column } = toJsonTextError(text, { code: 'text-ends', offset, message: '' })
      return `${line}:${column}`
    })
    expect(found).toEqual(places)
  })

  it('are added to the error', () => {
    expect(
      toJsonTextError('ab', { code: 'comment', offset: 1, message: 'b', received: 'c' }),
    ).toEqual({
      ...{ offset: 1, line: 1, column: 2 },
      ...{ code: 'comment', message: 'b', received: 'c' },
    })
  })
})

it('distinguishes a text that the engine cannot parse from an invalid one', () => {
  const { parse } = JSON
  JSON.parse = () => {
    throw new RangeError('too deep')
  }
  try {
    expect(readJson('{}').scan?.error).toEqual({
      ...{ code: 'beyond-engine', offset: 0, line: 1, column: 1 },
      message: 'the JSON is too deeply nested or too large to parse',
    })
    expect(readJson('{').scan?.error).toMatchObject({ message: '`{` is not closed' })
  } finally {
    JSON.parse = parse
  }
})

it.each([
  ['\ufeff{}', 'byte-order-mark'],
  ['{"a" 1}', 'colon-expected'],
  ['[1, // one\n2]', 'comment'],
  ['"\n"', 'control-character'],
  ['{} {}', 'end-expected'],
  ['"\\x"', 'escape-malformed'],
  ['"\\u00g0"', 'escape-malformed'],
  ['1e', 'exponent-without-digit'],
  ['1.', 'fraction-without-digit'],
  ['{a: 1}', 'key-expected'],
  ['+1', 'leading-plus'],
  ['.1', 'leading-point'],
  ['01', 'leading-zero'],
  ['-', 'minus-without-digit'],
  ['[1', 'not-closed'],
  ['[1 2]', 'separator-expected'],
  ["'a'", 'single-quotes'],
  ["{'a': 1}", 'single-quotes'],
  ['"a', 'string-not-closed'],
  ['{"a"', 'text-ends'],
  ['[1,]', 'trailing-comma'],
  ['{"a": 1,}', 'trailing-comma'],
  ['x', 'value-expected'],
  ['[,1]', 'value-missing'],
  ['{"a": }', 'value-missing'],
])('%j has the code %s', (text, code) => {
  expect(scanJson(text).error?.code).toBe(code)
})
