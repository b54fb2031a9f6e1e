import { describe, expect, test } from 'vitest'
import { InputError } from '../../src/cli/documents/input-error.js'
import type { SourceDocument } from '../../src/cli/documents/source-document.js'
import { readYaml } from '../../src/cli/documents/yaml-document.js'

/** Returns the value or the error of each document. */
const outcomes = (text: string) =>
  readYaml(text).map((document) =>
    document instanceof InputError
      ? `${document.position?.line}:${document.position?.column} ${document.message}`
      : document.value,
  )

describe('document depth', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => `${' '.repeat(at)}a:\n`).join('')

  test.each([
    ['lists', `${'['.repeat(200)}${']'.repeat(200)}`],
    ['lists and a value', `${'['.repeat(199)}1${']'.repeat(199)}`],
    ['objects', `${'{a: '.repeat(199)}1${'}'.repeat(199)}`],
    ['lines', lines(199)],
    ['items', `${'- '.repeat(199)}1`],
    ['many siblings', `[${'[[]], '.repeat(500)}]`],
    ['several documents', `${'['.repeat(150)}${']'.repeat(150)}\n---\n`.repeat(3)],
  ])('may be 200 levels: %s', (_what, text) => {
    expect(readYaml(text)[0]).not.toBeInstanceOf(InputError)
  })

  test.each([
    ['lists', '['.repeat(201), '1:201'],
    ['lists and a value', `${'['.repeat(200)}1${']'.repeat(200)}`, '1:201'],
    ['objects', `${'{a: '.repeat(200)}1${'}'.repeat(200)}`, '1:801'],
    ['lines', lines(201), '201:201'],
    ['items', `${'- '.repeat(200)}1`, '1:401'],
    ['keys', `${'? '.repeat(200)}1`, '1:401'],
    ['a list in a key', `{? ${'['.repeat(200)}${']'.repeat(200)} : 1}`, '1:203'],
    ['the second document', `a: 1\n---\n${'['.repeat(201)}`, '3:201'],
    ['far too many', '['.repeat(50_000), '1:201'],
  ])('rejects deeper nesting: %s', (_what, text, position) => {
    expect(outcomes(text)).toEqual([`${position} nested deeper than 200 levels`])
  })
})

describe('the documents of a text', () => {
  test.each<[string, string, unknown[]]>([
    ['one', 'a: 1', [{ a: 1 }]],
    ['two', 'a: 1\n---\nb: 2\n', [{ a: 1 }, { b: 2 }]],
    [
      'empty ones are none',
      '---\n---\na: 1\n---\n# nothing\n---\nb: 2\n...\n',
      [{ a: 1 }, { b: 2 }],
    ],
    ['nothing but empty ones', '---\n---\n', ['1:1 the file is empty']],
    ['a null that is written', 'null', [null]],
    ['a null that is written as a tilde', '~\n---\na: 1', [null, { a: 1 }]],
    ['an empty text that is written', "''", ['']],
    [
      'an invalid one next to others',
      'a: 1\n---\na: b: c\n---\nb: 2\n',
      [{ a: 1 }, '3:4 invalid YAML: Nested mappings are not allowed in compact mappings', { b: 2 }],
    ],
    [
      'an invalid one without content',
      '---\n]\n',
      ['2:1 invalid YAML: Unexpected flow-seq-end token in YAML document: "]"'],
    ],
    [
      'an unknown version',
      '%YAML 3.0\n---\na: 1',
      ['1:7 invalid YAML: Unsupported YAML version 3.0'],
    ],
    ['a tag of YAML', 'a: !!str 1', [{ a: '1' }]],
    ['an unknown tag', 'a: !x 1', ['1:4 invalid YAML: Unresolved tag: !x']],
    ['a set', '!!set {a}', ['1:1 invalid YAML: Unresolved tag: tag:yaml.org,2002:set']],
  ])('%s', (_what, text, wanted) => {
    expect(outcomes(text)).toEqual(wanted)
  })
})

