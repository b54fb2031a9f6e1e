import { spawnSync } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { CheckLine } from '../../../src/cli/formats/json-output.js'
import { builtCommand } from '../../built-command.js'
import { folderOf } from '../../cli/command.js'
import { lines, stop } from '../../cli/lines/rows.js'
import { blocks, docs, type Page } from '../../docs/markdown.js'

const pageAt = (path: string) => docs.find((page) => page.path === path) as Page
const page = pageAt('docs/scale.md')

/** An `npx` that runs the built command. */
const npx = `#!/bin/sh
while [ "$1" != campaign-contract ]; do shift; done
shift
exec '${process.execPath}' '${builtCommand}' "$@"
`

const actions = ['STOP', 'Stop', 'PAUSE', 'Pause', 'RESUME', 'STOP', 'STOP', 'Resume']
const rows = actions.map((action, key) => stop({ key, action }))

function folderWith(files: Record<string, string>): string {
  const folder = folderOf({ ...files, 'bin/npx': npx })
  chmodSync(join(folder, 'bin/npx'), 0o755)
  return folder
}

function shell(command: string, cwd: string, env: Record<string, string> = {}) {
  const PATH = [join(cwd, 'bin'), process.env.PATH].join(delimiter)
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env, PATH },
  })
  return { status, stdout, stderr }
}

/** Returns the only block of a language that contains a text. */
function blockWith(language: string, text: string): string {
  const found = blocks(page, language).filter((block) => block.includes(text))
  expect(found).toHaveLength(1)
  return String(found[0])
}

/** Returns the rows of all reports as `<file>:<line>`, and the number of requests in the summaries. */
function reportsIn(cwd: string) {
  const written: CheckLine[] = readdirSync(join(cwd, 'reports')).flatMap((name) => {
    const text = readFileSync(join(cwd, 'reports', name), 'utf8')
    return text
      .trimEnd()
      .split('\n')
      .map((row) => JSON.parse(row))
  })
  const found = written.flatMap((row) => ('summary' in row ? [] : `${row.file}:${row.line}`))
  const requests = written.map((row) => ('summary' in row ? row.summary.requests : 0))
  return { found: found.sort(), requests: requests.reduce((sum, count) => sum + count, 0) }
}

it('the first command of docs/bulk.md reads a compressed dump', () => {
  const cwd = folderWith({ 'requests.ndjson': lines([...rows, '{']) })
  const [command = ''] = blocks(pageAt('docs/bulk.md'), 'sh')
  const { status, stdout, stderr } = shell(`gzip requests.ndjson && ${command}`, cwd)
  expect({ status, stderr }).toEqual({ status: 2, stderr: '' })
  expect(stdout).toContain('5 valid, 3 invalid, 1 unreadable')
  const written = readFileSync(join(cwd, 'findings.ndjson'), 'utf8').trimEnd().split('\n')
  expect(written.map((row) => JSON.parse(row).line)).toEqual([2, 4, 8, 9, undefined])
})

describe('the jobs of docs/scale.md', { timeout: 120_000 }, () => {
  it('run in GNU parallel, and jq counts what they found', () => {
    const cwd = folderWith({
      'dumps/one.ndjson': lines(rows),
      'dumps/two.ndjson': lines([...rows, '{']),
    })
    const { stdout, stderr } = shell(blockWith('sh', 'parallel'), cwd)
    expect(stderr).toBe('')
    expect(stdout).toBe('      6 structure\n{"requests":17,"invalid":6}\n')
    expect(reportsIn(cwd)).toEqual({
      found: ['one', 'two']
        .flatMap((name) => [2, 4, 8].map((line) => `dumps/${name}.ndjson:${line}`))
        .concat('dumps/two.ndjson:9'),
      requests: 17,
    })
  })

  it('run in an indexed Job of Kubernetes', () => {
    const cwd = folderWith({ 'dump/dump.ndjson': lines([...rows, '{']), 'reports/x': '' })
    shell('rm reports/x', cwd)
    const { spec } = parse(blockWith('yaml', 'completionMode: Indexed'))
    const [container] = spec.template.spec.containers
    const [script] = container.args
    const pods = `pods=${spec.completions} `
    expect(script).toContain(pods)
    expect([container.command, spec.parallelism]).toEqual([['sh', '-c'], spec.completions])
    for (let index = 0; index < 2; index++) {
      const env = { SCRIPT: script.replace(pods, 'pods=2 '), JOB_COMPLETION_INDEX: String(index) }
      expect(shell('sh -c "$SCRIPT"', cwd, env)).toEqual({ status: 0, stdout: '', stderr: '' })
    }
    expect(reportsIn(cwd)).toEqual({
      found: [2, 4, 8, 9].map((line) => `<stdin>:${line}`),
      requests: 9,
    })
  })
})
