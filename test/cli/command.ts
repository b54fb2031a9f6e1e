import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

export const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Outcome {
  code: number | null
  stdout: string
  stderr: string
}

interface Setting {
  cwd?: string
  input?: string | Buffer
  env?: Record<string, string>
}

/** The arguments with which node runs the command from its source. */
export const nodeArguments = [
  '--import',
  import.meta.resolve('tsx'),
  fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url)),
]

/** Runs the real command in a process of its own. */
export const campaignContract = (args: readonly string[], setting: Setting = {}) =>
  run(process.execPath, [...nodeArguments, ...args], setting)

export function run(
  program: string,
  args: readonly string[],
  { cwd = root, input = '', env = {} }: Setting = {},
): Promise<Outcome> {
  // What the terminal or the CI that runs the tests has set must not decide their outcome.
  const { NO_COLOR: _, FORCE_COLOR: __, CI: ___, ...inherited } = process.env
  const child = spawn(program, args, { cwd, env: { ...inherited, ...env } })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text
  })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
}

export type Files = Readonly<Record<string, string | Buffer>>

/** A folder with these files. */
export function writeFolder(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'campaign-contract-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

/** A folder that goes with the test. */
export function folderOf(files: Files): string {
  const folder = writeFolder(files)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
