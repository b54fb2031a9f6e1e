import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { campaignContract, folderOf } from '../command.js'

const stop = (action: string) => `operation: changeCampaignStatus\nbody: {action: ${action}}\n`
const files = { 'a.yaml': stop('stop'), 'b.yaml': stop('halt'), 'c.json': '{' }

test('`check --fix` fixes files as `fix` does, then shows the findings that remain', async () => {
  const cwd = folderOf(files)
  const other = folderOf(files)
  const { code, stdout } = await campaignContract(['check', '--fix', '.'], { cwd })
  expect(code).toBe(2)
  expect(stdout.match(/^(?:fixed|valid|invalid|unreadable) +\S+/gm)).toEqual([
    'fixed       a.yaml:2:16',
    'valid       a.yaml',
    'invalid     b.yaml',
    'unreadable  c.json:1:1',
  ])
  await campaignContract(['fix', '.'], { cwd: other })
  for (const name of Object.keys(files)) {
    expect(readFileSync(join(cwd, name), 'utf8')).toBe(readFileSync(join(other, name), 'utf8'))
  }
})

test('`check --fix --format json` prints only the results on standard output', async () => {
  const cwd = folderOf({ 'a.yaml': stop('stop') })
  const { code, stdout, stderr } = await campaignContract(
    ['check', '--fix', '--format', 'json', 'a.yaml'],
    { cwd },
  )
  expect(code).toBe(0)
  expect(JSON.parse(stdout).summary).toMatchObject({ valid: 1 })
  expect(stderr).toContain('1 fix in 1 file')
})

test.each([
  ['--fix: can only fix files', ['-']],
  ['--fix: can only fix files', ['--curl', 'curl https://example.com']],
  ['--fix cannot be combined with --watch', ['.', '--watch']],
])('rejects what cannot be fixed: %s', async (message, args) => {
  const { code, stderr } = await campaignContract(['check', '--fix', ...args], {
    cwd: folderOf(files),
  })
  expect(stderr).toContain(message)
  expect(code).toBe(2)
})
