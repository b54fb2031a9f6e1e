import { describe, expect, test } from 'vitest'
import { earlierRows, type RowMark } from '../../../src/cli/lines/earlier-rows.js'
import { checked } from '../inputs/checked.js'
import { lines, offering, stop } from './rows.js'

const shownOf = async (rows: readonly string[], args: readonly string[] = []) => {
  const { shown, report, code } = await checked({ 'a.ndjson': lines(rows) }, ['a.ndjson', ...args])
  return { shown, messages: report.files.flatMap((file) => file.violations), code }
}

describe('an idempotency key in two rows', () => {
  test('is a finding only when the requests differ', async () => {
    const rows = [
      stop({ key: 1 }),
      stop({ key: 1 }),
      stop({ key: 2 }),
      stop({ key: 1, action: 'PAUSE' }),
    ]
    const { shown, messages, code } = await shownOf(rows)
    expect(shown).toEqual([
      ['valid'],
      ['valid'],
      ['valid'],
      ['invalid', '4:213 idempotency/conflict'],
    ])
    expect(messages[0]?.message).toBe(
      'This key was used for a different request; retry with a new key. First used on line 1.',
    )
    expect(code).toBe(1)
  })

  test('is the same in any letter case, and a repeated create stays one', async () => {
    const inCapitals = (row: string) =>
      row.replace(/(?<="Idempotency-Key":")[^"]*/, (key) => key.toUpperCase())
    const { shown } = await shownOf([
      stop({ key: 1 }),
      inCapitals(stop({ key: 1, action: 'PAUSE' })),
      offering('Name_one', { key: 2 }),
      inCapitals(offering('Name_one', { key: 2 })),
    ])
    expect(shown.map(([outcome]) => outcome)).toEqual(['valid', 'invalid', 'valid', 'valid'])
  })

  test('is compared per client, except for rows with their own facts', async () => {
    const { shown } = await shownOf([
      stop({ key: 1 }),
      stop({ key: 1, action: 'PAUSE', user: 'other' }),
      stop({ key: 1, action: 'PAUSE', facts: { idempotency: null } }),
    ])
    expect(shown).toEqual([['valid'], ['valid'], ['valid']])
  })

  test('may be reused after the window of its operation', async () => {
    const at = (now: string, name: string) => offering(name, { key: 1, now })
    const { shown } = await shownOf([
      at('2026-05-01T12:00:00Z', 'Name_one'),
      at('2026-05-03T12:00:00Z', 'Name_two'),
      at('2026-05-03T12:30:00Z', 'Name_three'),
      at('2026-05-03T12:40:00Z', 'Name_two'),
    ])
    const outcomes = shown.map(([outcome]) => outcome)
    expect(outcomes).toEqual(['valid', 'valid', 'invalid', 'valid'])
  })

  test('is not a finding when the rule is off', async () => {
    const rows = [stop({ key: 1 }), stop({ key: 1, action: 'PAUSE' })]
    const { shown } = await shownOf(rows, ['--rule', 'idempotency/conflict=off'])
    expect(shown).toEqual([['valid'], ['valid']])
  })

  test('has the line in a warning too', async () => {
    const rows = [stop({ key: 1 }), stop({ key: 1, action: 'PAUSE' })]
    const { report } = await checked({ 'a.ndjson': lines(rows) }, [
      'a.ndjson',
      '--rule',
      'idempotency/conflict=warn',
    ])
    expect(report.files[1]?.warnings[0]?.message).toMatch(/ First used on line 1\.$/)
  })

  test('is reported with the other findings of its row', async () => {
    const { shown } = await shownOf([stop({ key: 1 }), stop({ key: 1, action: 'Pause' })])
    expect(shown[1]?.[0]).toBe('invalid')
    expect(shown[1]?.slice(1).some((text) => text.endsWith(' structure'))).toBe(true)
  })
})

describe('an offering name in two rows', () => {
  test('is a finding unless the request is repeated', async () => {
    const { shown, messages } = await shownOf([
      offering('Summer_Sale', { key: 1 }),
      offering('Summer_Sale', { key: 1 }),
      offering('Winter_Sale', { key: 2 }),
      offering('Summer_Sale', { key: 3 }),
      offering('Summer_Sale', { key: 4, user: 'other' }),
    ])
    expect(shown.map(([outcome]) => outcome)).toEqual([
      'valid',
      'valid',
      'valid',
      'invalid',
      'valid',
    ])
    expect(messages.map(({ rule, message }) => [rule, message])).toEqual([
      [
        'offering/name-taken',
        'Another offering in the workspace, not archived, already has this name. Created on line 1.',
      ],
    ])
  })
})

describe('earlierRows', () => {
  const mark = (used: number, by: number, line: number): RowMark => ({
    ...{ kind: 'idempotency-key', document: 1, offset: 0, line },
    used: used.toString(16).padStart(16, '0'),
    by: by.toString(16).padStart(16, '0'),
  })

  test('returns the first row, also for zero and adjacent hashes', () => {
    const rows = earlierRows(8)
    expect(rows.find(mark(0, 0, 1))).toBeUndefined()
    expect(rows.find(mark(8, 0, 2))).toBeUndefined()
    expect(rows.find(mark(0, 1, 3))).toEqual({ line: 1 })
    expect(rows.find(mark(8, 1, 4))).toEqual({ line: 2 })
    expect(rows.find(mark(8, 0, 5))).toBeUndefined()
    expect(rows.find({ ...mark(8, 1, 6), kind: 'offering-name' })).toBeUndefined()
    expect(rows.limit).toBeUndefined()
  })

  test('keeps at most the size of the table and reports the limit', () => {
    const rows = earlierRows(8)
    for (let used = 0; used < 100; used++)
      expect(rows.find(mark(used, 0, used + 1))).toBeUndefined()
    expect(rows.limit).toBe(6)
    expect(rows.find(mark(5, 1, 200))).toEqual({ line: 6 })
    expect(rows.find(mark(6, 1, 200))).toBeUndefined()
  })
})
