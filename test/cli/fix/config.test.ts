import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { campaignContract, type Files, folderOf } from '../command.js'

const yaml = 'campaign-contract.config.yaml'
const stop = (action: string) => `operation: changeCampaignStatus\nbody: {action: ${action}}\n`
const requests: Files = {
  'requests/a.yaml': stop('stop'),
  'bare/b.json': '{"action": "stop"}',
  'other/c.yaml': stop('stop'),
}
const overrides = 'overrides:\n  - {files: bare, operation: changeCampaignStatus}\n'
const config = `files: [requests, bare/*.json]\n${overrides}`
const another = config.replace('changeCampaignStatus', 'testCampaign')
const typo = 'operation: searchCampaigns\nbody: {limit: 5, campaign_fields: {craeted_by: a}}\n'

/** Returns the exit code and the names of the changed files. */
async function fixed(files: Files, args: string, folder = '.') {
  const all: Files = { ...requests, ...files }
  const root = folderOf(all)
  const cwd = join(root, folder)
  mkdirSync(cwd, { recursive: true })
  const flags = args.split(' ').filter((arg) => arg !== '')
  const { code, stdout, stderr } = await campaignContract(['fix', ...flags], { cwd })
  const changed = Object.keys(all).filter(
    (name) => readFileSync(join(root, name), 'utf8') !== String(all[name]),
  )
  return { code, changed: changed.join(' '), output: stdout + stderr }
}

const both = 'requests/a.yaml bare/b.json'

test.each<[what: string, config: string, args: string, code: number, changed: string]>([
  ['the files of the configuration, with overrides', config, '', 0, both],
  ['nothing in a dry run', config, '--dry-run', 1, ''],
  ['the named files, with overrides', config, 'bare other', 0, 'bare/b.json other/c.yaml'],
  ['nothing that the operation of an override rejects', another, 'bare', 1, ''],
  [
    'by the operation of a flag rather than of an override',
    another,
    'bare --operation changeCampaignStatus',
    0,
    'bare/b.json',
  ],
  ['nothing with --no-config', config, '--no-config', 2, ''],
  ['a bare body as the operation it looks like', config, '--no-config bare', 0, 'bare/b.json'],
  ['nothing with an invalid configuration', `${config}colour: true`, '', 2, ''],
])('fixes %s', async (_, text, args, code, changed) => {
  expect(await fixed({ [yaml]: text }, args)).toMatchObject({ code, changed })
})

test('finds its configuration in a folder above, or by --config', async () => {
  expect(await fixed({ [yaml]: config }, '', 'one/two')).toMatchObject({ code: 0, changed: both })
  const own = { 'sub/own.yaml': `files: ../bare\n${overrides.replace('bare', '../bare')}` }
  const named = await fixed({ ...own, [yaml]: config }, '--config sub/own.yaml')
  expect(named).toMatchObject({ code: 0, changed: 'bare/b.json' })
})

test('fixes a key by the rules of its file', async () => {
  const files = { 'requests/a.yaml': typo, 'bare/b.json': '{}', 'other/c.yaml': typo }
  const off = 'overrides:\n  - {files: other, rules: {field/*: off}}\n'
  const outcome = await fixed({ ...files, [yaml]: off }, 'requests other')
  expect(outcome).toMatchObject({ code: 0, changed: 'requests/a.yaml' })
})

test('skips files that the configuration reads, and files without requests', async () => {
  const files = { 'requests/facts.yaml': 'authenticated: true\n', 'requests/b.sh': 'ls' }
  const own = 'files: requests\nfacts: requests/facts.yaml\n'
  const outcome = await fixed({ ...files, [yaml]: own }, '')
  expect(outcome).toMatchObject({ code: 0, changed: 'requests/a.yaml' })
  expect(outcome.output).toContain('skipped 1 file that contains no requests: requests/b.sh')
})
