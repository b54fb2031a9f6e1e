import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { campaignContract, type Files, folderOf } from '../command.js'

const yaml = 'campaign-contract.config.yaml'
const stop = (action: string) => `operation: changeCampaignStatus\nbody: {action: ${action}}\n`
const bare = (action: string) => `{"action": "${action}"}`
const files = {
  'requests/a.yaml': stop('stop'),
  'bare/b.json': bare('stop'),
  'other/c.yaml': stop('stop'),
}
const overrides = 'overrides:\n  - {files: bare, operation: changeCampaignStatus}\n'
const config = `files: [requests, bare/*.json]\n${overrides}`

/** Returns the exit code and the names of the changed files. */
async function fixed(given: Files, args: readonly string[] = [], sub = '.') {
  const all: Files = { ...files, ...given }
  const root = folderOf(all)
  const cwd = join(root, sub)
  mkdirSync(cwd, { recursive: true })
  const { code, stdout, stderr } = await campaignContract(['fix', ...args], { cwd })
  const changed = Object.keys(all).filter(
    (name) => readFileSync(join(root, name), 'utf8') !== String(all[name]),
  )
  return { code, changed, output: stdout + stderr }
}

test('fixes the files of the configuration, with overrides', async () => {
  const changed = ['requests/a.yaml', 'bare/b.json']
  expect(await fixed({ [yaml]: config })).toMatchObject({ code: 0, changed })
  expect(await fixed({ [yaml]: config }, [], 'one/two')).toMatchObject({ code: 0, changed })
  expect(await fixed({ [yaml]: config }, ['--dry-run'])).toMatchObject({ code: 1, changed: [] })
})

test('lets arguments replace its files, but not its overrides', async () => {
  const changed = ['bare/b.json', 'other/c.yaml']
  const outcome = await fixed({ [yaml]: config }, ['bare', 'other'])
  expect(outcome).toMatchObject({ code: 0, changed })
})

test('supports --config and --no-config', async () => {
  const named = { 'sub/own.yaml': `files: ../bare\n${overrides.replace('bare', '../bare')}` }
  expect(await fixed({ ...named, [yaml]: config }, ['--config', 'sub/own.yaml'])).toMatchObject({
    code: 0,
    changed: ['bare/b.json'],
  })
  const without = await fixed({ [yaml]: config }, ['--no-config', 'bare'])
  expect(without).toMatchObject({ code: 2, changed: [] })
  expect(without.output).toContain('missing `operation`')
  expect(await fixed({ [yaml]: config }, ['--no-config'])).toMatchObject({ code: 2, changed: [] })
})

test('lets a flag win over an override', async () => {
  const other = config.replace('changeCampaignStatus', 'testCampaign')
  expect(await fixed({ [yaml]: other }, ['bare'])).toMatchObject({ code: 1, changed: [] })
  const args = ['bare', '--operation', 'changeCampaignStatus']
  expect(await fixed({ [yaml]: other }, args)).toMatchObject({ code: 0, changed: ['bare/b.json'] })
})

test('fixes a key by the rules of its file', async () => {
  const search = 'operation: searchCampaigns\nbody: {limit: 5, campaign_fields: {craeted_by: a}}\n'
  const given = { 'requests/a.yaml': search, 'bare/b.json': '{}', 'other/c.yaml': search }
  const off = 'overrides:\n  - {files: other, rules: {field/*: off}}\n'
  expect(await fixed({ ...given, [yaml]: off }, ['requests', 'other'])).toMatchObject({
    code: 0,
    changed: ['requests/a.yaml'],
  })
})

test('does not fix files that the configuration reads', async () => {
  const given = { 'requests/facts.yaml': 'authenticated: true\n' }
  const own = `files: requests\nfacts: requests/facts.yaml\n`
  const outcome = await fixed({ ...given, [yaml]: own })
  expect(outcome).toMatchObject({ code: 0, changed: ['requests/a.yaml'] })
  const alone = await fixed({ ...given, [yaml]: own }, ['requests/facts.yaml'])
  expect(alone).toMatchObject({ code: 0, changed: [] })
})

test('reports an invalid configuration in one line and changes nothing', async () => {
  const { code, changed, output } = await fixed({ [yaml]: `${config}colour: true` })
  expect({ code, changed }).toEqual({ code: 2, changed: [] })
  expect(output).toBe(`error: ${yaml}:4:1: Unknown option \`colour\`.\n`)
})
