import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeDump } from '../../../../tools/bench/bulk-dump.js'
import { started } from '../../../attack/command/process.js'
import { campaignContract, folderOf } from '../../../cli/command.js'
import { lines, stop } from '../../../cli/lines/rows.js'

/* Runs that need a process: threads, kills, and a heap of a limited size. */

const shard = (cwd: string, of: string, ...flags: readonly string[]) =>
  started(['check', 'dump.ndjson', '--shard', of, '--format', 'ndjson', ...flags], { cwd })

test('a shard that is killed is reported by merge', async () => {
  const dump = lines(Array.from({ length: 20_000 }, (_, key) => stop({ key, action: 'Stop' })))
  const cwd = folderOf({ 'dump.ndjson': dump })
  const first = shard(cwd, '1/2')
  await first.until('\n')
  first.child.kill('SIGKILL')
  writeFileSync(join(cwd, '1.report'), (await first.ended).stdout)
  writeFileSync(join(cwd, '2.report'), (await shard(cwd, '2/2').ended).stdout)
  const merged = await campaignContract(['merge', '1.report', '2.report'], { cwd })
  const message = '1.report: is incomplete, because shard 1/2 did not end; run it again'
  expect(merged).toEqual({ code: 2, stdout: '', stderr: `error: ${message}\n` })
})

test.each([[[]], [['--partition-key']]])(
  'shards with several threads have the rows of one run: %j',
  async (flags) => {
    const cwd = folderOf({})
    await writeDump(join(cwd, 'dump.ndjson'), 12e6)
    const rules =
      flags.length > 0
        ? []
        : ['--rule', 'idempotency/conflict=off', '--rule', 'offering/name-taken=off']
    const check = ['check', 'dump.ndjson', '--format', 'ndjson', '--quiet', ...rules]
    const whole = await campaignContract([...check, '--threads', '1'], { cwd })
    for (const index of [1, 2]) {
      const args = [...check, ...flags, '--threads', '2', '--shard', `${index}/2`]
      const { stdout } = await campaignContract(args, { cwd })
      writeFileSync(join(cwd, `${index}.report`), stdout)
    }
    const reports = ['1.report', '2.report']
    const merged = await campaignContract(['merge', ...reports, '--format', 'ndjson'], { cwd })
    expect(merged.code).toBe(whole.code)
    // A comparison of the whole texts would print megabytes.
    const rows = (text: string) => text.replace(/("response_id":)"[^"]+"/g, '$1').split('\n')
    const wanted = rows(whole.stdout)
    const differing = rows(merged.stdout).findIndex((row, index) => row !== wanted[index])
    expect([differing, rows(merged.stdout).length]).toEqual([-1, wanted.length])
  },
)

test('merge needs no memory for rows', async () => {
  const cwd = folderOf({ 'dump.ndjson': lines([stop({ key: 1, action: 'Stop' })]) })
  const { stdout } = await shard(cwd, '1/1').ended
  const [row = '', summary = ''] = stdout.split('\n')
  const copies = 80_000
  const many = `${row}\n`.repeat(copies)
  writeFileSync(join(cwd, '1.report'), many + summary.replace('"rows":1', `"rows":${copies}`))
  expect(many.length).toBeGreaterThan(70e6)
  const formats = ['ndjson', 'json', 'sarif', 'gitlab'].flatMap((format) => [
    '--output',
    `${format}=${format}`,
  ])
  const nodeFlags = ['--max-old-space-size=64']
  const args = ['merge', '1.report', '--format', 'summary', ...formats]
  const { status, stderr } = await started(args, { cwd, nodeFlags }).ended
  expect([status, stderr]).toEqual([1, ''])
  expect(readFileSync(join(cwd, 'ndjson'), 'utf8').split('\n')).toHaveLength(copies + 2)
})
