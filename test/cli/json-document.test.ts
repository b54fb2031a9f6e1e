import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDocuments } from '../../src/cli/documents/documents.js'
import { InputError } from '../../src/cli/documents/input-error.js'
import { readJson } from '../../src/cli/documents/json-document.js'
import type { Path } from '../../src/cli/documents/position.js'
import type { SourceDocument } from '../../src/cli/documents/source-document.js'
import { readYaml } from '../../src/cli/documents/yaml-document.js'

const pathsOf = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path]
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [path, ...entries.flatMap(([key, inner]) => pathsOf(inner, [...path, key]))]
}

/** The document of a text that is JSON. */
const jsonDocument = (text: string) => readJson(text) as SourceDocument

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value)

test('locates every value, at the same position as YAML', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat(3), (written, indent) => {
      const text = JSON.stringify(written, null, indent)
      const document = jsonDocument(text)
      const wanted = pathsOf(written).map((path) => ({ path, at: 'value' as const }))
      const lines = text.split('\n')
      const positions = document.locate(wanted)
      for (const [index, { path }] of wanted.entries()) {
        const { line, column } = positions[index] ?? { line: 0, column: 0 }
        const rest = [lines[line - 1]?.slice(column - 1), ...lines.slice(line)].join('\n')
        const value = valueAt(written, path)
        const start = Array.isArray(value) ? '[' : typeof value === 'object' && value ? '{' : ''
        expect(rest.startsWith(start || JSON.stringify(value))).toBe(true)
      }
      const [yaml] = readYaml(text)
      if (yaml === undefined || yaml instanceof InputError) throw yaml
      expect(yaml.value).toEqual(JSON.parse(text))
      expect(yaml.locate(wanted)).toEqual(positions)
    }),
    { numRuns: 500 },
  )
})

describe('reports reason and position of invalid JSON', () => {
  test.each([
    [
      'a comma too many',
      '{"a": 1,\n}',
      '1:8',
      'line 1 has a comma too many, for no comma may stand before `}`: remove it, or save the file as YAML',
    ],
    ['a comma too few', '{"a": 1\n "b": 2}', '2:2', '`,` or `}` is expected, not `"`'],
    [
      'single quotes',
      "{'a': 1}",
      '1:2',
      'line 1 has single quotes, and JSON wants double quotes: put them in, or save the file as YAML',
    ],
    [
      'a comment',
      '{ // note\n"a": 1}',
      '1:3',
      'line 1 has a comment, and JSON has none: strip the comments, or write it as YAML, where they begin with `#`',
    ],
    ['a word', '{"a": undefined}', '1:7', 'a value is expected, not `undefined`'],
    ['an object left open', '{"a": {\n"b": 1', '1:7', '`{` is not closed'],
    ['a text left open', '{"a": "b', '1:7', 'the string is not closed'],
    [
      'a line break in a text',
      '{"a": "b\n"}',
      '1:9',
      'a line break inside a string must be written `\\n`',
    ],
    [
      'a wrong escape',
      '{"a": "\\x"}',
      '1:8',
      'a backslash must be written `\\\\`, except in the escapes of JSON',
    ],
    ['lines that end with CR', '{\r"a":\r\n !}', '3:2', 'a value is expected, not `!`'],
    ['a second value', '{} {}', '1:4', 'the end of the text is expected, not `{`'],
  ])('%s', async (_, text, wanted, reason) => {
    const [found] = await readDocuments('body.json', text)
    const { message, position } = found as InputError
    expect(found).toBeInstanceOf(InputError)
    expect(message).toBe(`invalid JSON: ${reason}`)
    expect(`${position?.line}:${position?.column}`).toBe(wanted)
  })
})

test('does not locate a value that a duplicate key has replaced', () => {
  const text = '{"a": {"b": 1},\n "a": {},\n "c": [{"d": 1, "d": 2}]}'
  const positions = jsonDocument(text).locate([
    { path: ['a', 'b'], at: 'value' },
    { path: ['c', 0, 'd'], at: 'value' },
  ])
  expect(positions).toEqual([
    { line: 2, column: 7 },
    { line: 3, column: 22 },
  ])
})

test('locates values in a hundred thousand levels', () => {
  const depth = 100_000
  const text = `${'['.repeat(depth)}1${']'.repeat(depth)}`
  const path = Array<number>(depth).fill(0)
  expect(jsonDocument(text).locate([{ path, at: 'value' }])).toEqual([
    { line: 1, column: depth + 1 },
  ])
})
