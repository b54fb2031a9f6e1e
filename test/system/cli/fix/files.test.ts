import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { campaignContract, type Files, folderOf } from '../../../cli/command.js'

const invalid = '# stop it\noperation: changeCampaignStatus\nbody: {action: stop} # now\n'
const valid = invalid.replace('stop}', 'STOP}')
const json = (action: string) =>
  `{"operation":"changeCampaignStatus","body":{"action":"${action}"}}`

const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8')
const fix = (args: readonly string[], cwd: string) => campaignContract(['fix', ...args], { cwd })

async function fixed(files: Files, ...args: string[]) {
  const cwd = folderOf(files)
  const outcome = await fix(args.length === 0 ? ['.'] : args, cwd)
  return { ...outcome, cwd }
}

describe('fixes files in place', () => {
  test('and reports fixes and remaining findings', async () => {
    const { code, stdout, stderr, cwd } = await fixed({
      'a.yaml': invalid,
      'b/c.json': json('Pause'),
      'd.yaml': `${invalid}---\n${invalid.replace('stop}', 'halt, colour: red}')}`,
      'e.http': 'GET https://example.com/v5/campaigns\n',
      'f.har': '{"log":{"entries":[]}}',
      'g.json': '{',
    })
    expect(stdout.match(/^(?:fixed|invalid|unreadable) +\S+/gm)).toEqual([
      'fixed       a.yaml:3:16',
      'fixed       b/c.json:1:54',
      'fixed       d.yaml:3:16',
      'invalid     d.yaml',
      'unreadable  g.json:1:1',
    ])
    expect(stdout).toContain(
      '\n3 fixes in 3 files\n2 files skipped: recordings, collections, .http',
    )
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' })
    expect(read(cwd, 'a.yaml')).toBe(valid)
    expect(read(cwd, 'b/c.json')).toBe(json('PAUSE'))
    expect(read(cwd, 'd.yaml').startsWith(`${valid}---`)).toBe(true)
    expect(readdirSync(cwd)).toHaveLength(6)
  })

  test.each([
    [0, { 'a.yaml': invalid }],
    [0, { 'a.yaml': valid }],
    [1, { 'a.yaml': invalid, 'b.json': json('halt') }],
    [2, { 'a.yaml': invalid, 'b.json': '[' }],
    [0, { 'a.http': 'GET /\n' }],
    [2, {}],
  ] as [number, Files][])('and returns %i for %j', async (code, files) => {
    expect((await fixed(files)).code).toBe(code)
  })

  test('and changes nothing the second time', async () => {
    const { cwd } = await fixed({ 'a.yaml': invalid })
    const before = statSync(join(cwd, 'a.yaml'), { bigint: true })
    const { stdout } = await fix(['a.yaml'], cwd)
    expect(stdout).toBe('0 fixes in 0 files\n1 file: 1 valid, 0 invalid, 0 unreadable\n')
    const after = statSync(join(cwd, 'a.yaml'), { bigint: true })
    expect([after.ino, after.mtimeNs]).toEqual([before.ino, before.mtimeNs])
  })

  test('and keeps byte order mark, line breaks and a missing last one', async () => {
    const written = `\ufeff${invalid.trimEnd().replaceAll('\n', '\r\n')}`
    const { cwd } = await fixed({ 'a.yaml': written })
    expect(read(cwd, 'a.yaml')).toBe(written.replace('stop}', 'STOP}'))
  })

  test('and keeps mode and links, without leftovers', async () => {
    const cwd = folderOf({ 'real/a.yaml': invalid })
    chmodSync(join(cwd, 'real/a.yaml'), 0o640)
    symlinkSync('real/a.yaml', join(cwd, 'link.yaml'))
    expect((await fix(['link.yaml'], cwd)).code).toBe(0)
    expect(read(cwd, 'real/a.yaml')).toBe(valid)
    expect(lstatSync(join(cwd, 'link.yaml')).isSymbolicLink()).toBe(true)
    expect(statSync(join(cwd, 'real/a.yaml')).mode & 0o777).toBe(0o640)
    expect(readdirSync(join(cwd, 'real'))).toEqual(['a.yaml'])
  })
})

describe('dry run', () => {
  const files = {
    'a.yaml': `${invalid}\n`.replaceAll('\n', '\r\n'),
    'b.jsonl': `${json('STOP')}\n${json('Stop')}`,
  }

  test('prints a diff that applies, and changes nothing', async () => {
    const { code, stdout, stderr, cwd } = await fixed(files, '--dry-run', 'a.yaml', 'b.jsonl')
    expect(code).toBe(1)
    expect(stderr).toContain('2 fixes available in 2 files\n')
    expect(read(cwd, 'a.yaml')).toBe(files['a.yaml'])
    expect(read(cwd, 'b.jsonl')).toBe(files['b.jsonl'])
    execFileSync('git', ['apply', '-p0', '--unidiff-zero', '--whitespace=nowarn', '-'], {
      cwd,
      input: stdout,
    })
    const applied = ['a.yaml', 'b.jsonl'].map((name) => read(cwd, name))
    await fix(['a.yaml', 'b.jsonl'], (await fixed(files)).cwd)
    writeFileSync(join(cwd, 'a.yaml'), files['a.yaml'])
    writeFileSync(join(cwd, 'b.jsonl'), files['b.jsonl'])
    await fix(['.'], cwd)
    expect(applied).toEqual(['a.yaml', 'b.jsonl'].map((name) => read(cwd, name)))
  })

  test.each(['a b', '-é😀', 'a"b\\', 'a\tb', 'a\nb', 'a\u202eb'])(
    'prints a diff that applies to %j',
    async (name) => {
      const names = [`${name}.yaml`, `${name}.ndjson`]
      const cwd = folderOf({ [`${name}.yaml`]: invalid, [`${name}.ndjson`]: json('stop') })
      const { stdout } = await fix(['--dry-run', '--', ...names], cwd)
      expect(stdout.replaceAll('\n', '')).toMatch(/^[^\p{Cc}\u202e]+$/u)
      execFileSync('git', ['apply', '-p0', '--unidiff-zero', '-'], { cwd, input: stdout })
      expect(names.map((each) => read(cwd, each))).toEqual([valid, json('STOP')])
    },
  )
})

describe('standard input', () => {
  test('prints the fixed text, and the report on standard error', async () => {
    const outcome = await campaignContract(['fix', '-'], { input: invalid })
    expect(outcome).toEqual({
      code: 0,
      stdout: valid,
      stderr:
        'fixed       <stdin>:3:16  action  Write `STOP`.  structure\n1 fix in 1 file\n1 file: 1 valid, 0 invalid, 0 unreadable\n',
    })
  })

  test('prints a diff with --dry-run', async () => {
    const { stdout } = await campaignContract(['fix', '-', '--dry-run'], { input: invalid })
    expect(stdout).toMatch(/^--- <stdin>\n\+\+\+ <stdin>\n@@ -1,3 \+1,3 @@\n/)
  })
})
