import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { campaignContract, type Files, folderOf, root } from './command.js'
import { type Report, shown } from './report.js'
import { invalid, valid } from './status-change.js'

const offering =
  'operation: createOffering\nfacts: {workspace: {offeringsEnabled: true}}\nbody: {name: a b}\n'

describe('files, options and exit codes', () => {
  const files: Files = {
    'a/right.yaml': valid,
    'a/b/right.YML': valid,
    'a/notes.txt': 'not a document',
    'a/x.JSON': '{"operation": "listOfferings"}',
    'c/.hidden.yaml': valid,
    'c/d.json.bak': valid,
    'c/z.yaml': valid,
    'c/b.yaml': valid,
    'c/n/node_modules/y.yaml': valid,
    'only/node_modules/y.yaml': valid,
    'a/node_modules/x/package.json': '{}',
    'odd [1]/wrong.json': '{"operation": "changeCampaignStatus", "body": {"action": "Stop"}}',
    'several.yaml': `${valid}---\n${invalid}---\n- no: request\n---\n# nothing\n`,
    'bare.json': '{"action": "Stop"}',
    'named.json': '{"headers": {}, "body": {"action": "STOP"}}',
    'offering.yaml': offering,
    'status.yaml': valid,
    'tenant.yaml': 'operation: changeCampaignStatus\nheaders: {X-ACME-Request-Id: x}\n',
    'facts.yaml': 'workspace: {offeringsEnabled: false}\nnow: 2025-11-20T10:00:00+01:00\n',
    'facts.json': '{"authenticated": false}',
    'empty/notes.txt': '',
  }
  const cases: [name: string, args: string[], code: number, want: string[]][] = [
    [
      'a folder with its subfolders',
      ['a'],
      0,
      ['a/b/right.YML valid', 'a/right.yaml valid', 'a/x.JSON valid'],
    ],
    [
      'a glob, and a file with glob characters in its name',
      ['a/**/*.{yaml,txt}', 'odd [1]/wrong.json', 'a/right.yaml'],
      1,
      ['a/right.yaml valid', 'odd [1]/wrong.json invalid'],
    ],
    [
      'violations',
      ['a', 'odd [1]'],
      1,
      ['a/b/right.YML valid', 'a/right.yaml valid', 'a/x.JSON valid', 'odd [1]/wrong.json invalid'],
    ],
    ['a folder in order', ['c'], 0, ['c/b.yaml valid', 'c/z.yaml valid']],
    ['a glob in order', ['c/*.yaml'], 0, ['c/b.yaml valid', 'c/z.yaml valid']],
    [
      'a named file with any name',
      ['c/.hidden.yaml', 'c/d.json.bak'],
      0,
      ['c/.hidden.yaml valid', 'c/d.json.bak valid'],
    ],
    [
      'a glob without node_modules',
      ['only/**/*.yaml', 'c/**'],
      2,
      ['only/**/*.yaml unreadable', 'c/b.yaml valid', 'c/d.json.bak valid', 'c/z.yaml valid'],
    ],
    [
      'a glob that matches only folders',
      ['on*', 'empt[y]'],
      2,
      ['on* unreadable', 'empt[y] unreadable'],
    ],
    [
      'normalized names',
      ['./a/../a//right.yaml', 'a/./b'],
      0,
      ['a/right.yaml valid', 'a/b/right.YML valid'],
    ],
    [
      'each file once',
      ['a/b', 'a/right.yaml', 'a/b/right.YML', 'a/r*.yaml', './a/right.yaml'],
      0,
      ['a/b/right.YML valid', 'a/right.yaml valid'],
    ],
    [
      'a missing file once',
      ['none.json', 'none.json', '*.zip', '*.zip'],
      2,
      ['none.json unreadable', '*.zip unreadable'],
    ],
    [
      'a missing file next to others',
      ['none.json', '*.zip', 'empty', 'a/right.yaml'],
      2,
      ['none.json unreadable', '*.zip unreadable', 'empty unreadable', 'a/right.yaml valid'],
    ],
    [
      'several documents in a file',
      ['several.yaml'],
      2,
      ['several.yaml 1 valid', 'several.yaml 2 invalid', 'several.yaml 3 unreadable'],
    ],
    [
      'a bare body and a document without operation, under --operation',
      ['--operation', 'changeCampaignStatus', 'bare.json', 'named.json', 'offering.yaml'],
      1,
      ['bare.json invalid', 'named.json invalid', 'offering.yaml invalid'],
    ],
  ]

  test.each(cases)('%s', async (_, args, code, want) => {
    const outcome = await campaignContract(['check', '--format', 'json', ...args], {
      cwd: folderOf(files),
    })
    const { files: results } = JSON.parse(outcome.stdout) as Report
    const lines = results.map((result) =>
      [result.file, result.document, shown(result)[0]]
        .filter((part) => part !== undefined)
        .join(' '),
    )
    expect({ lines, code: outcome.code, stderr: outcome.stderr }).toEqual({
      lines: want,
      code,
      stderr: '',
    })
  })

  const checked = async (...args: string[]) => {
    const outcome = await campaignContract(['check', '--format', 'json', ...args], {
      cwd: folderOf(files),
    })
    return { ...outcome, results: (JSON.parse(outcome.stdout) as Report).files }
  }

  test.each([
    ['none.json', 'file or folder not found'],
    ['*.zip', 'no files match this pattern'],
    [
      'empty',
      'no .json, .yaml, .yml, .ndjson, .jsonl, .har, .http, .rest, .sh, .bash or .zsh files in this folder',
    ],
    [
      'only',
      'no .json, .yaml, .yml, .ndjson, .jsonl, .har, .http, .rest, .sh, .bash or .zsh files in this folder',
    ],
  ])('reports why no file was found: %s', async (arg, message) => {
    const { results } = await checked(arg)
    expect(results).toEqual([
      {
        file: arg,
        operation: null,
        ok: false,
        status: null,
        violations: [],
        warnings: [],
        unchecked: [],
        needs: [],
        error: { message },
      },
    ])
  })

  test('treats a backslash as separator only on Windows', async () => {
    const setting = { cwd: folderOf(files) }
    const args = ['check', '--format', 'json', 'c\\*.yaml']
    const names = async (platform: string) => {
      const { stdout } = await campaignContract(args, { ...setting, platform })
      return (JSON.parse(stdout) as Report).files.map(({ file }) => file)
    }
    expect(await names('win32')).toEqual(['c/b.yaml', 'c/z.yaml'])
    expect(await names('linux')).toEqual(['c\\*.yaml'])
  })

  test('reads standard input once, among files', async () => {
    const args = ['check', '--format', 'json', '-', 'a/right.yaml', '-']
    const outcome = await campaignContract(args, { cwd: folderOf(files), input: invalid })
    const { files: results } = JSON.parse(outcome.stdout) as Report
    expect(results.map(({ file }) => file)).toEqual(['<stdin>', 'a/right.yaml'])
  })

  test('finds files by absolute paths', async () => {
    const cwd = folderOf(files)
    const outcome = await campaignContract(['check', '--format', 'json', `${cwd}/c`, 'c'], { cwd })
    const { files: results } = JSON.parse(outcome.stdout) as Report
    expect(results.map(({ file }) => file)).toEqual([`${cwd}/c/b.yaml`, `${cwd}/c/z.yaml`])
  })

  test('--service sets header names, and --rule sets severities', async () => {
    const options = ['--service', 'ACME', '--rule', 'auth/*=off', '--rule', 'body/missing=warn']
    const { results, code } = await checked(
      ...options,
      '--rule',
      'idempotency/*=off',
      'tenant.yaml',
    )
    expect(results.map(shown)).toEqual([['valid', '1:1 body/missing']])
    expect(code).toBe(0)
  })

  test('--facts apply to all documents, and a document’s own facts override them', async () => {
    const { results } = await checked('--facts', 'facts.yaml', 'offering.yaml', 'status.yaml')
    const [first, second] = results
    expect(first?.violations.map(({ rule }) => rule)).not.toContain('offering/feature-disabled')
    expect(second?.needs).toContain('facts.campaign')
    const other = await checked('--facts', 'facts.json', 'status.yaml')
    expect(other.results[0]?.violations.map(({ rule }) => rule)).toEqual([
      'auth/credentials-rejected',
    ])
  })
})

