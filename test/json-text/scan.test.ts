import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createContract, scanJson } from '../../src/core/index.js'

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

it.each([
  ['\ufeff{}', 'byte-order-mark'],
  ['{"a" 1}', 'colon-expected'],
  ['[1, // one\n2]', 'comment'],
  ['"\n"', 'control-character'],
  ['{} {}', 'end-expected'],
  ['"\\x"', 'escape-malformed'],
  ['1e', 'exponent-without-digit'],
  ['1.', 'fraction-without-digit'],
  ['{a: 1}', 'key-expected'],
  ['+1', 'leading-plus'],
  ['.1', 'leading-point'],
  ['01', 'leading-zero'],
  ['-', 'minus-without-digit'],
  ['[1', 'not-closed'],
  ['[1 2]', 'separator-expected'],
  ["{'a': 1}", 'single-quotes'],
  ['"a', 'string-not-closed'],
  ['{"a"', 'text-ends'],
  ['{"a": 1,}', 'trailing-comma'],
  ['x', 'value-expected'],
  ['[,1]', 'value-missing'],
])('%j has the code %s', (text, code) => {
  expect(scanJson(text).error?.code).toBe(code)
})

it('counts lines and columns as an editor does', () => {
  const lines = 'a\nbc\r\nd\re\n\r\n\n\rf'
  const before = ['', ' ', '\n', '\n ', '\r\n', '\r', '\r ', '\n\r', '\n\r\n', '\n\n', '\r\r\n ']
  const wanted = ['1:1', '1:2', '2:1', '2:2', '2:1', '2:1', '2:2', '3:1', '3:1', '3:1', '3:2']
  const found = before.map((space) => {
    const { error } = scanJson(space + lines)
    return `${error?.line}:${error?.column}`
  })
  expect(found).toEqual(wanted)
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
      { numRuns: 500 },
    )
  })

  it('in texts with one change', () => {
    fc.assert(
      fc.property(anyJson, fc.nat(), fc.nat(3), piece, (text, where, dropped, put) => {
        const at = where % (text.length + 1)
        agrees(text.slice(0, at) + put + text.slice(at + dropped))
      }),
      { numRuns: 500 },
    )
  })

  it('in texts that end too early', () => {
    fc.assert(
      fc.property(anyJson, fc.nat(), (text, where) => agrees(text.slice(0, where % text.length))),
      { numRuns: 300 },
    )
  })
})

describe('a request with a text as its body', () => {
  const { checkHttp } = createContract({
    rules: { 'auth/*': 'off', 'request-id/*': 'off', 'idempotency/*': 'off' },
  })
  const headers = { 'Content-Type': 'application/json' }
  const rulesOf = (body: string) => {
    const verdict = checkHttp({ method: 'POST', url: '/v5/campaigns/search', headers, body })
    const found = [
      ...(verdict?.ok === false ? verdict.violations : []),
      ...(verdict?.warnings ?? []),
    ]
    return found
      .filter(({ rule }) => /^body\/(duplicate-key|number-precision|not-json)/.test(rule))
      .map(({ rule, pointer }) => `${rule} ${pointer}`)
  }

  it.each([
    ['at depth', '{"x":[{"b":[{"a":{},"a":{}}]}]}', ['body/duplicate-key /x/0/b/0/a']],
    ['`__proto__`', '{"__proto__":1,"__proto__":2}', ['body/duplicate-key /__proto__']],
    ['whose first value has keys', '{"a":{"b":1},"a":{"c":1}}', ['body/duplicate-key /a']],
    ['before spaced colons', '{"a" :1,"a"\n:2,"b":"\\":"}', ['body/duplicate-key /a']],
    ['a number after spaces', '{"a" : \r\n\t -1e400 }', ['body/number-precision /a']],
    ['a number in an array', '{"a":[[0.10000000000000001]]}', ['body/number-precision /a/0/0']],
    ['strings with colons', '{"a":"https://x:80/12:30","b":["c:d"],"e:f":"g"}', []],
    ['spaces of all kinds', '{\r\n\t"a" : {"b"\n:[true, {"c":null}]}}', []],
    ['numbers that parsing keeps', '{"a":-1.5,"b":{"c":9007199254740992},"d":1e2}', []],
    ['keys that prototypes have', '{"__proto__":{"toString":"a"},"constructor":"b"}', []],
  ])('is searched for what parsing loses: %s', (_what, body, wanted) => {
    expect(rulesOf(body)).toEqual(wanted)
  })

  it('is searched also if prototypes have more keys', () => {
    const prototype = Object.prototype as Record<string, unknown>
    prototype.inherited = 1
    try {
      expect(rulesOf('{"a":1,"a":2}')).toContain('body/duplicate-key /a')
    } finally {
      delete prototype.inherited
    }
  })
})
