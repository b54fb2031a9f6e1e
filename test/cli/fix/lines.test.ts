import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { campaignContract, folderOf } from '../command.js'

const line = (action: string) =>
  `{"operation": "changeCampaignStatus", "body": {"action":"${action}"}}`

const fixed = async (content: Buffer, ...flags: string[]) => {
  const cwd = folderOf({ 'a.ndjson': content })
  const outcome = await campaignContract(['fix', 'a.ndjson', ...flags], { cwd })
  expect(readdirSync(cwd)).toEqual(['a.ndjson'])
  return { ...outcome, content: readFileSync(join(cwd, 'a.ndjson')) }
}

test.each([['a.json'], ['a.http'], ['-']])('--lines fixes %s line by line', async (name) => {
  const cwd = folderOf({ [name]: `${line('stop')}\n${line('STOP')}\n` })
  const input = `${line('stop')}\n`
  const { code, stdout } = await campaignContract(['fix', name, '--lines'], { cwd, input })
  const written = name === '-' ? stdout : readFileSync(join(cwd, name), 'utf8')
  expect(written.split('\n')[0]).toBe(line('STOP'))
  expect(code).toBe(0)
})

describe('line-based files', () => {
  test('fixes single lines and keeps everything else', async () => {
    const text = (stop: string, pause: string) =>
      Buffer.concat([
        Buffer.from(`\ufeff${line(stop)}\r\n\n  \n${line('STOP')}\n[1,\n`),
        Buffer.from([0x22, 0xff, 0x22, 0x0a]),
        Buffer.from(`\t${line(pause)} `),
      ])
    const { code, stdout, content } = await fixed(text('stop', 'Pause'))
    expect(content).toEqual(text('STOP', 'PAUSE'))
    expect(code).toBe(2)
    expect(stdout).toContain('fixed       a.ndjson:7:58  action  Write `PAUSE`.  structure\n')
    expect(stdout).toContain('unreadable  a.ndjson:5:4 (document 3)')
    expect(stdout).toContain('1 file with 5 requests: 3 valid, 0 invalid, 2 unreadable\n')
  })

  test.each([
    ['16 MiB', 2 ** 24 + 2 ** 16, []],
    ['99 bytes', 98, ['--max-line-bytes', '99']],
  ])('fixes lines next to one of more than %s', async (limit, size, flags) => {
    const long = Buffer.alloc(size, 'é')
    const text = (stop: string) =>
      Buffer.concat([Buffer.from(`${line(stop)}\n"`), long, Buffer.from(`"\n${line(stop)}\n`)])
    const { code, stdout, content } = await fixed(text('stop'), ...flags)
    expect(content.equals(text('STOP'))).toBe(true)
    expect(code).toBe(2)
    expect(stdout).toContain(
      `a.ndjson:2:1 (document 2)  line longer than ${limit} (--max-line-bytes)\n`,
    )
  })

  test('fixes standard input, byte for byte', async () => {
    const input = `${line('stop')}\n\n${line('é')}`
    const { stdout } = await campaignContract(['fix', '-'], { input })
    expect(stdout).toBe(`${line('STOP')}\n\n${line('é')}`)
  })

  test('rejects an empty file', async () => {
    const { code, stdout, content } = await fixed(Buffer.from('\n\n'))
    expect(content.toString()).toBe('\n\n')
    expect(code).toBe(2)
    expect(stdout).toContain('the file is empty')
  })
})
