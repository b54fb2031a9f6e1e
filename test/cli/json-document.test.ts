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

/** Parses a valid JSON text. */
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
      'a trailing comma',
      '{"a": 1,\n}',
      '1:8',
      'trailing comma before `}` on line 1; remove the comma, or save the file as YAML',
    ],
    ['a missing comma', '{"a": 1\n "b": 2}', '2:2', 'expected `,` or `}`, not `"`'],
    [
      'single quotes',
      "{'a': 1}",
      '1:2',
      'single quotes on line 1; use double quotes, or save the file as YAML',
    ],
    [
      'a comment',
      '{ // note\n"a": 1}',
      '1:3',
      'comment on line 1; remove it, or save the file as YAML, where comments start with `#`',
    ],
    ['a word', '{"a": undefined}', '1:7', 'expected a value, not `undefined`'],
    ['an unclosed object', '{"a": {\n"b": 1', '1:7', '`{` is not closed'],
    ['an unclosed string', '{"a": "b', '1:7', 'the string is not closed'],
    [
      'a line break in a string',
      '{"a": "b\n"}',
      '1:9',
      'a line break inside a string must be written `\\n`',
    ],
    ['an invalid escape', '{"a": "\\x"}', '1:8', 'invalid escape; write a backslash as `\\\\`'],
    ['lines that end with CR', '{\r"a":\r\n !}', '3:2', 'expected a value, not `!`'],
    ['a second value', '{} {}', '1:4', 'expected the end of the text, not `{`'],
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
