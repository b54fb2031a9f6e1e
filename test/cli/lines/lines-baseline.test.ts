import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { campaignContract, folderOf } from '../command.js'
import { lines, stop } from './rows.js'

const valid = stop({ key: 1 })
const invalid = stop({ key: 2, action: 'Stop' })

/** Runs with a baseline of two findings on a file with these rows. */
async function changedTo(rows: readonly string[]) {
  const cwd = folderOf({ 'b.ndjson': lines([invalid, invalid]) })
  const check = (...flags: string[]) =>
    campaignContract(['check', 'b.ndjson', '--baseline', 'known.json', ...flags], { cwd })
  await check('--update-baseline')
  writeFileSync(join(cwd, 'b.ndjson'), lines(rows))
  return { check, known: () => readFileSync(join(cwd, 'known.json'), 'utf8') }
}

const gone = '2 findings of the baseline no longer found; run with --update-baseline'

describe('baseline of a line-based file', () => {
  test.each([[['--quiet']], [['--format', 'summary']], [['--format', 'ndjson']]])(
    'reports gone findings when all rows are valid, with %j',
    async (flags) => {
      const { check } = await changedTo([valid, valid])
      const { code, stdout } = await check(...flags)
      if (flags.includes('ndjson')) {
        const { summary } = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')
        expect(summary.baseline.gone).toMatchObject([{ file: 'b.ndjson', count: 2 }])
      } else expect(stdout).toContain(gone)
      expect(code).toBe(0)
    },
  )

  test('reports nothing as gone in a run that has reached --max-errors', async () => {
    const { check } = await changedTo([valid, '{', invalid, invalid])
    expect((await check('--max-errors', '1')).stdout).not.toContain('no longer found')
  })

  test('keeps findings that a stopped run has not reached', async () => {
    const { check, known } = await changedTo([valid, '{', invalid])
    const before = known()
    await check('--max-errors', '1', '--update-baseline')
    expect(before).toContain('"count":2')
    expect(known()).toBe(before)
  })
})
