import { spawn } from 'node:child_process'
import { chmodSync, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { describe, expect, it } from 'vitest'
import { builtCommand } from '../../built-command.js'
import { campaignContract, type Files, folderOf } from '../../cli/command.js'

/** Returns the candidates without descriptions, and the directive. */
async function answerTo(...words: string[]) {
  const { code, stdout, stderr } = await campaignContract(['complete', '--', ...words])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const lines = stdout.trimEnd().split('\n')
  return {
    candidates: lines.slice(0, -1).map((line) => line.split('\t')[0]),
    directive: lines.at(-1),
  }
}

const [filesToo, nothingElse, noSpace] = [':0', ':4', ':6']

describe('completion candidates', () => {
  it.each<[string[], string[], string]>([
    [['che'], ['check'], nothingElse],
    [['help', 'se'], ['serve'], nothingElse],
    [
      ['check', '--max'],
      ['--max-file-bytes', '--max-line-bytes', '--max-warnings', '--max-errors'],
      nothingElse,
    ],
    [['check', '--format', 's'], ['sarif', 'summary'], nothingElse],
    [['check', '--format=j'], ['json', 'junit'], nothingElse],
    [['check', '--rule', 'geofence/dw'], ['geofence/dwell-time-required='], noSpace],
    [['check', '--rule', 'geofence/dwell-time-required=o'], [], noSpace],
    [['conform', '--only', 'status/stop-p'], ['status/stop-periodic'], nothingElse],
    [['rules', 'status/stop-p'], ['status/stop-periodic'], nothingElse],
    [['openapi', ''], ['campaigns', 'offerings'], nothingElse],
    [['completion', ''], ['bash', 'zsh', 'fish', 'powershell'], nothingElse],
    [['check', ''], [], filesToo],
    [['check', 'a.yaml', 'b'], [], filesToo],
    [['check', '--format=json', 'b'], [], filesToo],
    [['check', '--', 'b'], [], filesToo],
    [['check', '--output', 'sarif=r'], [], filesToo],
    [['serve', '--seed-data=w'], [], filesToo],
    [['workspace', ''], ['check'], nothingElse],
    [['workspace', 'check', ''], [], filesToo],
  ])('%j', async (words, candidates, directive) => {
    expect(await answerTo(...words)).toEqual({ candidates, directive })
  })

  it('include flags after a hyphen', async () => {
    const { candidates } = await answerTo('check', '-')
    expect(candidates).toEqual(expect.arrayContaining(['--format', '--watch', '--help']))
    expect(candidates).toEqual((await answerTo('check', '--')).candidates)
  })

  it('have descriptions', async () => {
    const { stdout } = await campaignContract(['complete', '--', 'schema', 'testC'])
    expect(stdout).toBe('testCampaign\tPOST /v5/campaigns/test\n:4\n')
  })
})

describe('completion script', () => {
  it.each(['bash', 'zsh', 'fish', 'powershell'])('of %s calls the command', async (shell) => {
    const { code, stdout, stderr } = await campaignContract(['completion', shell])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain(`# ${shell} completion for campaign-contract`)
    expect(stdout).toMatch(/campaign-contract complete '?--'? /)
  })

  it('rejects an unknown shell', async () => {
    expect(await campaignContract(['completion', 'tcsh'])).toEqual({
      ...{ code: 2, stdout: '' },
      stderr: 'error: completion tcsh: must be one of bash, zsh, fish, powershell.\n',
    })
  })
})

/** A command that prints its arguments unless it is called for completion. */
const command = `#!/bin/sh
case $1 in
  complete | completion)
    exec '${process.execPath}' '${builtCommand}' "$@" ;;
esac
printf 'called'
printf ' [%s]' "$@"
echo
`

/** Returns the arguments of the command after typing this in bash; a tab completes. */
async function typedInBash(lines: readonly string[], files: Files = {}) {
  const bin = folderOf({ 'campaign-contract': command })
  chmodSync(join(bin, 'campaign-contract'), 0o755)
  const cwd = folderOf(files)
  const PATH = `${bin}${delimiter}${process.env.PATH}`
  const shell = spawn('bash', ['--norc', '--noprofile', '-i'], {
    cwd,
    env: { ...process.env, PATH, INPUTRC: '/dev/null' },
    stdio: ['pipe', 'pipe', 'ignore'],
    // An interactive shell would take over the terminal of the tests.
    detached: true,
  })
  let stdout = ''
  shell.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text
  })
  shell.stdin.end(['eval "$(campaign-contract completion bash)"', ...lines, ''].join('\n'))
  await new Promise((resolve) => shell.on('close', resolve))
  return { cwd, called: [...stdout.matchAll(/called (.*)/g)].map(([, args]) => args) }
}

describe('in bash, a tab', () => {
  it('completes commands, flags, values and files', async () => {
    const { called } = await typedInBash(
      [
        'campaign-contract che\t--form\tsari\tmy\t',
        'campaign-contract check --format=sa\tmy\t',
        'campaign-contract check --rule status/stop-p\toff my\t',
        'campaign-contract check --facts=my\t',
        'campaign-contract rules status/stop-p\t',
        'campaign-contract rules my\t',
        'campaign-contract nothing\t',
      ],
      { 'my file.yaml': '' },
    )
    expect(called).toEqual([
      '[check] [--format] [sarif] [my file.yaml]',
      '[check] [--format=sarif] [my file.yaml]',
      '[check] [--rule] [status/stop-periodic=off] [my file.yaml]',
      '[check] [--facts=my file.yaml]',
      '[rules] [status/stop-periodic]',
      '[rules] [my]',
      '[nothing]',
    ])
  })

  it('does not evaluate user input', async () => {
    const clearLine = '\u0015'
    const { cwd, called } = await typedInBash([
      `campaign-contract check $(touch a) \`touch b\` '; touch c;' --format sa\t${clearLine}`,
      'campaign-contract check --format sa\t',
    ])
    expect(called).toEqual(['[check] [--format] [sarif]'])
    expect(['a', 'b', 'c'].filter((name) => existsSync(join(cwd, name)))).toEqual([])
  })
})
