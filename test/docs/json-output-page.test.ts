import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { campaignContract, folderOf } from '../cli/command.js'
import { invalid } from '../cli/status-change.js'
import { blocks, docs, type Page, root } from './markdown.js'

const page = docs.find(({ path }) => path === 'docs/json-output.md') as Page
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

it('names the exported schema of each output', () => {
  const [before, after] = exports['./schemas/*.json'].split('*')
  const named = [...page.text.matchAll(/`campaign-contract\/schemas\/(output\/[\w-]+)\.json`/g)]
  expect(named).toHaveLength(5)
  for (const [, name] of named) expect(existsSync(join(root, before + name + after))).toBe(true)
})

it('shows editor settings with an existing schema', () => {
  const [block = ''] = blocks(page, 'json')
  const url: string = JSON.parse(block)['json.schemas'][0].url
  const path = url.replace('./node_modules/campaign-contract/', '')
  expect(JSON.parse(readFileSync(join(root, path), 'utf8')).title).toBe('CheckOutput')
})

it('shows the current version, and fields that exist', async () => {
  const cwd = folderOf({ 'requests/a.yaml': invalid })
  const { stdout } = await campaignContract(['check', 'requests', '--format', 'json'], { cwd })
  const { schemaVersion, files } = JSON.parse(stdout)
  expect(page.text).toContain(`\`schemaVersion\` is ${schemaVersion}.`)
  expect(page.text).toContain(`.schemaVersion == ${schemaVersion}`)
  const [{ file, violations }] = files
  const [{ line, rule, message }] = violations
  expect([file, line, rule, message]).not.toContain(undefined)
})
