import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { parse } from 'yaml'
import { serveProcess } from '../../attack/command/process.js'
import { builtCommand } from '../../built-command.js'
import { type Files, folderOf, root } from '../../cli/command.js'

interface Step {
  id?: string
  if?: string
  uses?: string
  shell?: string
  env?: Record<string, string>
  with?: Record<string, string>
  run?: string
}

interface Action {
  inputs: Record<string, { description: string; default?: string; required?: boolean }>
  outputs: Record<string, { description: string; value: string }>
  runs: { using: string; steps: Step[] }
}

export const actionText = readFileSync(join(root, 'action.yml'), 'utf8')
export const action: Action = parse(actionText)

/** A script that runs the command. */
export const command = `#!/bin/sh
exec '${process.execPath}' '${builtCommand}' "$@"
`

/** Returns the address of a `serve` in a process of its own, because `runAction` blocks this one. */
export const serveApart = async (...flags: readonly string[]): Promise<string> =>
  (await serveProcess(flags)).origin

/** Replaces npm: records its arguments, and installs the command. */
const npm = `#!/bin/bash
printf '%s\\n' "$@" >"$RUNNER_TEMP/npm-arguments"
while [ "$1" != --prefix ]; do shift; done
bin=$2/node_modules/.bin
mkdir -p "$bin"
cp "$RUNNER_TEMP/command" "$bin/campaign-contract"
`

interface Ran {
  /** Exit code of the failed step, or 0. */
  code: number | null
  log: string
  summary: string
  outputs: Record<string, string>
  workspace: string
  /** Arguments of npm, if it was called. */
  npm?: string[]
}

/** Runs the scripts of the action in order, with bash, like a runner. */
export function runAction(inputs: Record<string, string>, files: Files): Ran {
  const workspace = folderOf(files)
  const runner = folderOf({ command, 'bin/npm': npm, output: '', summary: '', 'step.sh': '' })
  for (const file of ['command', 'bin/npm']) chmodSync(join(runner, file), 0o755)
  const bin = join(workspace, 'node_modules/.bin/campaign-contract')
  if (existsSync(bin)) chmodSync(bin, 0o755)
  const at = (name: string) => join(runner, name)
  const steps: Record<string, Record<string, string>> = {}
  const resolved = (text: string) =>
    text.replaceAll(/\$\{\{ ([\w.-]+) \}\}/g, (_, path: string) => {
      const [context, name = '', , output = ''] = path.split('.')
      if (context === 'inputs') return inputs[name] ?? action.inputs[name]?.default ?? ''
      if (context === 'steps') return steps[name]?.[output] ?? ''
      throw new Error(`unknown: ${path}`)
    })
  const ran: Ran = { code: 0, log: '', summary: '', outputs: {}, workspace }
  for (const { id = '', run, env = {} } of action.runs.steps) {
    if (run === undefined) continue
    writeFileSync(at('step.sh'), run)
    writeFileSync(at('output'), '')
    const { status, stdout, stderr } = spawnSync(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', at('step.sh')],
      {
        cwd: workspace,
        encoding: 'utf8',
        // Hides the runner's own files from the steps.
        input: 'operation: changeCampaignStatus\nbody: {action: STOP}\n',
        env: {
          PATH: `${at('bin')}${delimiter}${process.env.PATH}`,
          HOME: runner,
          RUNNER_TEMP: runner,
          GITHUB_OUTPUT: at('output'),
          GITHUB_WORKSPACE: workspace,
          GITHUB_ACTIONS: 'true',
          GITHUB_STEP_SUMMARY: at('summary'),
          ...Object.fromEntries(Object.entries(env).map(([key, text]) => [key, resolved(text)])),
        },
      },
    )
    const written = readFileSync(at('output'), 'utf8').split('\n').slice(0, -1)
    steps[id] = Object.fromEntries(
      written.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    )
    ran.log += stdout + stderr
    ran.code = status
    if (status !== 0) break
  }
  ran.summary = readFileSync(at('summary'), 'utf8')
  for (const [name, { value }] of Object.entries(action.outputs))
    ran.outputs[name] = resolved(value)
  return { ...ran, ...npmArguments(at('npm-arguments')) }
}

function npmArguments(file: string): Pick<Ran, 'npm'> {
  try {
    return { npm: readFileSync(file, 'utf8').trimEnd().split('\n') }
  } catch {
    return {}
  }
}
