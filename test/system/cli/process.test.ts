import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { started } from '../../attack/command/process.js'
import { builtCommand } from '../../built-command.js'
import { folderOf } from '../../cli/command.js'
import { invalid } from '../../cli/status-change.js'

describe('the command as a process', { timeout: 60_000 }, () => {
  test('reads its standard input and its environment', async () => {
    const { child, ended } = started(['check', '-'], { env: { FORCE_COLOR: '1' } })
    child.stdin?.end(invalid)
    const { status, stdout, stderr } = await ended
    expect(stdout).toContain('\u001b[31minvalid   \u001b[39m  \u001b[1m<stdin>')
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
  })

  test.runIf(existsSync('/dev/full'))('reports that standard output is full', () => {
    const cwd = folderOf({ 'wrong.yaml': invalid })
    const command = [process.execPath, builtCommand, 'check', '.'].map((part) => `'${part}'`)
    const script = `${command.join(' ')} > /dev/full`
    const { status, stderr } = spawnSync('sh', ['-c', script], { cwd, encoding: 'utf8' })
    expect([status, stderr]).toEqual([2, 'error: ENOSPC: no space left on device, write\n'])
  })
})

describe.skipIf(process.platform === 'win32')('standard input that stays open', () => {
  const line = '{"operation": "changeCampaignStatus", "body": {"action": "Stop"}}\n'

  test.each<[string, (text: string) => string | Buffer]>([
    ['uncompressed', (text) => text],
    ['packed', gzipSync],
  ])('does not delay the end by --max-errors, %s', async (_, packed) => {
    const flags = ['--lines', '--max-errors', '1', '--format', 'summary']
    const { child, ended } = started(['check', '-', ...flags])
    child.stdin?.write(packed(line.repeat(40_000)))
    const { status, stdout } = await ended
    expect(status).toBe(1)
    expect(stdout).toContain('stopped early: 1 request with errors\n')
  })
})
