import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { campaignContract, folderOf } from '../cli/command.js'
import { blocks, docs, type Page } from './markdown.js'

const page = docs.find(({ path }) => path === 'docs/fix.md') as Page
const [request = ''] = blocks(page, 'yaml')

describe('docs/fix.md', () => {
  it('shows the actual diff, which makes the request valid', async () => {
    const cwd = folderOf({ 'requests/search.yaml': request })
    const dry = await campaignContract(['fix', '--dry-run', 'requests'], { cwd })
    expect([dry.stdout]).toEqual(blocks(page, 'diff'))
    const { code } = await campaignContract(['fix', 'requests'], { cwd })
    expect(code).toBe(0)
    expect(readFileSync(join(cwd, 'requests/search.yaml'), 'utf8')).toContain('[PUSH]')
  })

  it('shows the actual repair of a finding', async () => {
    const input = 'operation: changeCampaignStatus\nbody: {action: Stop}\n'
    const { stdout } = await campaignContract(['check', '-', '--format', 'json'], { input })
    const [repair] = blocks(page, 'json').map((block) => JSON.parse(block))
    expect(JSON.parse(stdout).files[0].violations[0].repair).toEqual(repair)
  })
})
