import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'
import { run } from '../../src/cli/commands/program.js'
import type { Host } from '../../src/cli/host/host.js'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Replaces a function of a built-in module until the test ends. */
export function replaceBuiltin<Module extends object>(
  module: Module,
  name: keyof Module,
  by: (path: string) => unknown,
): void {
  const spy = vi.spyOn(module, name as never).mockImplementation(by as never)
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
  syncBuiltinESMExports()
}

export interface Outcome {
  code: number | null
  stdout: string
  stderr: string
}

/** The outcome of a run in this process; `written` is standard output with the duration. */
type OwnOutcome = Outcome & { readonly written: string }

export interface Setting {
  cwd?: string
  /** Standard input; what is iterable has its pieces. */
  input?: string | Buffer | readonly Buffer[] | AsyncIterable<Buffer>
  env?: Record<string, string>
  isTerminal?: boolean
  /** Width of the terminal. */
  columns?: number | undefined
  platform?: string
  signals?: EventEmitter
  /** Called after each output. */
  onOutput?: () => void
}

/** Returns a host with its own streams, environment and working folder, and what was written to it. */
export function hostOf({
  cwd = root,
  input = '',
  env = {},
  isTerminal,
  columns,
  platform = 'linux',
  signals = new EventEmitter(),
  onOutput = () => {},
}: Setting) {
  const written = { stdout: '', stderr: '' }
  const terminal = { ...(isTerminal !== undefined && { isTTY: isTerminal }), columns }
  const host: Host = {
    stdin: Readable.from(isWhole(input) ? [Buffer.from(input)] : input),
    stdout: {
      write: (text) => {
        written.stdout += text
        onOutput()
      },
      ...terminal,
    },
    stderr: {
      write: (text) => {
        written.stderr += text
      },
      ...terminal,
    },
    env,
    platform,
    cwd: () => cwd,
    once: signals.once.bind(signals),
    removeListener: signals.removeListener.bind(signals),
  }
  return { host, written }
}

/** Runs the command in this process. */
export async function campaignContract(
  args: readonly string[],
  setting: Setting = {},
): Promise<OwnOutcome> {
  const { host, written } = hostOf(setting)
  const code = await run(args, host)
  const { stdout, stderr } = written
  const outcome = { code, stdout: untimed(stdout), stderr: untimed(stderr) }
  // Hidden from comparisons of the whole outcome.
  return Object.defineProperty(outcome, 'written', { value: stdout }) as OwnOutcome
}

const isWhole = (input: Setting['input']): input is string | Buffer =>
  typeof input === 'string' || Buffer.isBuffer(input)

// biome-ignore lint/suspicious/noControlCharactersInRegex: these begin the escapes of colors.
const duration = / (?:\u001b\[2m)?\((?:\d+ ms|[\d.]+ s|\d+ min \d+ s)\)(?:\u001b\[22m)?$/gm

/** Removes the duration of a run, which differs each time. */
export const untimed = (text: string): string => text.replace(duration, '')

export type Files = Readonly<Record<string, string | Buffer>>

/** Creates a folder with these files; removes it after the test. */
export function folderOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'campaign-contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}
