import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { campaignContract, folderOf } from '../command.js'
import { lines, stop } from './rows.js'

const right = stop({ key: 1 })
const wrong = stop({ key: 2, action: 'Stop' })

/** A folder with a baseline of two findings in a dump that now says something else. */
async function changedSince(rows: readonly string[]) {
  const cwd = folderOf({ 'a.ndjson': lines([wrong, wrong]), 'b.ndjson': lines(rows) })
  const check = (...args: string[]) =>
    campaignContract(['check', ...args, '--baseline', 'known.json'], { cwd })
  await check('a.ndjson', '--update-baseline')
  const known = join(cwd, 'known.json')
  const before = readFileSync(known, 'utf8').replaceAll('a.ndjson', 'b.ndjson')
  return { check: (...args: string[]) => check('b.ndjson', ...args), known, before, cwd }
}

async function ready(rows: readonly string[]) {
  const { writeFileSync } = await import('node:fs')
  const setting = await changedSince(rows)
  writeFileSync(setting.known, setting.before)
  return setting
}

const gone = '2 findings of the baseline no longer found; run --update-baseline'

describe('a baseline of a dump', () => {
  test.each([[['--quiet']], [['--format', 'summary']], [['--format', 'ndjson']]])(
    'tells what is gone where all rows are right, with %j',
    async (flags) => {
      const { check } = await ready([right, right])
      const { code, stdout } = await check(...flags)
      if (flags.includes('ndjson')) {
        const { summary } = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')
        expect(summary.baseline.gone).toMatchObject([{ file: 'b.ndjson', count: 2 }])
      } else expect(stdout).toContain(gone)
      expect(code).toBe(0)
    },
  )

  test.each([
    ['found enough', [right, '{', wrong, wrong], ['--max-errors', '1']],
    ['gone on', [wrong, wrong, right], ['--resume', '1']],
  ])('takes nothing for gone in a run that has %s', async (_, rows, flags) => {
    const { check } = await ready(rows)
    expect((await check(...flags)).stdout).not.toContain('no longer found')
  })

  test('keeps what a run that was stopped has not seen', async () => {
    const { check, known, before } = await ready([right, '{', wrong])
    await check('--max-errors', '1', '--update-baseline')
    expect(readFileSync(known, 'utf8')).toBe(before)
  })

  test('is not written by a run that goes on', async () => {
    const { check } = await ready([right])
    expect(await check('--resume', '1', '--update-baseline')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'error: --update-baseline needs all findings, and --resume leaves out the first\n',
    })
  })
})
