import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, promises, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { campaignContract, type Files, folderOf, replaceBuiltin, root } from './command.js'
import { checked } from './inputs/checked.js'
import { outcomeOf, type Report } from './report.js'
import { invalid, valid } from './status-change.js'

const ok = '{"operation": "listOfferings"}'

/** Returns the outcome of each document by its name, the notes and the exit code. */
async function found(files: Files, args: readonly string[] = ['.']) {
  const { code, report } = await checked(files, args)
  const outcomes = report.files.map((each) =>
    [each.file, each.document, outcomeOf(each)].filter((part) => part !== undefined).join(' '),
  )
  return { code, outcomes, notes: report.summary.notes ?? [] }
}

describe('checks', () => {
  const files: Files = {
    'a/right.yaml': valid,
    'a/b/right.YML': valid,
    'a/notes.txt': 'not a document',
    'a/x.JSON': ok,
    'c/.hidden.yaml': valid,
    'c/d.json.bak': valid,
    'c/z.yaml': valid,
    'c/b.yaml': valid,
    'only/node_modules/y.yaml': valid,
    'odd [1]/wrong.json': '{"operation": "changeCampaignStatus", "body": {"action": "Stop"}}',
    'several.yaml': `${valid}---\n${invalid}---\n- no: request\n---\n# nothing\n`,
    'bare.json': '{"action": "Stop"}',
    'named.json': '{"headers": {}, "body": {"action": "STOP"}}',
    'empty/notes.txt': '',
  }
  test.each<[name: string, args: string, code: number, want: string]>([
    ['a folder with its subfolders', 'a', 0, 'a/b/right.YML a/right.yaml a/x.JSON'],
    ['a glob in order', 'c/*.yaml', 0, 'c/b.yaml c/z.yaml'],
    ['a glob with alternatives', 'a/**/*.{yaml,txt}', 0, 'a/right.yaml'],
    ['a file with any name', 'c/.hidden.yaml c/d.json.bak', 0, 'c/.hidden.yaml c/d.json.bak'],
    ['no node_modules', 'only/**/*.yaml c/**', 2, 'only/**/*.yaml c/b.yaml c/d.json.bak c/z.yaml'],
    ['the folders of a glob', 'a* c', 0, 'a/b/right.YML a/right.yaml a/x.JSON c/b.yaml c/z.yaml'],
    ['no empty folders of a glob', 'on* empt[y]', 2, 'on* empt[y]'],
    ['normalized names', './a/../a//right.yaml a/./b', 0, 'a/right.yaml a/b/right.YML'],
    [
      'each file once',
      'a/b a/right.yaml a/b/right.YML ./a/r*.yaml',
      0,
      'a/b/right.YML a/right.yaml',
    ],
    ['a missing file once', 'none.json none.json *.zip', 2, 'none.json *.zip'],
  ])('%s', async (_, args, code, want) => {
    const outcome = await found(files, args.split(' '))
    const names = outcome.outcomes.map((each) => each.split(' ')[0])
    expect({ code: outcome.code, names }).toEqual({ code, names: want.split(' ') })
  })

  test.each<[name: string, args: string[], code: number, want: string[]]>([
    ['a name with glob characters', ['odd [1]'], 1, ['odd [1]/wrong.json invalid']],
    [
      'several documents of a file',
      ['several.yaml'],
      2,
      ['several.yaml 1 valid', 'several.yaml 2 invalid', 'several.yaml 3 unreadable'],
    ],
    [
      'a bare body and a request under --operation',
      ['--operation', 'changeCampaignStatus', 'bare.json', 'named.json'],
      1,
      ['bare.json invalid', 'named.json invalid'],
    ],
    [
      'what exists beside what is missing',
      ['a/right.yaml', 'none.json'],
      2,
      ['a/right.yaml valid', 'none.json unreadable file or folder not found'],
    ],
    [
      'nothing that a pattern misses',
      ['*.zip'],
      2,
      ['*.zip unreadable no files match this pattern'],
    ],
    [
      'nothing in a folder of other files',
      ['empty'],
      2,
      [
        'empty unreadable no .json, .yaml, .yml, .ndjson, .jsonl, .har, .http, .rest, .sh, .bash or .zsh files in this folder',
      ],
    ],
  ])('%s', async (_, args, code, want) => {
    const outcome = await found(files, args)
    expect(outcome.code).toBe(code)
    expect(outcome.outcomes).toEqual(want.map((each) => expect.stringContaining(each)))
  })

  test('a pattern with backslashes only on Windows', async () => {
    const names = async (platform: string) =>
      (await checked(files, ['c\\*.yaml'], { platform })).report.files.map(({ file }) => file)
    expect(await names('win32')).toEqual(['c/b.yaml', 'c/z.yaml'])
    expect(await names('linux')).toEqual(['c\\*.yaml'])
  })

  test('files by absolute paths', async () => {
    const cwd = folderOf(files)
    const { stdout } = await campaignContract(['check', '--format', 'json', `${cwd}/c`, 'c'], {
      cwd,
    })
    const names = (JSON.parse(stdout) as Report).files.map(({ file }) => file)
    expect(names).toEqual([`${cwd}/c/b.yaml`, `${cwd}/c/z.yaml`])
  })

  const bare = ['--operation', 'changeCampaignStatus']
  test.each<[string, string[], string, string]>([
    ['a request', [], invalid, 'invalid 2:16 structure'],
    ['a body in JSON', bare, '{\n"action": "Stop"}', 'invalid 2:11 structure'],
    ['a body in YAML', bare, 'action: Stop\n', 'invalid 1:9 structure'],
    [
      'a body with a large number',
      bare,
      'action: STOP\na: 12345678901234567890\n',
      'valid 2:4 body/number-precision, 2:1 field/unknown',
    ],
    ['nothing', [], '', 'unreadable 1:1 the file is empty'],
  ])('standard input, once: %s', async (_, args, input, want) => {
    const { report, outcomes } = await checked(files, ['-', 'a/right.yaml', '-', ...args], {
      input,
    })
    expect(report.files.map(({ file }) => file)).toEqual(['<stdin>', 'a/right.yaml'])
    expect(outcomes[0]).toBe(want)
  })

  test.each([
    ['examples/requests', 0, 'valid'],
    ['examples/rejected', 1, 'invalid'],
  ] as const)('the examples of the repository: %s', async (folder, code, counted) => {
    expect(existsSync(root + folder)).toBe(true)
    const { report, ...outcome } = await checked({}, [folder], { cwd: root })
    expect(outcome.code).toBe(code)
    expect(report.summary[counted]).toBe(readdirSync(root + folder).length)
  })
})