describe('standard input', () => {
  test.each([
    ['a request in YAML', [], invalid, 1, ['invalid', '2:16 structure']],
    [
      'a body in JSON',
      ['--operation', 'changeCampaignStatus'],
      '{\n"action": "Stop"}',
      1,
      ['invalid', '2:11 structure'],
    ],
    ['nothing', [], '', 2, ['unreadable', '1:1 the file is empty']],
  ] as const)('%s', async (_, args, input, code, want) => {
    const outcome = await campaignContract(['check', '--format', 'json', ...args, '-'], { input })
    const { files } = JSON.parse(outcome.stdout) as Report
    expect(files.map(({ file }) => file)).toEqual(['<stdin>'])
    expect(files.map(shown)).toEqual([want])
    expect(outcome.code).toBe(code)
  })
})

describe('the examples of the repository', () => {
  test.each([
    ['examples/requests', 0, 'right'],
    ['examples/rejected', 1, 'wrong'],
  ] as const)('%s', async (folder, code, counted) => {
    expect(existsSync(root + folder)).toBe(true)
    const { stdout, ...rest } = await campaignContract(['check', '--format', 'json', folder])
    const { summary } = JSON.parse(stdout) as Report
    expect(rest.code).toBe(code)
    expect(summary[counted]).toBe(readdirSync(root + folder).length)
  })
})

