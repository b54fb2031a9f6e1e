import { execFileSync } from 'node:child_process'
import { symlinkSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { campaignContract, folderOf } from '../../cli/command.js'
import { valid } from '../../cli/status-change.js'

const fifo = 'is a FIFO, not a regular file'

/** Creates a folder with a FIFO that has no writer. */
function folderWithFifo(name: string) {
  const cwd = folderOf({ 'a.yaml': valid })
  execFileSync('mkfifo', [join(cwd, name)])
  return cwd
}

describe.skipIf(process.platform === 'win32')('reads only regular files', () => {
  test.each([
    [['check', 'pipe.yaml']],
    [['check', 'pipe.yaml', '--lines']],
    [['fix', 'pipe.yaml']],
    [['fix', 'pipe.yaml', '--lines']],
  ])('%j rejects a FIFO without waiting for it', async (args) => {
    const { code, stdout } = await campaignContract(args, { cwd: folderWithFifo('pipe.yaml') })
    expect(code).toBe(2)
    expect(stdout).toContain(`pipe.yaml  ${fifo}\n`)
  })

  test.each([
    [['check', 'a.yaml', '--facts', 'pipe'], '--facts pipe'],
    [['check', 'a.yaml', '--baseline', 'pipe'], '--baseline pipe'],
    [['check', 'a.yaml', '--config', 'pipe.yaml'], 'pipe.yaml'],
    [['check', 'a.yaml', '--config', 'pipe.mjs'], 'pipe.mjs'],
    [['serve', '--seed-data', 'pipe'], '--seed-data pipe'],
    [['conform', 'http://127.0.0.1:1', '--fixtures', 'pipe'], '--fixtures pipe'],
    [['conform', 'http://127.0.0.1:1', '--expected-failures', 'pipe'], '--expected-failures pipe'],
  ])('%j', async (args, named) => {
    const cwd = folderWithFifo('pipe')
    for (const name of ['pipe.yaml', 'pipe.mjs']) execFileSync('mkfifo', [join(cwd, name)])
    expect(await campaignContract(args, { cwd })).toEqual({
      code: 2,
      stdout: '',
      stderr: `error: ${named}: ${fifo}\n`,
    })
  })

  test.each(['campaign-contract.config.yaml', 'campaign-contract.config.mjs', 'package.json'])(
    'rejects a FIFO as configuration: %s',
    async (name) => {
      const cwd = folderWithFifo(name)
      const { code, stdout, stderr } = await campaignContract(['check', 'a.yaml'], { cwd })
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toContain(`${name}: ${fifo}\n`)
    },
  )

  test('rejects devices, sockets and folders, but accepts links to files', async () => {
    const cwd = folderOf({ 'a.yaml': valid, 'folder.yaml/b.txt': '' })
    const server = createServer().listen(join(cwd, 'socket'))
    onTestFinished(() => void server.close())
    symlinkSync('/dev/zero', join(cwd, 'zero.yaml'))
    symlinkSync('a.yaml', join(cwd, 'link.yaml'))
    const check = async (name: string) => (await campaignContract(['check', name], { cwd })).stdout
    expect(await check('/dev/zero')).toContain('is a character device, not a regular file')
    expect(await check('zero.yaml')).toContain('is a character device, not a regular file\n')
    expect(await check('socket')).toContain('is a socket, not a regular file\n')
    expect(await check('link.yaml')).toContain('1 valid')
    const facts = await campaignContract(['check', 'a.yaml', '--facts', 'folder.yaml'], { cwd })
    expect(facts.stderr).toBe('error: --facts folder.yaml: is a folder\n')
  })
})

describe('limits files and lines', () => {
  const large = { 'a.json': ' '.repeat(100) + JSON.stringify({ operation: 'listOfferings' }) }

  test.each([['check'], ['fix']])('%s rejects a larger file', async (command) => {
    const cwd = folderOf(large)
    const run = (bytes: string) =>
      campaignContract([command, 'a.json', '--max-file-bytes', bytes], { cwd })
    const { code, stdout } = await run('128')
    expect({ code, line: stdout.split('\n')[0] }).toEqual({
      code: 2,
      line: 'unreadable  a.json  larger than 128 bytes (--max-file-bytes)',
    })
    expect((await run('129')).code).toBe(0)
  })

  test('rejects a file of more than 256 MiB before reading it', async () => {
    const cwd = folderOf({ 'a.json': '' })
    truncateSync(join(cwd, 'a.json'), 2 ** 40)
    const { stdout } = await campaignContract(['check', 'a.json'], { cwd })
    expect(stdout).toContain('larger than 256 MiB (--max-file-bytes)\n')
  })
})

describe('YAML', () => {
  const first = async (text: string) =>
    (await campaignContract(['check', 'a.yaml'], { cwd: folderOf({ 'a.yaml': text }) })).stdout
      .split('\n', 1)
      .join()

  test('has its own limit', async () => {
    expect(await first('#'.repeat(2 ** 24 + 1))).toContain('larger than 16 MiB')
  })

  test('reads aliases of many names in one pass', async () => {
    const names = Array.from({ length: 20_000 }, (_, at) => `&a${at} 1, *a${at}`)
    const started = performance.now()
    expect(await first(`[${names}]`)).toContain('a request document must be an object')
    expect(performance.now() - started).toBeLessThan(30_000)
  })

  const wide = Array.from({ length: 20_000 }, (_, at) => `k${at}: 1`)
  test.each([
    ['of large lists', `a: &a [${'1,'.repeat(20_000)}]\nb: [${'*a,'.repeat(60)}]`],
    ['that are merged', `a: &a {${wide}}\nb:\n${'- <<: *a\n'.repeat(1000)}`],
  ])('limits aliases %s', async (_, text) => {
    expect(await first(text)).toContain('aliases (`*name`) expand to too many values')
  })
})
