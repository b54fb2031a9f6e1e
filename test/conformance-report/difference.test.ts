import { expect, test } from 'vitest'
import { difference, excerpt, statusDifference } from '../../src/conformance/reports/difference.js'

const shown = (lines: ReturnType<typeof difference>) =>
  lines.map(({ sign, text }) => `${sign} ${text}`)

const json = (value: unknown) => JSON.stringify(value, null, 2)

test.each<[string, string, string, string[]]>([
  ['equal texts', 'a\nb', 'a\nb', ['  a', '  b']],
  ['another line', 'a\nb\nc', 'a\nx\nc', ['  a', '- b', '+ x', '  c']],
  [
    'keys in another order',
    `400\n${json({ code: 'A', target: 'x' })}`,
    `400\n${json({ target: 'y', code: 'A' })}`,
    ['  400', '  {', '    "code": "A",', '-   "target": "x"', '+   "target": "y"', '  }'],
  ],
  [
    'another wording of a message',
    json({ message: 'One', request_id: '1' }),
    json({ message: 'Other', request_id: '2' }),
    ['  {', '    "message": "Other",', '-   "request_id": "1"', '+   "request_id": "2"', '  }'],
  ],
  [
    'a message that is no text',
    json({ message: 'One' }),
    json({ message: 1 }),
    ['  {', '-   "message": "One"', '+   "message": 1', '  }'],
  ],
])('compares %s', (_, expected, got, want) => {
  expect(shown(difference(expected, got))).toEqual(want)
})

test('leaves out equal lines far from differences', () => {
  const lines = Array.from({ length: 12 }, (_, at) => `line ${at}`)
  const other = lines.map((line, at) => (at === 5 ? 'other' : line))
  expect(shown(excerpt(difference(lines.join('\n'), other.join('\n')), 1))).toEqual([
    ...['… 4 more lines', '  line 4', '- line 5', '+ other', '  line 6', '… 5 more lines'],
  ])
})

test('compares other statuses by code, target and message', () => {
  const error = { code: 'A', target: 'x.y', message: 'No' }
  expect(shown(statusDifference(`400\n${json({ error })}`, '200\n{"data": 1}') ?? [])).toEqual([
    '- 400  A  x.y  No',
    '+ 200  {"data":1}',
  ])
  expect(shown(statusDifference('a success (2xx)', `422\n${json({ error })}`) ?? [])).toEqual([
    '- a success (2xx)',
    '+ 422  A  x.y  No',
  ])
  expect(statusDifference('400\n{}', '400\n[]')).toBeUndefined()
  expect(statusDifference('"a"', '"b"')).toBeUndefined()
})

test('takes little time for huge and deep texts', () => {
  const long = (word: string) =>
    Array.from({ length: 50_000 }, (_, at) => `${word}${at}`).join('\n')
  const started = performance.now()
  const found = difference(long('a'), long('b'))
  expect(found).toHaveLength(801)
  expect(found.at(-1)).toEqual({ sign: '…', text: '99,200 more lines' })
  const deep = '['.repeat(5000) + ']'.repeat(5000)
  expect(difference(`200\n${deep}`, `200\n${deep}`).length).toBeGreaterThan(0)
  expect(performance.now() - started).toBeLessThan(5000)
})
