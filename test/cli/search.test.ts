import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { campaignContract, type Files, folderOf } from './command.js'
import { type Report, shown } from './report.js'

const valid = '{"operation": "listOfferings"}'

/** Runs `check --format json` in a folder; returns the outcome of each file, the notes and the code. */
async function searched(files: Files, args: readonly string[] = ['.'], folder = folderOf(files)) {
  const { code, stdout, stderr } = await campaignContract(['check', ...args, '--format', 'json'], {
    cwd: folder,
  })
  expect(stderr).toBe('')
  const { files: results, summary } = JSON.parse(stdout) as Report
  const outcomes = results.map((each) => [each.file, ...shown(each)].join(' '))
  return { code, outcomes, notes: (summary as { notes?: string[] }).notes ?? [] }
}

describe('files that a folder or glob brings', () => {
  const skipped: [name: string, content: string][] = [
    ['package.json', '{"name": "x", "version": "1.0.0", "description": "y"}'],
    ['package-lock.json', '{"lockfileVersion": 3}'],
    ['pnpm-lock.yaml', 'lockfileVersion: 9'],
    ['tsconfig.json', '// comments are allowed here\n{}'],
    ['tsconfig.build.json', '{"extends": "./tsconfig.json",}'],
    ['docker-compose.yml', 'services: {a: {image: b}}'],
    ['k8s.yaml', 'kind: Service\nmetadata: {name: x}\n'],
    ['helm.yaml', 'a: {{ .Values.x }}\n{{- end }}'],
    ['data.json', '{"a": [1, 2, 3]}'],
    ['list.json', '[1, {"name": "x"}]'],
    ['text.json', '"operation"'],
    ['response.json', '{"status": 200, "headers": {}, "body": {"ok": true}}'],
    ['vercel-like.json', '{"headers": [{"source": "/"}]}'],
    ['openapi.json', '{"openapi": "3.1.0", "paths": {"/x": {}}}'],
    ['openapi.yaml', 'openapi: 3.1.0\npaths: {}\n'],
    ['log.ndjson', '{"level": "info"}\n{"level": "warn"}\n'],
    ['deploy.sh', 'curl https://example.org'],
  ]
  test.each(skipped)('are skipped without a request: %s', async (name, content) => {
    expect(await searched({ [name]: content, 'ok.json': valid })).toEqual({
      code: 0,
      outcomes: ['ok.json valid'],
      notes: [`skipped 1 file that contains no requests: ${name}`],
    })
  })

  const missing = '1:1 missing `operation`'
  const kept: [name: string, content: string, args: string[], outcome: string][] = [
    ['an operation with a typo', '{"opertion": "listOfferings"}', [], '1:2 Unknown key `opertion`'],
    ['another key and a body', '{"Operation": "x", "body": {}}', [], '1:2 Unknown key `Operation`'],
    ['an unknown operation', '{"operation": "x"}', [], '1:15 Unknown operation'],
    ['parts only', '{"headers": {}, "body": {}}', [], '1:1 `operation` must be the name'],
    ['a specific body', '{"channel": "PUSH", "created_by": "a"}', [], missing],
    ['a complete body', '{"action": "STOP"}', [], missing],
    ['a list of requests', `[${valid}]`, [], '1:1 a request document must be an object'],
    ['invalid JSON', '{"a": 1,}', [], '1:8 invalid JSON'],
    ['an empty file', '', [], '1:1 the file is empty'],
    ['a body', '{"action": "Stop"}', ['changeCampaignStatus'], '1:12 structure'],
    ['a body with a typo', '{"actoin": "STOP"}', ['changeCampaignStatus'], '1:1 structure'],
    ['a body of another operation', '{"action": "STOP"}', ['testCampaign'], '1:1 structure'],
  ]
  test.each(kept)('are kept if nearly a request: %s', async (_, content, operation, outcome) => {
    const args = operation.flatMap((name) => ['--operation', name])
    const { outcomes, notes } = await searched({ 'a.json': content }, ['.', ...args])
    expect(outcomes).toHaveLength(1)
    expect(outcomes[0]).toContain(outcome)
    expect(notes).toEqual([])
  })

  test('are kept with --operation only if they share keys with a body', async () => {
    const files = { 'a.json': '{"action": "STOP"}', 'b.json': '{"x": 1, "y": 2}' }
    const { outcomes, notes } = await searched(files, ['.', '--operation', 'changeCampaignStatus'])
    expect(outcomes).toEqual(['a.json valid'])
    expect(notes).toEqual(['skipped 1 file that contains no requests: b.json'])
  })

  test('are not skipped if they are also named', async () => {
    const files = { 'a.json': '{"x": 1}', 'b.json': '{"x": 1}', 'c.json': valid }
    const wanted = `a.json unreadable ${missing}; add it, or pass --operation for a bare body`
    for (const args of [
      ['.', 'a.json'],
      ['a.json', '.'],
    ]) {
      const { outcomes } = await searched(files, args)
      expect([...outcomes].sort()).toEqual([wanted, 'c.json valid'])
    }
  })

  test('are all skipped: an error', async () => {
    const files = { 'a/b.json': '{}', 'a/package.json': '{}', 'c/d.json': valid, 'e/f.json': '1' }
    expect(await searched(files, ['a', 'c', 'e/*'])).toEqual({
      code: 2,
      outcomes: [
        'c/d.json valid',
        'a unreadable skipped all 2 files, which contain no requests',
        'e/* unreadable skipped the only file, which contains no requests',
      ],
      notes: ['skipped 3 files that contain no requests: a/b.json, e/f.json, a/package.json'],
    })
  })

  test('are named in the note up to a limit, surprising ones first', async () => {
    const data = Object.fromEntries('abcdefg'.split('').map((name) => [`${name}.json`, '{}']))
    const { notes } = await searched({ ...data, 'bower.json': '{}', 'z.json': valid })
    const names = 'a.json, b.json, c.json, d.json, e.json and 3 more'
    expect(notes).toEqual([`skipped 8 files that contain no requests: ${names}`])
  })

  test('are skipped by fix too', async () => {
    const files = { 'a.json': '{"x": 1}', 'package.json': '{}', 'b.sh': 'ls', 'ok.json': valid }
    const { stdout, code } = await campaignContract(['fix', '.'], { cwd: folderOf(files) })
    expect(code).toBe(0)
    expect(stdout).toContain('skipped 3 files that contain no requests: a.json, b.sh, package.json')
  })
})