describe('a file that a folder brings', () => {
  test.each([
    ['package.json', '{"name": "x", "version": "1.0.0", "description": "y"}'],
    ['pnpm-lock.yaml', 'lockfileVersion: 9'],
    ['tsconfig.build.json', '{"extends": "./tsconfig.json",}'],
    ['k8s.yaml', 'kind: Service\nmetadata: {name: x}\n'],
    ['helm.yaml', 'a: {{ .Values.x }}\n{{- end }}'],
    ['list.json', '[1, {"name": "x"}]'],
    ['text.json', '"operation"'],
    ['response.json', '{"status": 200, "headers": {}, "body": {"ok": true}}'],
    ['vercel.json', '{"headers": [{"source": "/"}]}'],
    ['openapi.yaml', 'openapi: 3.1.0\npaths: {}\n'],
    ['log.ndjson', '{"level": "info"}\n{"level": "warn"}\n'],
    ['deploy.sh', 'curl https://example.org'],
  ])('is skipped without a request: %s', async (name, content) => {
    expect(await found({ [name]: content, 'ok.json': ok })).toEqual({
      code: 0,
      outcomes: ['ok.json valid'],
      notes: [`skipped 1 file that contains no requests: ${name}`],
    })
  })

  const missing = '1:1 missing `operation`'
  test.each<[string, string, string, string]>([
    ['an operation with a typo', '{"opertion": "listOfferings"}', '', '1:2 Unknown key `opertion`'],
    ['another key and a body', '{"Operation": "x", "body": {}}', '', '1:2 Unknown key `Operation`'],
    ['parts only', '{"headers": {}, "body": {}}', '', '1:1 `operation` must be the name'],
    ['a specific body', '{"channel": "PUSH", "created_by": "a"}', '', 'invalid'],
    ['a complete body', '{"action": "STOP"}', '', 'valid'],
    ['a list of requests', `[${ok}]`, '', '1:1 a request document must be an object'],
    ['invalid JSON', '{"a": 1,}', '', '1:8 invalid JSON'],
    ['a body with a typo', '{"actoin": "STOP"}', 'changeCampaignStatus', '1:1 structure'],
    ['a body of another operation', '{"action": "STOP"}', 'testCampaign', '1:1 structure'],
  ])('is kept if it is nearly a request: %s', async (_, content, operation, outcome) => {
    const args = operation === '' ? ['.'] : ['.', '--operation', operation]
    const { outcomes, notes } = await found({ 'a.json': content }, args)
    expect({ outcomes, notes }).toEqual({ outcomes: [expect.stringContaining(outcome)], notes: [] })
  })

  test('is not skipped if it is also named', async () => {
    const files = { 'a.json': '{"x": 1}', 'b.json': '{"x": 1}', 'c.json': ok }
    const { outcomes } = await found(files, ['.', 'a.json'])
    expect(outcomes.sort()).toEqual([expect.stringContaining(missing), 'c.json valid'])
  })

  test('is an error only in a run without any request', async () => {
    const files = { 'a/b.json': '{}', 'a/package.json': '{}', 'c/d.json': ok, 'e/f.json': '1' }
    const notes = ['skipped 3 files that contain no requests: a/b.json, e/f.json, a/package.json']
    expect(await found(files, ['a', 'c', 'e/*'])).toEqual({
      code: 0,
      outcomes: ['c/d.json valid'],
      notes,
    })
    expect(await found(files, ['a', 'e/*'])).toEqual({
      code: 2,
      outcomes: [
        'a unreadable no file here contains a request',
        'e/* unreadable no file here contains a request',
      ],
      notes,
    })
  })

  test('is named in the note up to a limit, surprising ones first', async () => {
    const data = Object.fromEntries([...'abcdefg'].map((name) => [`${name}.json`, '{}']))
    const { notes } = await found({ ...data, 'bower.json': '{}', 'z.json': ok })
    const names = 'a.json, b.json, c.json, d.json, e.json and 3 more'
    expect(notes).toEqual([`skipped 8 files that contain no requests: ${names}`])
  })
})

