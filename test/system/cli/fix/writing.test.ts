import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { backupOf } from '../../../../src/cli/commands/fix/in-place.js'
import { temporaryName } from '../../../../src/cli/commands/fix/leftovers.js'
import { hashing, type Original, originalOf } from '../../../../src/cli/commands/fix/original.js'
import { openReplacement } from '../../../../src/cli/commands/fix/replacement.js'
import { campaignContract, folderOf } from '../../../cli/command.js'

const invalid = 'operation: changeCampaignStatus\nbody: {action: stop}\n'
const valid = invalid.replace('stop', 'STOP')
const row = '{"operation":"changeCampaignStatus","body":{"action":"stop"}}\n'

const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8')
const fix = (args: readonly string[], cwd: string) => campaignContract(['fix', ...args], { cwd })
const digest = (text: string) => hashing().update(text).digest('hex')

/** A replacement that is ready to replace a file. */
async function ready(cwd: string, name = 'a.yaml') {
  const original = await originalOf(join(cwd, name))
  const replacement = await openReplacement(original)
  await replacement.write(Buffer.from(valid))
  return { original, replacement }
}

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

describe('keeps a file that changes during the run', () => {
  const text = `${invalid}# mine\n`
  const changes: [string, (path: string, original: Original) => void][] = [
    ['written', (path) => writeFileSync(path, text)],
    [
      'replaced',
      (path) => {
        writeFileSync(`${path}~`, text)
        renameSync(`${path}~`, path)
      },
    ],
    [
      'rewritten with the same size and time',
      (path, { stats }) => {
        writeFileSync(path, invalid.replace('stop', 'halt'))
        utimesSync(path, Number(stats.atimeMs) / 1000, Number(stats.mtimeMs) / 1000)
      },
    ],
  ]

  test.each(changes)('%s', async (_, change) => {
    const cwd = folderOf({ 'a.yaml': invalid })
    const { original, replacement } = await ready(cwd)
    change(join(cwd, 'a.yaml'), original)
    const now = read(cwd, 'a.yaml')
    await expect(replacement.commit(digest(invalid))).rejects.toThrow(
      'not fixed because the file changed',
    )
    await replacement.discard()
    expect(read(cwd, 'a.yaml')).toBe(now)
    expect(readdirSync(cwd)).toEqual(['a.yaml'])
  })
})

describe('leftovers of killed runs', () => {
  /** Returns the id of a process that has exited. */
  const ended = () => spawnSync(process.execPath, ['-e', '']).pid

  test('are removed, unless another run is writing them', async () => {
    const own = temporaryName()
    const dead = own.replace(`-${process.pid}-`, `-${ended()}-`).replace(/\w.tmp/, '0.tmp')
    const live = own.replace(`-${process.pid}-`, `-${process.ppid}-`)
    const elsewhere = dead.replace(/-[\da-f]{8}-/, '-00000000-')
    const old = elsewhere.replace(/\d.tmp/, '1.tmp')
    const names = [dead, live, elsewhere, old, '.campaign-contract-x.tmp']
    const cwd = folderOf({
      ...Object.fromEntries(names.map((name) => [name, 'half'])),
      'a.yaml': valid,
    })
    utimesSync(join(cwd, old), 1, 1)
    await fix(['a.yaml'], cwd)
    const left = ['a.yaml', live, elsewhere, '.campaign-contract-x.tmp']
    expect(readdirSync(cwd).sort()).toEqual(left.sort())
  })

  test('are reported when the file may be partly written', async () => {
    const cwd = folderOf({ 'a.yaml': invalid.slice(0, 9) })
    writeFileSync(backupOf(join(cwd, 'a.yaml')), invalid)
    const { code, stdout } = await fix(['a.yaml'], cwd)
    expect(code).toBe(2)
    expect(stdout).toContain('the original is in .a.yaml.campaign-contract.bak')
    writeFileSync(join(cwd, 'a.yaml'), invalid)
    expect((await fix(['a.yaml'], cwd)).code).toBe(0)
    expect(existsSync(backupOf(join(cwd, 'a.yaml')))).toBe(false)
  })
})

/** Mounts a file system of this size; returns undefined when mounting is not allowed. */
function smallDisk(size: number): string | undefined {
  const folder = folderOf({})
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    return undefined
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]))
  return folder
}

test('reports and writes no fixes on a full disk', async ({ skip }) => {
  const cwd = smallDisk(2 ** 20)
  if (cwd === undefined) return skip('nothing may be mounted here')
  const rows = row.repeat(10_000)
  writeFileSync(join(cwd, 'a.ndjson'), rows)
  writeFileSync(join(cwd, 'b.json'), `${row.trim()}${' '.repeat(200_000)}`)
  const { code, stdout } = await fix(['.'], cwd)
  expect(code).toBe(2)
  expect(stdout).toMatch(
    /^unreadable {2}a\.ndjson {2}cannot be written: ENOSPC.*\nfixed .*\n1 fix in 1 file\n1 error, 0 warnings\n2 files: 1 valid, 0 invalid, 1 unreadable\n$/,
  )
  expect(read(cwd, 'a.ndjson')).toBe(rows)
  expect(readdirSync(cwd)).toEqual(['a.ndjson', 'b.json'])
})
