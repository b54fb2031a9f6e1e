import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { folderOf, root } from '../../cli/command.js'
import { valid } from '../../cli/status-change.js'
import { command } from './action.js'

interface Hook {
  id: string
  entry: string
  files: string
  [key: string]: unknown
}

const hooks: Hook[] = parse(readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8'))

/** Runs the entry of a hook with arguments and files, without a shell, as pre-commit does. */
function runHook({ entry }: Hook, args: readonly string[], program: string, cwd: string) {
  const bin = folderOf({ 'campaign-contract': program })
  chmodSync(join(bin, 'campaign-contract'), 0o755)
  const [name = '', ...words] = entry.split(' ')
  const { status, stdout } = spawnSync(name, [...words, ...args], {
    cwd,
    encoding: 'utf8',
    env: { PATH: `${bin}${delimiter}${process.env.PATH}` },
  })
  return { status, stdout }
}

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
    const cwd = folderOf({})
    const shown = '#!/bin/sh\nprintf "[%s]" "$@"\n'
    expect(runHook(hook, ['--quiet', 'a b.yaml', '$(touch x).json'], shown, cwd)).toEqual({
      ...{ status: 0, stdout: `[${subcommand}][--hook][--quiet][a b.yaml][$(touch x).json]` },
    })
  })

  it.each([
    ['valid', valid, 0],
    ['invalid', valid.replace('STOP', 'Stop'), 1],
  ])('report what is %s', (_, text, status) => {
    const cwd = folderOf({ 'requests/a b.yaml': text })
    const [hook] = hooks as [Hook]
    const ran = runHook(hook, ['--rule', 'auth/*=off', 'requests/a b.yaml'], command, cwd)
    expect(ran.status).toBe(status)
    const answer = status === 0 ? '' : '  400 VALIDATION_FAILED'
    expect(ran.stdout).toContain(`requests/a b.yaml  changeCampaignStatus${answer}\n`)
  })

  it('fix violations', () => {
    const cwd = folderOf({ 'requests/a.yaml': valid.replace('STOP', 'Stop') })
    const ran = runHook(hooks[1] as Hook, ['requests/a.yaml'], command, cwd)
    expect(ran.status).toBe(0)
    expect(readFileSync(join(cwd, 'requests/a.yaml'), 'utf8')).toBe(valid)
  })
})