describe('ignores', () => {
  const files = (ignore: string, more: Files = {}): Files => ({
    '.git/HEAD': '',
    '.gitignore': ignore,
    'a.json': ok,
    'b/c.json': ok,
    'b/d/e.json': ok,
    'dist/f.json': ok,
    ...more,
  })

  test.each<[string, Files, string, string]>([
    ['folders', files('dist/\n'), '.', 'a.json b/c.json b/d/e.json'],
    ['all but negated files', files('*.json\n!e.json\n'), '.', 'b/d/e.json'],
    ['anchored patterns', files('/a.json\n/c.json\n/b/*\n!/b/d\n'), '.', 'b/d/e.json dist/f.json'],
    ['lines of Windows', files('\ufeffdist/\r\nb/\r\n'), '.', 'a.json'],
    ['folders for good', files('b/', { 'b/.gitignore': '!*' }), '.', 'a.json dist/f.json'],
    ['by folders above', files('c.json'), 'b', 'b/d/e.json'],
    ['files of globs', files('dist/\nc.json'), '**/*.json', 'a.json b/d/e.json'],
    ['no folder that is named', files('dist/'), 'dist', 'dist/f.json'],
    ['no file that is named', files('*.json'), 'a.json', 'a.json'],
    [
      'nothing with --no-gitignore',
      files('b'),
      '. --no-gitignore',
      'a.json b/c.json b/d/e.json dist/f.json',
    ],
    ['by --ignore', files(''), '. --ignore b/ --ignore f.*', 'a.json'],
    ['files of globs by --ignore', files(''), '{a,b}/** *.json --ignore d', 'b/c.json a.json'],
    ['no named file by --ignore', files(''), 'a.json --ignore *', 'a.json'],
    ['named files of a hook', files(''), '--hook a.json b/c.json --ignore b', 'a.json'],
    ['without a repository', { '.gitignore': 'b', 'a.json': ok, 'b/c.json': ok }, '.', 'a.json'],
    [
      'by the configuration',
      files('', { 'campaign-contract.config.json': '{"ignore": ["/b/d", "dist"]}' }),
      '.',
      'a.json b/c.json',
    ],
  ])('%s', async (_, all, args, wanted) => {
    const { outcomes } = await found(all, args.split(' '))
    expect(outcomes.map((outcome) => outcome.split(' ')[0]).join(' ')).toBe(wanted)
  })

  test.each([
    ['../b/*.json --ignore d.json', '../b/c.json'],
    ['--hook ../a.json ../b/c.json --ignore b', '../a.json'],
  ])('files above the working folder: %s', async (args, wanted) => {
    const files = { 'a.json': ok, 'b/c.json': ok, 'b/d.json': ok, 'in/e.json': ok }
    const cwd = join(folderOf(files), 'in')
    const { report } = await checked({}, args.split(' '), { cwd })
    expect(report.files.map(({ file }) => file)).toEqual([wanted])
  })

  test('no file that git tracks', async () => {
    const { '.git/HEAD': _, ...all } = files('*.json')
    const cwd = folderOf(all)
    const git = (...args: string[]) => execFileSync('git', args, { cwd, stdio: 'ignore' })
    git('init')
    git('add', '--force', 'b/c.json')
    const { report } = await checked({}, ['.', 'b/*.json'], { cwd })
    expect(report.files.map(({ file }) => file)).toEqual(['b/c.json'])
    vi.stubEnv('GIT_DIR', join(cwd, '.git'))
    onTestFinished(() => void vi.unstubAllEnvs())
    const inHook = await checked({}, ['b'], { cwd })
    expect(inHook.report.files.map(({ file }) => file)).toEqual(['b/c.json'])
  })

  test('nothing without saying so where nothing else exists', async () => {
    const { code, outcomes } = await found(files('*'))
    expect({ code, outcomes }).toEqual({
      code: 2,
      outcomes: [expect.stringContaining('some entries are ignored by .gitignore or --ignore')],
    })
  })
})

