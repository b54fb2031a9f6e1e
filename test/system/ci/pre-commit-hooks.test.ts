import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { folderOf, root } from '../../cli/command.js'

interface Hook {
  id: string
  entry: string
  files: string
  [key: string]: unknown
}

const hooks: Hook[] = parse(readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8'))

/** Prints the arguments that it gets, each in brackets. */
const program = '#!/bin/sh\nprintf "[%s]" "$@"\n'

/** Returns what the entry of a hook runs with these files, without a shell, as pre-commit does. */
function runBy({ entry }: Hook, files: readonly string[]): string {
  const bin = folderOf({ 'campaign-contract': program })
  chmodSync(join(bin, 'campaign-contract'), 0o755)
  const [name = '', ...words] = entry.split(' ')
  const PATH = `${bin}${delimiter}${process.env.PATH}`
  return spawnSync(name, [...words, ...files], { encoding: 'utf8', env: { PATH } }).stdout
}

/* The test of the package runs them by pre-commit. */

describe('the pre-commit hooks', () => {
  it.each(hooks)('$id', (hook) => {
    const subcommand = { 'campaign-contract': 'check', 'campaign-contract-fix': 'fix' }[hook.id]
    expect(hook).toEqual({
      id: hook.id,
      name: expect.any(String),
      description: expect.stringMatching(/\.$/),
      entry: `campaign-contract ${subcommand} --hook`,
      args: ['--'],
      language: 'node',
      types_or: ['json', 'yaml'],
      files: hook.files,
      pass_filenames: true,
      // A single run, so that a report is written once.
      require_serial: true,
      minimum_pre_commit_version: '2.9.2',
    })
    const flags = ['--config=requests/a.yaml', '-x/requests/a.yaml']
    const names = ['requests/a.json', 'api/requests/b/c.yaml', 'myrequests/a.json', ...flags]
    expect(names.map((name) => new RegExp(hook.files).test(name))).toEqual([
      ...[true, true, false, false, false],
    ])
    expect(runBy(hook, ['--quiet', 'a b.yaml', '$(touch x).json'])).toBe(
      `[${subcommand}][--hook][--quiet][a b.yaml][$(touch x).json]`,
    )
  })
})
