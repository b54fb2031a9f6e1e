import { describe, expect, test } from 'vitest'
import { checked } from '../../../cli/inputs/checked.js'
import { lines, stop } from '../../../cli/lines/rows.js'

const valid = (key: number) => stop({ key })
const invalid = (key: number) => stop({ key, action: 'Stop' })
const rows = [valid(1), invalid(2), valid(3), invalid(1), '{', invalid(6), valid(7)]
const files = { 'a.ndjson': lines(rows) }

describe('--max-errors', () => {
  test.each([[[]], [['--quiet']]])(
    'stops the run and counts the requests before, with %j',
    async (flags) => {
      const args = ['a.ndjson', '--max-errors', '2', ...flags]
      const { report, code } = await checked(files, args)
      const shown = flags.length > 0 ? [2, 4] : [1, 2, 3, 4]
      expect(report.files.map(({ line }) => line)).toEqual(shown)
      const stopped = { by: 'max-errors' }
      expect(report.summary).toMatchObject({ requests: 4, valid: 2, invalid: 2, stopped })
      expect(code).toBe(1)
    },
  )

  test('counts over all files', async () => {
    const both = { 'a.ndjson': lines([invalid(1)]), 'b.ndjson': lines([invalid(1), invalid(2)]) }
    const { report } = await checked(both, ['.', '--max-errors', '2'])
    expect(report.summary).toMatchObject({ requests: 2, stopped: { by: 'max-errors' } })
  })
})