test('reads a YAML body from standard input', async () => {
  const args = ['check', '-', '--operation', 'changeCampaignStatus', '--format', 'json']
  const { stdout } = await campaignContract(args, { input: 'action: Stop\n' })
  const [result] = (JSON.parse(stdout) as Report).files
  expect(shown(result as Report['files'][number])).toEqual(['invalid', '1:9 structure'])
})

test('reports findings in body text relative to the body', async () => {
  const body = '{"action": "STOP", "a": [{"b": 9007199254740993, "b": 1}]}'
  const input = `{"operation": "changeCampaignStatus", "body": ${body}}`
  const { stdout } = await campaignContract(['check', '-', '--format', 'json'], { input })
  const [result] = (JSON.parse(stdout) as Report).files
  const pointers = result?.warnings.map(({ rule, target, pointer }) => [rule, target, pointer])
  expect(pointers).toEqual([
    ['body/duplicate-key', 'a.0.b', '/a/0/b'],
    ['body/number-precision', 'a.0.b', '/a/0/b'],
    ['field/unknown', 'a', '/a'],
  ])
})

test('reports a duplicate key in a bare body with the severity of --rule', async () => {
  const args = ['check', '-', '--operation', 'changeCampaignStatus', '--format', 'json']
  const input = '{"action": "STOP",\n "action": "PAUSE"}'
  const shownUnder = async (...flags: string[]) => {
    const { stdout } = await campaignContract([...args, ...flags], { input })
    return shown((JSON.parse(stdout) as Report).files[0] as Report['files'][number])
  }
  expect(await shownUnder()).toEqual(['valid', '2:2 body/duplicate-key'])
  expect(await shownUnder('--rule', 'body/duplicate-key=error')).toEqual([
    'invalid',
    '2:2 body/duplicate-key',
  ])
  expect(await shownUnder('--rule', 'body/duplicate-key=off')).toEqual(['valid'])
})
