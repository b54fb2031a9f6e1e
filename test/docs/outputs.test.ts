import { expect, test } from 'vitest'
import { campaignContract, type Files, folderOf } from '../cli/command.js'
import { blocks, docs, type Page } from './markdown.js'

const pageAt = (name: string) => docs.find(({ path }) => path === `docs/${name}.md`) as Page
const blockOf = (name: string, language: string, index = 0): string =>
  blocks(pageAt(name), language)[index] ?? expect.fail(`docs/${name}.md has no such block`)

const stop = { 'requests/stop.yaml': 'operation: changeCampaignStatus\nbody: {action: Stop}\n' }
const workspace = { 'campaign-contract.workspace.yaml': blockOf('workspace', 'yaml') }
const tags = 'operation: updateOffering\nbody: {tags: [tag_winter, tag_sumer]}\n'

const withoutTime = (text: string) => text.replace(/ \([\d.]+ m?s\)/, '')

test.each<[shown: string, output: string, args: string[], files: Files]>([
  ['check, pretty', blockOf('check', 'text'), ['check', 'requests'], stop],
  ['check, github', blockOf('check', 'text', 2), ['check', 'requests', '--format', 'github'], stop],
  ['check, markdown', blockOf('check', 'markdown'), ['check', '.', '--format', 'markdown'], stop],
  [
    'exceptions',
    blockOf('exceptions', 'text'),
    ['check', 'requests'],
    {
      'campaign-contract.config.yaml': blockOf('exceptions', 'yaml'),
      'requests/flash.yaml': blockOf('exceptions', 'yaml', 1),
    },
  ],
  [
    'fix',
    blockOf('fix', 'diff'),
    ['fix', '--dry-run', 'requests'],
    { 'requests/search.yaml': blockOf('fix', 'yaml') },
  ],
  [
    'workspace check',
    blockOf('workspace', 'text'),
    ['workspace', 'check'],
    { 'campaign-contract.workspace.yaml': 'tgas: [tag_winter]\ntemplates: [tpl_banner]\n' },
  ],
  [
    'check with a workspace',
    blockOf('workspace', 'text', 1),
    ['check', 'requests'],
    { ...workspace, 'requests/tags.yaml': tags },
  ],
])('the docs show the actual output of %s', async (_shown, output, args, files) => {
  const { stdout } = await campaignContract(args, { cwd: folderOf(files) })
  expect(withoutTime(stdout).slice(0, withoutTime(output).length)).toBe(withoutTime(output))
})

test.each([
  ['workspace', ['workspace', 'check'], workspace],
  ['request file', ['check', 'requests'], { 'requests/stop.yaml': blockOf('ci', 'yaml') }],
  ['.http file', ['check', '.'], { 'a.http': blockOf('inputs', 'http') }],
])('the docs show a valid %s', async (_shown, args, files) => {
  const { code, stdout } = await campaignContract(args, { cwd: folderOf(files) })
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('1 valid, 0') })
})
