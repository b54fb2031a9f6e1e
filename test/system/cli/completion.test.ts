import { spawn } from 'node:child_process'
import { chmodSync, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { describe, expect, it } from 'vitest'
import { builtCommand } from '../../built-command.js'
import { campaignContract, type Files, folderOf } from '../../cli/command.js'

/** Returns the candidates without descriptions. */
async function answerTo(...words: string[]) {
  const { code, stdout, stderr } = await campaignContract(['complete', '--', ...words])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t')[0])
}

describe('completion candidates', () => {
  it.each<[string[], string[]]>([
    [['che'], ['check']],
    [['help', 'se'], ['serve']],
    [
      ['check', '--max'],
      ['--max-file-bytes', '--max-line-bytes', '--max-warnings', '--max-errors'],
    ],
    [
      ['check', '--format', 's'],
      ['sarif', 'summary'],
    ],
    [
      ['check', '--format=j'],
      ['json', 'junit'],
    ],
    [['check', '--rule', 'geofence/dw'], ['geofence/dwell-time-required=']],
    [['conform', '--only', 'status/stop-p'], ['status/stop-periodic']],
    [['rules', 'status/stop-p'], ['status/stop-periodic']],
    [
      ['openapi', ''],
      ['campaigns', 'offerings'],
    ],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [['workspace', ''], ['check']],
    [['rules', '--format', 'json', 'status/stop-p'], ['status/stop-periodic']],
    [['schema', '--service', 'ACME', '--no-config', 'testC'], ['testCampaign']],
  ])('%j', async (words, candidates) => {
    expect(await answerTo(...words)).toEqual(candidates)
  })

  it.each<string[][]>([
    [['check', '']],
    [['check', 'a.yaml', 'b']],
    [['check', '--format=json', 'b']],
    [['check', '--output', 'sarif=r']],
    [['check', '--rule', 'geofence/dwell-time-required=o']],
    [['serve', '--seed-data=w']],
    [['workspace', 'check', '']],
  ])('none, so that files are completed: %j', async (words) => {
    expect(await answerTo(...words)).toEqual([])
  })

  it('include flags after a hyphen', async () => {
    const candidates = await answerTo('check', '-')
    expect(candidates).toEqual(expect.arrayContaining(['--format', '--watch', '--help']))
  })

  it('have descriptions', async () => {
    const { stdout } = await campaignContract(['complete', '--', 'schema', 'testC'])
    expect(stdout).toBe('testCampaign\tPOST /v5/campaigns/test\n')
  })
})

describe('completion script', () => {
  it.each(['bash', 'zsh', 'fish'])('of %s calls the command', async (shell) => {
    const { code, stdout, stderr } = await campaignContract(['completion', shell])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain(`# ${shell} completion for campaign-contract`)
    expect(stdout).toMatch(/campaign-contract complete -- /)
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