describe('a value', () => {
  test.each<[string, string, unknown]>([
    [
      'words of YAML 1.1',
      '[yes, no, on, off, 0o17, 0x1F, 1_000, 017]',
      ['yes', 'no', 'on', 'off', 15, 31, '1_000', 17],
    ],
    [
      'words of JSON',
      '[true, false, null, 1, -1.5, 1e3, "a", TRUE, Null, ~]',
      [true, false, null, 1, -1.5, 1000, 'a', true, null, null],
    ],
    ['dates', '[2025-11-20, 2025-11-20T10:00:00Z]', ['2025-11-20', '2025-11-20T10:00:00Z']],
    ['a merge key', 'a: &a {b: 1}\nc: {<<: *a}', { a: { b: 1 }, c: { '<<': { b: 1 } } }],
    [
      'keys of all kinds',
      '{1: a, true: b, null: c, 1.5: d}',
      { 1: 'a', true: 'b', '': 'c', 1.5: 'd' },
    ],
    ['an alias twice', 'a: &a [1]\nb: *a\nc: *a', { a: [1], b: [1], c: [1] }],
    ['a key that is an alias', 'a: &a b\n*a : 1', { a: 'b', b: 1 }],
    ['the nearest of two anchors', '- &a 1\n- *a\n- &a [2]\n- *a', [1, 1, [2], [2]]],
    ['an alias of an object', '[&a {b: 1}, *a]', [{ b: 1 }, { b: 1 }]],
    ['infinity', '.inf', Number.POSITIVE_INFINITY],
    ['an inherited key', '__proto__: 1', JSON.parse('{"__proto__": 1}')],
  ])('of %s', (_what, text, value) => {
    const [document] = readYaml(text)
    if (document instanceof InputError) expect(document.message).toBe('')
    expect((document as SourceDocument).value).toEqual(value)
  })

  test.each([
    ['no number', '[.nan]', '1:2 `.nan` has no JSON equivalent'],
    ['no number as a key', '{.nan: 1}', '1:2 `.nan` has no JSON equivalent'],
    ['an object as a key', '? {a: 1}\n: 2', '1:3 Keys must be strings'],
    ['a list as a key', '[a]: 1', '1:1 Keys must be strings'],
    ['a list as a key, by an alias', 'a: &a [1]\n*a : 2', '2:1 Keys must be strings'],
    ['nothing as a key, by an alias', '*a : 2', '1:1 Unknown alias `*a`'],
    ['an alias before its anchor', '- *a\n- &a 1', '1:3 Unknown alias `*a`'],
    ['a duplicate key', 'a: 1\nb: 2\n"a": 3', '3:1 Duplicate key `a`'],
    ['a duplicate key in a nested object', 'a: [{b: 1, b: 2}]', '1:12 Duplicate key `b`'],
    ['a duplicate key, once as an alias', 'a: &a b\nb: 1\n*a : 2', '3:1 Duplicate key `b`'],
    ['a duplicate number', '1: a\n0x1: b', '2:1 Duplicate key `1`'],
    ['an alias in its own target', '&a [*a]', '1:5 The alias `*a` refers to itself'],
    [
      'an alias in its own nested target',
      'a: &a\n  b: {c: *a}',
      '2:10 The alias `*a` refers to itself',
    ],
    ['an unknown alias', 'a: *b', '1:4 Unknown alias `*b`'],
  ])('cannot be made of %s', (_what, text, message) => {
    expect(outcomes(text)).toEqual([message])
  })

  test('may expand an alias up to a hundred times', () => {
    const repeated = (times: number) => `- &a [1]\n${'- *a\n'.repeat(times - 1)}`
    expect(outcomes(repeated(100))[0]).toHaveLength(100)
    expect(outcomes(repeated(101))).toEqual(['1:1 aliases (`*name`) expand to too many values'])
  })
})

describe('the position of', () => {
  const text = `a: 1
b:
  c: x
  d:
    - 1
    - {e: 2}
f: {g: [3, {h: 4}]}
i:
j: &j
  k: 5
l: *j
"m n": |
  text
? o
: p
`
  test.each<[string, (string | number)[], 'key' | 'value', string]>([
    ['the whole', [], 'value', '1:1'],
    ['the whole, by key', [], 'key', '1:1'],
    ['a value', ['a'], 'value', '1:4'],
    ['a key', ['a'], 'key', '1:1'],
    ['a block, which has no bracket', ['b'], 'value', '2:1'],
    ['a block, by key', ['b'], 'key', '2:1'],
    ['a value in a block', ['b', 'c'], 'value', '3:6'],
    ['a key in a block', ['b', 'c'], 'key', '3:3'],
    ['a list', ['b', 'd'], 'value', '4:3'],
    ['an item', ['b', 'd', 0], 'value', '5:7'],
    ['an item, which has no key', ['b', 'd', 0], 'key', '5:7'],
    ['an item by a text', ['b', 'd', '1'], 'value', '6:7'],
    ['a value in an item', ['b', 'd', 1, 'e'], 'value', '6:11'],
    ['a key in an item', ['b', 'd', 1, 'e'], 'key', '6:8'],
    ['a flow value', ['f'], 'value', '7:4'],
    ['a flow value, by key', ['f'], 'key', '7:1'],
    ['a flow list', ['f', 'g'], 'value', '7:8'],
    ['a deeply nested value', ['f', 'g', 1, 'h'], 'value', '7:16'],
    ['no value', ['i'], 'value', '8:3'],
    ['no value, by key', ['i'], 'key', '8:1'],
    ['an alias', ['l'], 'value', '11:4'],
    ['the target of an alias', ['l', 'k'], 'value', '10:6'],
    ['its key', ['l', 'k'], 'key', '10:3'],
    ['a text in lines', ['m n'], 'value', '12:8'],
    ['a key with an anchor', ['o'], 'key', '14:3'],
    ['a missing path', ['x'], 'value', '1:1'],
    ['a missing path, by key', ['x'], 'key', '1:1'],
    ['a missing path in a block', ['b', 'x'], 'value', '2:1'],
    ['a missing path in a block, by key', ['b', 'x', 'y'], 'key', '2:1'],
    ['a missing path in a flow value', ['f', 'x'], 'value', '7:4'],
    ['a missing path in a flow value, by key', ['f', 'x'], 'key', '7:4'],
    ['a missing item', ['b', 'd', 7], 'value', '4:3'],
    ['an item of an object', ['a', 0], 'value', '1:4'],
    ['a member of a list', ['b', 'd', 'e'], 'value', '4:3'],
    ['a member of nothing', ['i', 'x'], 'value', '8:3'],
  ])('%s', (_what, path, at, position) => {
    const [document] = readYaml(text) as SourceDocument[]
    const [found] = document?.locate([{ path, at }]) ?? []
    expect(`${found?.line}:${found?.column}`).toBe(position)
  })
})
