import { describe, expect, test } from 'vitest'
import { campaignContract, folderOf } from '../../../cli/command.js'
import { lines, stop } from '../../../cli/lines/rows.js'

/* A dump that is long enough for several threads: one thread checks the first four megabytes. */

const name = 'x'.repeat(4000)

/** Rows of different lengths, of which every third is invalid and one is broken. */
const rows = Array.from({ length: 3000 }, (_, key) => {
  const row = stop({ key, action: key % 3 === 0 ? 'Stop' : 'STOP' })
  return key === 2500 ? '{' : row.replace('{', `{"name":"${name.slice(key)}",`)
})
const files = { 'dump.ndjson': lines(rows) }

/** Returns the rows, without the random response ids, and the summary. */
async function checkedWith(threads: string) {
  const args = ['check', 'dump.ndjson', '--format', 'ndjson', '--threads', threads]
  const { code, stdout } = await campaignContract(args, { cwd: folderOf(files) })
  return { code, rows: stdout.replace(/("response_id":)"[^"]+"/g, '$1""').split('\n') }
}

describe('a file that several threads check', () => {
  test('has the same rows in the same order as with one thread', { timeout: 60_000 }, async () => {
    expect(files['dump.ndjson'].length).toBeGreaterThan(6e6)
    const whole = await checkedWith('1')
    const found = await checkedWith('3')
    // A comparison of the whole texts would print megabytes.
    const differing = whole.rows.findIndex((row, index) => row !== found.rows[index])
    expect([differing, found.rows.length, found.code]).toEqual([-1, rows.length + 2, 2])
    const numbers = found.rows.slice(0, -2).map((row) => JSON.parse(row).line)
    expect(numbers).toEqual(rows.map((_, index) => index + 1))
  })
})
