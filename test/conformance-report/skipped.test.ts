import { expect, test } from 'vitest'
import { remedyOf, skipReasons } from '../../src/conformance/report/skip-reasons.js'
import { SkippedTrials } from '../../src/conformance/report/skipped.js'
import { remedies } from '../../src/conformance/reports/remedies.js'

test.each([
  [skipReasons.credentials, 'add `credentials`'],
  [
    `${skipReasons.noCampaign}; createCampaign responded with 500`,
    'add `campaigns` and `offerings` to the fixtures, or a states endpoint',
  ],
  [`${skipReasons.unsendable}: a header has a line break`, undefined],
  [`${skipReasons.credentials} of someone`, undefined],
  ['another reason', undefined],
])('%s: %s', (reason, want) => {
  expect(remedyOf(reason)).toBe(want)
})

test('every reason can be recognized', () => {
  const texts: string[] = Object.values(skipReasons)
  for (const text of texts) {
    expect(texts.filter((other) => text.startsWith(other))).toEqual([text])
  }
})

test('adds up what one remedy would test, the most first', () => {
  const trials = new SkippedTrials()
  const skip = (reason: string, count: number) => {
    for (let n = 0; n < count; n++) trials.add(reason, `${reason}#${n}`)
  }
  skip(skipReasons.credentials, 4)
  skip(`${skipReasons.noCampaign}; the API cannot create one`, 3)
  skip(`${skipReasons.noOffering}; the API cannot create one`, 2)
  skip(skipReasons.noHeaders, 9)
  const skipped = trials.list()
  expect(remedies({ skipped, outcome: 'passed', notImplemented: [] })).toEqual([
    { remedy: remedyOf(skipReasons.noOffering), count: 5 },
    { remedy: remedyOf(skipReasons.credentials), count: 4 },
  ])
  // Operations may be missing; if all of them are, the address is that of another server.
  const notImplemented = [{ operation: 'getCampaign', status: 404 } as const]
  expect(remedies({ skipped, outcome: 'passed', notImplemented })).toHaveLength(2)
  expect(remedies({ skipped, outcome: 'nothing-ran', notImplemented })).toEqual([
    { remedy: 'check the base address', count: 18 },
  ])
})
