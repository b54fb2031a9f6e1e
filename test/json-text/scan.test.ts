import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson } from '../../src/core/json-text/read.js'
import { scanJson } from '../../src/core/json-text/scan.js'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const duplicatesOf = (text: string) => scanJson(text).duplicateKeys.map(({ path }) => path)

describe('the error of a text that is not JSON', () => {
  it.each([
    ['nothing', '', 1, 1, 'expected a value, but the text ends'],
    ['white space alone', ' \n ', 2, 2, 'expected a value, but the text ends'],
    [
      'a byte order mark',
      '\ufeff{}',
      1,
      1,
      'a byte order mark is not allowed before the JSON value',
    ],
    ['an array left open', '\n[[0], 1', 2, 1, '`[` is not closed'],
    ['an empty array left open', '[', 1, 1, '`[` is not closed'],
    ['an object left open', '[{\n"a": 1', 1, 2, '`{` is not closed'],
    ['an empty object left open', '{', 1, 1, '`{` is not closed'],
    [
      'a text that ends after a comma',
      '{"a":1,',
      1,
      8,
      'expected a key in double quotes, but the text ends',
    ],
    ['a text that ends after a key', '{"a"', 1, 5, 'expected `:` after the key, but the text ends'],
    ['a text that ends after a colon', '{"a":', 1, 6, 'expected a value, but the text ends'],
    ['a comma before }', '{"a": 1,\n}', 1, 8, 'trailing comma before `}`'],
    ['a comma before ]', '[1, ]', 1, 3, 'trailing comma before `]`'],
    ['a comma first', '[,1]', 1, 2, 'a value is missing before the comma'],
    ['a member without value', '{"a":}', 1, 6, 'a value is missing after the colon'],
    ['a member without colon', '{"a" 1}', 1, 6, 'expected `:` after the key, not `1`'],
    ['no comma between members', '{"a":1 "b":2}', 1, 8, 'expected `,` or `}`, not `"`'],
    ['no comma between items', '[1 2]', 1, 4, 'expected `,` or `]`, not `2`'],
    ['the wrong bracket', '[1}', 1, 3, 'expected `,` or `]`, not `}`'],
    ['the wrong bracket after a comma', '[1,}', 1, 4, 'expected a value, not `}`'],
    ['a key without quotes', '{a:1}', 1, 2, 'expected a key in double quotes, not `a`'],
    ['a string in single quotes', "['a']", 1, 2, 'JSON requires double quotes'],
    ['a key in single quotes', "{'a':1}", 1, 2, 'JSON requires double quotes'],
    ['a comment', '{} // done', 1, 4, 'JSON does not allow comments'],
    ['a comment before a key', '{/**/"a":1}', 1, 2, 'JSON does not allow comments'],
    ['a comment before a value', '# note\n1', 1, 1, 'JSON does not allow comments'],
    ['a comment after an item', '[1/**/]', 1, 3, 'JSON does not allow comments'],
    ['another language', '[True]', 1, 2, 'expected a value, not `True`'],
    ['NaN', '[NaN]', 1, 2, 'expected a value, not `NaN`'],
    ['a long word', `[${'no'.repeat(99)}]`, 1, 2, `not \`${'no'.repeat(10)}\``],
    ['a second value', '{} {}', 1, 4, 'expected the end of the text, not `{`'],
    ['a plus sign', '[+1]', 1, 2, 'a number must not start with a plus sign'],
    ['a bare point', '[.5]', 1, 2, 'a number must have a digit before its decimal point'],
    ['a point at the end', '[5.]', 1, 4, 'a decimal point must be followed by a digit'],
    ['a bare minus', '[-]', 1, 3, 'a minus sign must be followed by a digit'],
    ['a zero in front', '[-012]', 1, 3, 'a number must not have leading zeros'],
    ['an empty exponent', '[1e+]', 1, 5, 'an exponent must have a digit'],
    ['a string left open', '["a', 1, 2, 'the string is not closed'],
    ['a string left open after \\', '["a\\', 1, 2, 'the string is not closed'],
    [
      'a line break in a string',
      '["a\nb"]',
      1,
      4,
      'a line break inside a string must be written `\\n`',
    ],
    ['a tab in a string', '["\t"]', 1, 3, 'must be written `\\t`'],
    ['a control character', '["\u0001"]', 1, 3, 'must be written `\\u0001`'],
    ['the last control character', '["\u001f"]', 1, 3, 'must be written `\\u001f`'],
    ['an unknown escape', '["\\x41"]', 1, 3, 'invalid escape; write a backslash as `\\\\`'],
    ['half an escape', '["\\u12"]', 1, 3, 'must be followed by four hexadecimal digits'],
    ['lines of every kind', '[\r\n1,\r2,\n!]', 4, 1, 'expected a value, not `!`'],
  ])('%s: says where and why', (_what, text, line, column, why) => {
    const { error } = scanJson(text)
    expect(isJson(text)).toBe(false)
    expect(error).toMatchObject({ line, column })
    // The text is not part of the message, which may be public.
    const shown = error?.received === undefined ? '' : `, not \`${error.received}\``
    expect(`${error?.message}${shown}`).toContain(why)
    expect(readJson(text)).toEqual({ scan: scanJson(text) })
  })

  it.each([
    ['a control character', '[\u001b]'],
    ['a letter of another script', '[東]'],
    ['a change of direction', '[\u202e]'],
    ['a backtick', '[`]'],
  ])('does not repeat %s', (_what, text) => {
    expect(scanJson(text).error?.message).toBe('expected a value')
  })
})

