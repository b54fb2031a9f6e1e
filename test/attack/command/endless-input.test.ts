import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { folderOf } from '../../cli/command.js'
import { started } from './process.js'

/** Runs with less memory than its input. */
const nodeFlags = ['--max-old-space-size=512']

describe.skipIf(!existsSync('/dev/zero'))('endless input is rejected in one line', () => {
  test.each(['cat /dev/zero', "yes '{'", "yes -- '- '", "yes '[{}'"])('%s', async (input) => {
    const { status, stdout } = await started(['check', '-'], { nodeFlags, input }).ended
    expect(status).toBe(2)
    expect(stdout.split('\n')[0]).toBe(
      'unreadable  <stdin>  larger than 256 MiB (--max-file-bytes)',
    )
  })

  test('an endless line, while the others are read', async () => {
    const line = '{"operation":"listOfferings"}'
    const input = `echo '${line}'; head -c 400M /dev/zero; echo; echo '${line}'`
    const { status, stdout } = await started(['check', '--lines', '-'], { nodeFlags, input }).ended
    expect(status).toBe(2)
    expect(stdout).toContain(
      '<stdin>:2:1 (document 2)  line longer than 16 MiB (--max-line-bytes)\n',
    )
    expect(stdout).toContain('1 file with 3 requests: 2 valid, 0 invalid, 1 unreadable (')
  })

  test('what gzip made small', async () => {
    const input = 'head -c 300M /dev/zero | gzip -1 -c'
    const args = ['check', '--lines', '-', '--max-file-bytes', `${2 ** 26}`]
    const { status, stdout } = await started(args, {
      nodeFlags: ['--max-old-space-size=128'],
      input,
    }).ended
    expect(status).toBe(2)
    expect(stdout).toContain('decompresses to more than 256 MiB (4 times --max-file-bytes)')
  })
})

test.each([
  ['a list of numbers', 'a.json', `[${'1,'.repeat(60_000_000)}1]`],
  ['objects', 'a.json', `[${'{},'.repeat(40_000_000)}{}]`],
])('%s that need more memory than there is end the command', async (_, name, text) => {
  const cwd = folderOf({ [name]: text })
  const { ended } = started(['check', name], { cwd, nodeFlags: ['--max-old-space-size=128'] })
  const { status, stdout, stderr } = await ended
  expect(stdout).toBe('')
  // If a single value does not fit, Node aborts without a message.
  expect([2, 134]).toContain(status)
  if (status === 2) expect(stderr).toMatch(/^error: out of memory[^\n]*\n$/)
})
