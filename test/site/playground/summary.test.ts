import { expect, it } from 'vitest'
import type { Answer, CheckedRequest } from '../../../site/playground/protocol.js'
import { countsOf, summaryOf } from '../../../site/playground/results/summary.js'

const accepted: CheckedRequest = {
  ...{ title: 'createOffering', from: 0, to: 9, ok: true, unchecked: [] },
  ...{ violations: 0, warnings: 0, notes: 0 },
}
const rejected: CheckedRequest = {
  ...accepted,
  ...{ ok: false, violations: 2, warnings: 1 },
  response: { status: 400, headers: {}, body: {} },
}
const answer = (...requests: CheckedRequest[]): Answer => ({
  ...{ id: 1, form: 'a request document', requests, omitted: 0, findings: [], milliseconds: 1 },
})
const finding = { request: 0, from: 0, to: 1, severity: 'error', message: 'Missing `}`' } as const

it.each([
  ['an accepted request', answer(accepted), 'accepted', 'Accepted', 'No violations'],
  ['one with notes', answer({ ...accepted, notes: 1 }), 'accepted', 'Accepted', '1 note'],
  ['a rejected request', answer(rejected), 'rejected', 'Rejected', '2 violations, 1 warning'],
  [
    'a request that cannot be read',
    answer({ ...accepted, ok: false, violations: 1 }),
    ...['unreadable', 'Unreadable', '1 error'],
  ],
  [
    'a text that cannot be read',
    { ...answer(), findings: [finding] },
    ...['unreadable', 'Unreadable', '1 error'],
  ],
  ['no text', answer(), 'empty', 'No request', 'Paste a request, or choose an example.'],
  [
    'several requests',
    answer(accepted, rejected, accepted),
    ...['rejected', 'Rejected', '3 requests checked: 2 accepted, 1 rejected'],
  ],
  [
    'more requests than are checked',
    { ...answer(accepted), omitted: 9 },
    ...['accepted', 'Accepted', '1 of 10 requests checked: 1 accepted, 0 rejected'],
  ],
  [
    'settings that cannot be used',
    { ...answer(), settingsError: { part: 'options', message: 'Unknown option' } as const },
    ...['unchecked', 'Not checked', 'Unknown option'],
  ],
] as [string, Answer, string, string, string][])(
  'says the verdict on %s',
  (_name, given, outcome, title, detail) => {
    expect(summaryOf(given)).toEqual({ outcome, title, detail })
  },
)

it('counts nothing in words', () => {
  expect(countsOf(accepted)).toBe('')
})
