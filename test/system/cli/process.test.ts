import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { folderOf, type Outcome, root } from '../../cli/command.js'
import { invalid, valid } from '../../cli/status-change.js'

vi.setConfig({ testTimeout: 60_000 })

/** Arguments for node to run the command from its source. */
const nodeArguments = [
  '--import',
  import.meta.resolve('tsx'),
  fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url)),
]

interface Setting {
  cwd?: string
  input?: string
  env?: Record<string, string>
}

const campaignContract = (args: readonly string[], setting: Setting = {}) =>
  spawned(process.execPath, [...nodeArguments, ...args], setting)

function spawned(
  program: string,
  args: readonly string[],
  { cwd = root, input = '', env = {} }: Setting,
): Promise<Outcome> {
  // The environment of the test run must not affect the outcome.
  const { NO_COLOR, FORCE_COLOR, CI, GITHUB_ACTIONS, ...inherited } = process.env
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

describe('the command as a process', () => {
  test('reads its working folder and returns the exit code', async () => {
    const cwd = folderOf({ 'right.yaml': valid })
    const outcome = await campaignContract(['check', '.'], { cwd })
    expect(outcome.stdout).toContain('valid       right.yaml  changeCampaignStatus\n')
    expect(outcome.stdout).toMatch(/\n1 file: 1 valid, 0 invalid, 0 unreadable \(\d+ ms\)\n$/)
    expect(outcome).toMatchObject({ code: 0, stderr: '' })
  })

  test('reads its standard input and its environment', async () => {
    const setting = { input: invalid, env: { FORCE_COLOR: '1' } }
    const outcome = await campaignContract(['check', '-'], setting)
    expect(outcome.stdout).toContain('\u001b[31minvalid   \u001b[39m  \u001b[1m<stdin>')
    expect(outcome).toMatchObject({ code: 1, stderr: '' })
  })

  test('prints usage errors on standard error', async () => {
    expect(await campaignContract(['chekc'])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'error: Unknown command `chekc`. Did you mean `check`? Run `campaign-contract help`.\n',
    })
  })

  test('keeps its exit code when the reader closes the pipe', async () => {
    const cwd = folderOf(
      Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${at}.yaml`, invalid])),
    )
    const command = [process.execPath, ...nodeArguments, 'check', '.']
      .map((part) => `'${part}'`)
      .join(' ')
    const script = `(${command}; echo "exit code $?" >&2) | head -n 1`
    const { stdout, stderr } = await spawned('sh', ['-c', script], { cwd })
    expect(stdout).toBe('invalid     0.yaml  changeCampaignStatus  400 VALIDATION_FAILED\n')
    expect(stderr).toBe('exit code 1\n')
  })

  test.runIf(existsSync('/dev/full'))('reports that standard output is full', async () => {
    const cwd = folderOf({ 'wrong.yaml': invalid })
    const command = [process.execPath, ...nodeArguments, 'check', '.']
      .map((part) => `'${part}'`)
      .join(' ')
    const { code, stderr } = await spawned('sh', ['-c', `${command} > /dev/full`], { cwd })
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'error: ENOSPC: no space left on device, write\n',
    })
  })

  describe.skipIf(process.platform === 'win32')('does not wait for more input', () => {
    /** Runs the command with a standard input that stays open. */
    const waiting = async (args: readonly string[], input: string | Buffer, signal?: 'SIGTERM') => {
      const child = spawn(process.execPath, [...nodeArguments, 'check', '-', ...args], {
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      let stdout = ''
      child.stdout.setEncoding('utf8').on('data', (text) => {
        stdout += text
      })
      if (signal) child.stdout.once('data', () => child.kill(signal))
      child.stdin.on('error', () => {})
      child.stdin.write(input)
      const [code, killedBy] = await once(child, 'close')
      return { code, killedBy, stdout }
    }

    const line = '{"operation": "changeCampaignStatus", "body": {"action": "Stop"}}\n'

    // A row is printed at once with --lines, else when the next one begins.
    test.each([
      [['--lines'], 1],
      [[], 2],
    ])('on a signal after its first output, with %j', async (flags, count) => {
      const { code, killedBy, stdout } = await waiting(flags, line.repeat(count), 'SIGTERM')
      expect({ code, killedBy }).toEqual({ code: 143, killedBy: null })
      expect(stdout).toContain('stopped early: SIGTERM')
    })

    test.each<[string, (text: string) => string | Buffer]>([
      ['uncompressed', (text) => text],
      ['packed', gzipSync],
    ])('with --max-errors, input %s', async (_, packed) => {
      const input = packed(`${line.repeat(40_000)}`)
      const flags = ['--lines', '--max-errors', '1', '--format', 'summary']
      const { code, stdout } = await waiting(flags, input)
      expect(code).toBe(1)
      expect(stdout).toContain('stopped early: 1 request with errors\n')
    })
  })
})