describe('ignored files', () => {
  const files = (ignore: string): Files => ({
    '.git/HEAD': '',
    '.gitignore': ignore,
    'a.json': valid,
    'b/c.json': valid,
    'b/d/e.json': valid,
    'dist/f.json': valid,
  })
  const names = async (all: Files, args?: string[]) =>
    (await searched(all, args)).outcomes.map((outcome) => outcome.split(' ')[0])

  test.each<[string, Files, string[], string[]]>([
    ['folders', files('dist/\n'), ['.'], ['a.json', 'b/c.json', 'b/d/e.json']],
    ['negation', files('*.json\n!e.json\n'), ['.'], ['b/d/e.json']],
    ['anchors', files('/a.json\n/c.json\n/b/*\n!/b/d\n'), ['.'], ['b/d/e.json', 'dist/f.json']],
    [
      'comments and blanks',
      files('# x\n\n  \ndist \n\\#a\n'),
      ['.'],
      ['a.json', 'b/c.json', 'b/d/e.json'],
    ],
    ['line breaks of Windows', files('\ufeffdist/\r\nb/\r\n'), ['.'], ['a.json']],
    [
      'nested files',
      { ...files('dist/'), 'b/.gitignore': '*.json\n!d/e.json\n' },
      ['.'],
      ['a.json', 'b/d/e.json'],
    ],
    [
      'nested anchors',
      { ...files('dist/'), 'b/.gitignore': '/e.json\n/c.json\n' },
      ['.'],
      ['a.json', 'b/d/e.json'],
    ],
    [
      'folders that stay excluded',
      { ...files('b/'), 'b/.gitignore': '!*' },
      ['.'],
      ['a.json', 'dist/f.json'],
    ],
    ['parents up to the repository', files('c.json'), ['b'], ['b/d/e.json']],
    ['globs', files('dist/\nc.json'), ['**/*.json'], ['a.json', 'b/d/e.json']],
    ['not folders that are named', files('dist/'), ['dist'], ['dist/f.json']],
    ['not files that are named', files('*.json'), ['a.json'], ['a.json']],
    [
      'not with --no-gitignore',
      files('*'),
      ['.', '--no-gitignore'],
      ['a.json', 'b/c.json', 'b/d/e.json', 'dist/f.json'],
    ],
    ['--ignore', files(''), ['.', '--ignore', 'b/', '--ignore', 'f.*'], ['a.json']],
    [
      '--ignore with negation',
      files(''),
      ['.', '--ignore', 'b/*', '--ignore', '!b/d'],
      ['a.json', 'b/d/e.json', 'dist/f.json'],
    ],
    [
      '--ignore for globs',
      files(''),
      ['{a,b}/**', '*.json', '--ignore', 'd'],
      ['b/c.json', 'a.json'],
    ],
    ['not named files with --ignore', files(''), ['a.json', '--ignore', '*'], ['a.json']],
    [
      'without a repository',
      { '.gitignore': 'b', 'a.json': valid, 'b/c.json': valid },
      ['.'],
      ['a.json'],
    ],
    [
      'slow patterns',
      files(`${'*a'.repeat(40)}\ndist\n`),
      ['.'],
      ['a.json', 'b/c.json', 'b/d/e.json'],
    ],
    ['odd patterns', files('[\n\\\n!\n/\n**\\\ndist\n'), ['b'], ['b/c.json', 'b/d/e.json']],
  ])('%s', async (_, all, args, wanted) => {
    expect(await names(all, args)).toEqual(wanted)
  })

  test('of the configuration are relative to its folder', async () => {
    const config = { 'campaign-contract.config.json': '{"ignore": ["/b/d", "dist"]}' }
    expect(await names({ ...files(''), ...config })).toEqual(['a.json', 'b/c.json'])
    const folder = folderOf({ ...files(''), ...config })
    const { stdout } = await campaignContract(['check', '.', '--format', 'json'], {
      cwd: join(folder, 'b'),
    })
    expect((JSON.parse(stdout) as Report).files.map(({ file }) => file)).toEqual(['c.json'])
  })

  test('are an error if there are no others', async () => {
    const { code, outcomes } = await searched(files('*'))
    expect({ code, outcomes }).toMatchObject({
      code: 2,
      outcomes: [expect.stringContaining('some entries are ignored by .gitignore or --ignore')],
    })
  })
})

test('survives loops of links, and folders that cannot be read', async () => {
  const folder = folderOf({ 'a/ok.json': valid })
  symlinkSync('..', join(folder, 'a/loop'))
  symlinkSync('nowhere', join(folder, 'a/broken.json'))
  mkdirSync(join(folder, 'closed'), { mode: 0 })
  const { outcomes } = await searched({}, ['.'], folder)
  expect(outcomes.filter((outcome) => outcome === 'a/ok.json valid')).toHaveLength(1)
  chmodSync(join(folder, 'closed'), 0o700)
})