describe('a duplicate key', () => {
  it.each([
    ['none', '{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}', []],
    ['at the top', '{"a":1,"a":2}', [['a']]],
    ['each repetition', '{"a":1,"b":1,"a":2,"a":3}', [['a'], ['a']]],
    ['in an array', '[0,[{}],{"x":1,"y":2,"x":3}]', [[2, 'x']]],
    ['after the same key deeper', '{"a":{"a":1,"a":2},"a":3}', [['a', 'a'], ['a']]],
    ['behind escapes', '{"\\u0061/":1,"a\\/":2}', [['a/']]],
    ['of prototypes', '{"__proto__":1,"constructor":2,"__proto__":3}', [['__proto__']]],
    ['without a letter', '{"":1,"":2}', [['']]],
    ['without a letter, once', '{"a":1,"":2}', []],
    ['like an index', '{"0":1,"00":2,"0":3}', [['0']]],
    ['not in another letter case', '{"a":1,"A":2}', []],
  ])('%s', (_what, text, paths) => {
    expect(duplicatesOf(text)).toEqual(paths)
  })

  it('is found at its offset', () => {
    expect(scanJson('{"a":1,  "a":2}').duplicateKeys[0]?.offset).toBe(9)
  })

  it('is found if the parsed value has fewer keys than the text', () => {
    const key = fc.constantFrom('"a"', '"b"', '"\\u0061"', '"__proto__"', '"c"')
    fc.assert(
      fc.property(fc.array(key, { maxLength: 6 }), (keys) => {
        const text = `{${keys.map((name) => `${name}:0`).join()}}`
        const lost = keys.length - Object.keys(JSON.parse(text)).length
        expect(duplicatesOf(text)).toHaveLength(lost)
      }),
    )
  })
})

describe('the scan accepts what JSON.parse accepts', () => {
  const anyJson = fc.json({ depthSize: 'medium', stringUnit: 'binary' })
  const piece = fc.constantFrom(
    ...'{}[],:"\'\\/#+-.eE0123456789 \t\n\r\ufeff\u2028\u0000\u007ftruefalsn'.split(''),
    ...['true', 'null', '\\u00e9', '\\ud800', '""', '"a":', '1e5', '-0', '[]', '{}'],
  )
  const agrees = (text: string) => {
    const { error } = scanJson(text)
    expect(error === undefined).toBe(isJson(text))
    if (error !== undefined) expect(error.offset).toBeLessThanOrEqual(text.length)
  }

  it('in texts with spaces of all kinds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2, '\t', '\n', '\r'), (value, space) => {
        agrees(JSON.stringify(value, null, space) as string)
      }),
    )
  })

  it('in texts of a few pieces', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => agrees(pieces.join(''))),
      { numRuns: 5000 },
    )
  })

  it('in texts with one change', () => {
    fc.assert(
      fc.property(anyJson, fc.nat(), fc.nat(3), piece, (text, where, dropped, put) => {
        const at = where % (text.length + 1)
        agrees(text.slice(0, at) + put + text.slice(at + dropped))
      }),
      { numRuns: 5000 },
    )
  })

  it('in texts that end too early', () => {
    fc.assert(
      fc.property(anyJson, fc.nat(), (text, where) => agrees(text.slice(0, where % text.length))),
      { numRuns: 1000 },
    )
  })

  it('and parses the same value', () => {
    fc.assert(
      fc.property(anyJson, (text) => {
        expect(readJson(text).value).toEqual(JSON.parse(text))
      }),
    )
  })
})
