import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  linkSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtCommand } from '../../../built-command.js'
import { campaignContract, folderOf } from '../../../cli/command.js'

const invalid = 'operation: changeCampaignStatus\nbody: {action: stop}\n'
const valid = invalid.replace('stop', 'STOP')
const row = '{"operation":"changeCampaignStatus","body":{"action":"stop"}}\n'

const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8')
const fix = (args: readonly string[], cwd: string) => campaignContract(['fix', ...args], { cwd })

describe.skipIf(process.platform === 'win32')('a file keeps', () => {
  test('its hard links', async () => {
    const cwd = folderOf({ 'a.yaml': invalid })
    linkSync(join(cwd, 'a.yaml'), join(cwd, 'b.txt'))
    expect((await fix(['a.yaml'], cwd)).code).toBe(0)
    expect([read(cwd, 'a.yaml'), read(cwd, 'b.txt')]).toEqual([valid, valid])
    expect(statSync(join(cwd, 'a.yaml')).nlink).toBe(2)
    expect(readdirSync(cwd)).toEqual(['a.yaml', 'b.txt'])
  })

  test.runIf(process.getuid?.() === 0)('its owner', async () => {
    const cwd = folderOf({ 'a.yaml': invalid })
    chownSync(join(cwd, 'a.yaml'), 1234, 2345)
    chmodSync(join(cwd, 'a.yaml'), 0o4750)
    await fix(['a.yaml'], cwd)
    const { uid, gid, mode } = statSync(join(cwd, 'a.yaml'))
    expect([read(cwd, 'a.yaml'), uid, gid, mode & 0o7777]).toEqual([valid, 1234, 2345, 0o4750])
  })

  test.each([0o444, 0o400])('its content with mode %o', async (mode) => {
    const cwd = folderOf({ 'a.yaml': invalid, 'b.ndjson': row })
    for (const name of ['a.yaml', 'b.ndjson']) chmodSync(join(cwd, name), mode)
    const { code, stdout } = await fix(['.'], cwd)
    expect(code).toBe(2)
    expect(stdout).toBe(
      'unreadable  a.yaml  is read-only\nunreadable  b.ndjson  is read-only\n0 fixes in 0 files\n2 errors, 0 warnings\n2 files: 0 valid, 0 invalid, 2 unreadable\n',
    )
    expect([read(cwd, 'a.yaml'), read(cwd, 'b.ndjson')]).toEqual([invalid, row])
  })
})

/** A plugin that runs code while a file is checked. */
const during = (code: string) => `import { renameSync, utimesSync, writeFileSync } from 'node:fs'
  export default { name: 'own', rules: [{ id: 'own/change', operations: ['changeCampaignStatus'],
    severity: 'error', summary: 'Changes the file.', facts: [],
    check() { ${code} } }] }`

test.each([
  ['written', "writeFileSync('a.yaml', 'mine')"],
  ['replaced', "writeFileSync('b', 'mine'); renameSync('b', 'a.yaml')"],
  [
    'rewritten with the same size and time',
    "writeFileSync('a.yaml', 'mine'.padEnd(51, '#')); utimesSync('a.yaml', 1, 1)",
  ],
])('keeps a file that is %s during the run', async (_, code) => {
  const cwd = folderOf({ 'a.yaml': invalid, 'own.mjs': during(code) })
  utimesSync(join(cwd, 'a.yaml'), 1, 1)
  const { status, stdout } = spawnSync(
    process.execPath,
    [builtCommand, 'fix', 'a.yaml', '--plugin', 'own.mjs'],
    { cwd, encoding: 'utf8' },
  )
  expect(stdout).toContain('not fixed because the file changed during the run')
  expect(status).toBe(2)
  expect(read(cwd, 'a.yaml')).toMatch(/^mine/)
  expect(readdirSync(cwd)).toEqual(['a.yaml', 'own.mjs'])
})

test('removes temporary files of runs that were killed more than an hour ago', async () => {
  const old = '.campaign-contract-a.tmp'
  const recent = '.campaign-contract-b.tmp'
  const cwd = folderOf({ [old]: 'half', [recent]: 'half', 'a.yaml': valid })
  utimesSync(join(cwd, old), 1, 1)
  await fix(['a.yaml'], cwd)
  expect(readdirSync(cwd)).toEqual([recent, 'a.yaml'])
})