test('skips named files without requests for a hook, and passes without any', async () => {
  const data = { 'package.json': '{}', 'a.json': '{"a": 1}' }
  const { code, outcomes, notes } = await found(data, ['--hook', 'package.json', 'a.json'])
  expect({ code, outcomes }).toEqual({ code: 0, outcomes: [] })
  expect(notes).toEqual(['skipped 2 files that contain no requests: a.json, package.json'])
})

test('follows no link out of a folder or glob', async () => {
  const cwd = folderOf({ 'in/a.json': ok, 'out/b.json': ok, 'out/deep/c.json': ok })
  symlinkSync('../out/b.json', join(cwd, 'in/file.json'))
  symlinkSync('../out/deep', join(cwd, 'in/deep'))
  symlinkSync('a.json', join(cwd, 'in/inside.json'))
  const names = async (...args: string[]) =>
    (await checked({}, args, { cwd })).report.files.map(({ file }) => file)
  expect(await names('in')).toEqual(['in/a.json', 'in/inside.json'])
  expect(await names('in/*')).toEqual(['in/a.json', 'in/inside.json'])
  expect(await names('in/file.json', 'in/deep/')).toEqual(['in/file.json', 'in/deep/c.json'])
})

test.each(['stat', 'opendir'] as const)('says what may not be read: %s', async (name) => {
  const cwd = folderOf({ 'closed/a.json': ok })
  const real: (path: string) => unknown = promises[name]
  const denied = Object.assign(new Error('denied'), { code: 'EACCES' })
  replaceBuiltin(promises, name, (path) =>
    path.endsWith('closed') ? Promise.reject(denied) : real(path),
  )
  const { report } = await checked({}, ['closed'], { cwd })
  expect(report.files.map(outcomeOf)).toEqual(['unreadable permission denied'])
})

test('survives loops of links, and folders that cannot be read', async () => {
  const cwd = folderOf({ 'a/ok.json': ok })
  symlinkSync('..', join(cwd, 'a/loop'))
  symlinkSync('nowhere', join(cwd, 'a/broken.json'))
  mkdirSync(join(cwd, 'closed'), { mode: 0 })
  const { report } = await checked({}, ['.'], { cwd })
  expect(report.files.filter(({ file }) => file === 'a/ok.json')).toHaveLength(1)
  chmodSync(join(cwd, 'closed'), 0o700)
})
