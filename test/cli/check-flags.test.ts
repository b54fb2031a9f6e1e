import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { campaignContract, folderOf } from './command.js'
import { invalid, valid } from './status-change.js'

const warned = 'operation: changeCampaignStatus\nbody: {action: STOP, a: 1, b: 2}\n'

describe('--output', () => {
  test('writes several formats in addition to standard output', async () => {
    const cwd = folderOf({ 'a.yaml': invalid })
    const outputs = ['--output', 'sarif=b.sarif', '--output', 'junit=c.xml']
    const { code, stdout } = await campaignContract(['check', 'a.yaml', ...outputs], { cwd })
    expect(code).toBe(1)
    expect(stdout).toMatch(/^invalid {5}a\.yaml/)
    expect(JSON.parse(readFileSync(join(cwd, 'b.sarif'), 'utf8')).version).toBe('2.1.0')
    expect(readFileSync(join(cwd, 'c.xml'), 'utf8')).toMatch(/^<\?xml/)
  })

  test('writes files without colors', async () => {
    const setting = { cwd: folderOf({ 'a.yaml': valid }), env: { FORCE_COLOR: '1' } }
    const args = ['check', 'a.yaml', '--output', 'pretty=out.txt']
    const { stdout } = await campaignContract(args, setting)
    expect(stdout).toContain('\u001b[')
    expect(readFileSync(join(setting.cwd, 'out.txt'), 'utf8')).not.toContain('\u001b[')
  })

  test('is not an input of a later run over the same folder', async () => {
    const cwd = folderOf({ 'a.yaml': valid })
    const args = ['check', '.', '--output', 'gitlab=report.json', '--baseline', 'known.json']
    await campaignContract([...args, '--update-baseline'], { cwd })
    const { code, stdout } = await campaignContract([...args, '--format', 'json'], { cwd })
    expect(JSON.parse(stdout).files.map(({ file }: { file: string }) => file)).toEqual(['a.yaml'])
    expect(code).toBe(0)
  })

  test.each([
    [
      'an unknown format',
      ['pdf=a'],
      /--output pdf=a: must be <format>=<file>, where <format> is one of pretty,/,
    ],
    ['standard output', ['sarif=-'], /--output sarif=-: must be a file; --format sets/],
    ['no file', ['sarif='], /--output sarif=: must be <format>=<file>/],
    ['no format', ['a.json'], /--output a\.json: must be <format>=<file>/],
    ['an inherited member', ['constructor=a'], /--output constructor=a: must be/],
    [
      'one file for two outputs',
      ['sarif=a', 'junit=./a'],
      /junit=\.\/a: another output uses this file/,
    ],
    ['a file to check', ['sarif=./a.yaml'], /sarif=\.\/a\.yaml: this file is an input/],
  ])('stops before the check for %s', async (_, outputs, message) => {
    const cwd = folderOf({ 'a.yaml': valid })
    const flags = outputs.flatMap((output) => ['--output', output])
    const { code, stdout, stderr } = await campaignContract(['check', 'a.yaml', ...flags], { cwd })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(message)
  })
})

describe('--output to a file that cannot be written', () => {
  test.each([
    ['a folder', '.', /^error: --output \.: is a folder\n$/],
    ['below a file', 'a.yaml/b/c', /^error: --output a\.yaml\/b\/c: E(?:NOTDIR|EXIST).*\n$/],
  ])('prints the findings and writes the other reports: %s', async (_, file, message) => {
    const cwd = folderOf({ 'a.yaml': invalid })
    const flags = ['--output', `sarif=${file}`, '--output', 'junit=reports/new/junit.xml']
    const { code, stdout, stderr } = await campaignContract(['check', 'a.yaml', ...flags], { cwd })
    expect(code).toBe(2)
    expect(stderr).toMatch(message)
    expect(stdout).toContain('1 file: 0 valid, 1 invalid, 0 unreadable\n')
    expect(readFileSync(join(cwd, 'reports/new/junit.xml'), 'utf8')).toContain('failures="1"')
  })

  test('prints the findings where the disk is full', async () => {
    const cwd = folderOf({ 'a.yaml': invalid })
    const args = ['check', 'a.yaml', '--output', 'sarif=/dev/full']
    const { code, stdout, stderr } = await campaignContract(args, { cwd })
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'error: --output /dev/full: ENOSPC: no space left on device, write\n',
    })
    expect(stdout).toContain('1 file: 0 valid, 1 invalid, 0 unreadable\n')
  })
})

describe('--max-warnings', () => {
  test.each([
    ['2', 0, false],
    ['1', 1, true],
    ['0', 1, true],
  ])('%s allowed of two warnings: exit code %i', async (allowed, code, isReported) => {
    const cwd = folderOf({ 'a.yaml': warned })
    const outcome = await campaignContract(['check', 'a.yaml', '--max-warnings', allowed], { cwd })
    expect(outcome.code).toBe(code)
    expect(outcome.stdout.endsWith(`\n2 warnings, at most ${allowed} allowed\n`)).toBe(isReported)
    const json = ['--format', 'json', '--max-warnings', allowed]
    const { stdout } = await campaignContract(['check', 'a.yaml', ...json], { cwd })
    expect(JSON.parse(stdout).summary.warnings).toEqual({ found: 2, allowed: Number(allowed) })
  })

  test('returns 2 for unreadable files despite too many warnings', async () => {
    const setting = { cwd: folderOf({ 'a.yaml': warned }) }
    const args = ['check', 'a.yaml', 'none.yaml', '--max-warnings', '0']
    expect((await campaignContract(args, setting)).code).toBe(2)
  })

  test.each(['-1', '1.5', 'x', '', '1e3'])('rejects %j as a number of warnings', async (text) => {
    const { code, stderr } = await campaignContract(['check', '.', `--max-warnings=${text}`])
    expect(code).toBe(2)
    expect(stderr).toContain('must be a whole number from 0')
  })
})

describe('--quiet', () => {
  const files = { 'a.yaml': valid, 'b.yaml': warned, 'c.yaml': invalid, 'd.yaml': '- 1' }

  test('hides valid requests without warnings, but counts them', async () => {
    // Named, because a folder skips files without requests.
    const args = ['check', ...Object.keys(files), '--quiet', '--format', 'json']
    const { code, stdout } = await campaignContract(args, { cwd: folderOf(files) })
    const { files: shown, summary } = JSON.parse(stdout)
    expect(shown.map(({ file }: { file: string }) => file)).toEqual(['b.yaml', 'c.yaml', 'd.yaml'])
    expect(summary).toMatchObject({ files: 4, requests: 4, right: 2, wrong: 1, unusable: 1 })
    expect(code).toBe(2)
  })

  test('prints only the counts when everything is valid', async () => {
    const cwd = folderOf(files)
    const { stdout } = await campaignContract(['check', 'a.yaml', '--quiet'], { cwd })
    expect(stdout).toBe(
      '12 rules skipped (missing: params, headers, facts.campaign, …)\n1 file: 1 valid, 0 invalid, 0 unreadable\n',
    )
  })
})

test('keeps the outputs of the previous run when a run cannot start', async () => {
  const cwd = folderOf({ 'a.yaml': valid, out: 'before' })
  const args = ['check', 'a.yaml', '--output', 'sarif=out', '--baseline', 'none.json']
  expect((await campaignContract(args, { cwd })).code).toBe(2)
  expect(readFileSync(join(cwd, 'out'), 'utf8')).toBe('before')
  expect(existsSync(join(cwd, 'none.json'))).toBe(false)
})
