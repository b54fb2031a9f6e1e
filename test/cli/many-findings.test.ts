import { expect, test } from 'vitest'
import { campaignContract, folderOf } from './command.js'

/** A request with more unknown fields than a verdict lists. */
const many = (action: string): string => {
  const fields = Array.from({ length: 1500 }, (_, at) => [`x${at}`, 0])
  const body = { action, ...Object.fromEntries(fields) }
  return JSON.stringify({ operation: 'changeCampaignStatus', body })
}

test('counts all warnings of a valid request', async () => {
  const cwd = folderOf({ 'a.json': many('STOP') })
  const args = ['check', 'a.json', '--max-warnings', '1200']
  const { code, stdout } = await campaignContract(args, { cwd })
  expect(code).toBe(1)
  expect(stdout).toContain('\n  and 500 more findings\n')
  expect(stdout).toContain('\n0 errors, 1500 warnings\n')
})

test('counts what an invalid request omits', async () => {
  const cwd = folderOf({ 'a.json': many('HALT') })
  const { stdout } = await campaignContract(['check', 'a.json'], { cwd })
  expect(stdout).toContain('\n1 error, 999 warnings, 501 more findings\n')
})

test.each([
  ['rules', ['rules', 'response/envelope']],
  ['check', ['check', '--rule', 'response/envelope=off', 'a.json']],
])('explains checks of responses in %s', async (_, args) => {
  const { code, stderr } = await campaignContract(args)
  expect(code).toBe(2)
  expect(stderr).toContain('`response/envelope` is a check of responses')
})
