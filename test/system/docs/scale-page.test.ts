import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { nodeArguments } from '../../attack/command/process.js'
import { type Files, folderOf } from '../../cli/command.js'
import { lines, stop } from '../../cli/lines/rows.js'
import { blocks, docs, type Page } from '../../docs/markdown.js'

const page = docs.find(({ path }) => path === 'docs/scale.md') as Page

/** A summary of one run, without its duration. */
const untimed = (text: string): string => text.replace(/ \([\d.]+ m?s\)$/m, '')

const quoted = (text: string): string => `'${text}'`

/** An `npx` that runs the command from source. */
const npx = `#!/bin/sh
while [ "$1" != campaign-contract ]; do shift; done
shift
exec ${[process.execPath, ...nodeArguments].map(quoted).join(' ')} "$@"
`

const dump = lines(
  ['STOP', 'Stop', 'PAUSE', 'Pause', 'RESUME', 'STOP', 'STOP', 'Resume'].map((action, key) =>
    stop({ key, action }),
  ),
)
const files: Files = {
  'dumps/one.ndjson': dump,
  'dumps/two.ndjson': `${dump}{\n`,
  'dumps/three.yaml': 'operation: changeCampaignStatus\nbody: {action: STOP}\n',
  'bin/npx': npx,
}

/** Creates a folder with dumps. */
function dumps(): string {
  const folder = folderOf(files)
  chmodSync(join(folder, 'bin/npx'), 0o755)
  return folder
}

function shell(command: string, cwd: string, env: Record<string, string> = {}) {
  const PATH = [join(cwd, 'bin'), process.env.PATH].join(delimiter)
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
    ...{ cwd, encoding: 'utf8', env: { ...process.env, ...env, PATH } },
  })
  return { status, stdout, stderr }
}

/** Returns the block of a language that contains a text. */
const blockWith = (language: string, text: string): string => {
  const found = blocks(page, language).filter((block) => block.includes(text))
  expect(found).not.toEqual([])
  return found[0] as string
}

/** Returns the summary of one run over the dumps, which also counts what only other formats show. */
function wholeSummary(cwd: string, flags: string): string {
  const command = 'npx campaign-contract check dumps --format summary --output json=whole.json'
  const { status, stdout } = shell(`${command} ${flags}`, cwd)
  expect(status).toBe(2)
  return untimed(stdout)
}

/** Returns a summary without the note about rows of different shards. */
const withoutNote = (text: string): string =>
  untimed(text).replace(/^Rows of different shards .*\n/m, '')

/** Merges the reports, and compares the summary with that of one run. */
function expectMerged(cwd: string, command: string, flags = '--quiet'): void {
  const { status, stdout, stderr } = shell(`${command} --format summary`, cwd)
  expect([status, stderr]).toEqual([2, ''])
  expect(withoutNote(stdout)).toBe(wholeSummary(cwd, flags))
}

describe('the jobs of docs/scale.md', { timeout: 120_000 }, () => {
  it('merge the two shards of the first example', () => {
    const cwd = dumps()
    const { status, stderr } = shell(blockWith('sh', '--shard 2/2'), cwd)
    expect([status, stderr]).toEqual([2, ''])
    expect(JSON.parse(readFileSync(join(cwd, 'report.sarif'), 'utf8')).version).toBe('2.1.0')
    expectMerged(cwd, 'npx campaign-contract merge reports', '')
  })

  it('run with GNU parallel', () => {
    const cwd = dumps()
    const { status, stdout, stderr } = shell(blockWith('sh', 'parallel'), cwd)
    expect([status, stderr]).toEqual([2, ''])
    expect(withoutNote(stdout)).toBe(wholeSummary(cwd, '--quiet'))
    const [result] = JSON.parse(readFileSync(join(cwd, 'report.sarif'), 'utf8')).runs
    expect(result.results).toHaveLength(6)
  })

  it('run in a Spark pipe', () => {
    const cwd = dumps()
    const block = blockWith('python', '.pipe(')
    const [, command = ''] = /^command = f"(.*)"$/m.exec(block) ?? []
    const [, mounted = ''] = /check (\S+)/.exec(command) ?? []
    for (let number = 1; number <= 3; number++) {
      const local = command.replace('{shards}', '3').replace(mounted, 'dumps')
      // Spark writes the number as a line, and saves what the command prints.
      const { stdout } = shell(`echo ${number} | ${local}`, cwd)
      writeFileSync(join(cwd, `part-0000${number}`), stdout)
    }
    expectMerged(cwd, "npx campaign-contract merge 'part-*'")
    const merge = blockWith('sh', '/mnt/reports/part-*')
    expect(shell(merge.replace('/mnt/reports/', ''), cwd)).toMatchObject({ status: 2, stderr: '' })
  })

  it('run in an indexed Job of Kubernetes', () => {
    const cwd = dumps()
    const { spec } = parse(blockWith('yaml', 'completionMode: Indexed'))
    const [container] = spec.template.spec.containers
    const [script] = container.args
    expect(script).toContain(`/${spec.completions}"`)
    expect(container.command).toEqual(['sh', '-c'])
    for (let index = 0; index < 3; index++) {
      const env = { SCRIPT: script.replace(`/${spec.completions}"`, '/3"') }
      const outcome = shell('sh -c "$SCRIPT"', cwd, { ...env, JOB_COMPLETION_INDEX: String(index) })
      expect(outcome).toMatchObject({ status: 0, stderr: '' })
    }
    expectMerged(cwd, 'npx campaign-contract merge reports')
  })

  it('check the rows of a pipe', () => {
    const cwd = dumps()
    const block = blockWith('sh', 'zcat')
    shell('gzip -c dumps/one.ndjson > dump.ndjson.gz', cwd)
    const { status, stderr } = shell(block, cwd)
    expect([status, stderr]).toEqual([0, ''])
    const { stdout } = shell('zcat report.ndjson.gz', cwd)
    expect(stdout.split('\n').filter((line) => line.includes('"ok":false'))).toHaveLength(3)
    const one = page.text.match(/`(zcat .* --shard 1\/2)`/)?.[1]
    expect(shell(String(one), cwd)).toMatchObject({ status: 1, stderr: '' })
  })
})

it('shows errors that merge reports', () => {
  const source = ['assert-one-run', 'read-report'].map((name) =>
    readFileSync(new URL(`../../../src/cli/commands/merge/${name}.ts`, import.meta.url), 'utf8'),
  )
  const [shown = ''] = blocks(page, 'text')
  for (const text of ['missing', 'did not end; run it again', 'was made with other options than']) {
    expect(shown).toContain(text)
    expect(source.join('')).toContain(text)
  }
})
