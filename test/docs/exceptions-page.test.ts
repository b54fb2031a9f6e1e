import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { campaignContract, folderOf } from '../cli/command.js'
import { blocks, docs, type Page, root } from './markdown.js'

const page = docs.find(({ path }) => path === 'docs/exceptions.md') as Page
const [configuration = '', request = ''] = blocks(page, 'yaml')

describe('docs/exceptions.md', () => {
  it('shows the output of `check`', async () => {
    const cwd = folderOf({
      'campaign-contract.config.yaml': configuration,
      'requests/flash.yaml': request,
    })
    const [command = ''] = blocks(page, 'sh')
    const { code, stdout } = await campaignContract(command.trim().split(' ').slice(2), { cwd })
    expect({ code, stdout }).toEqual({ code: 0, stdout: blocks(page, 'text')[0] })
  })

  it('names every member', () => {
    const members = [...page.text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
    const { properties } = JSON.parse(
      readFileSync(join(root, 'generated/schemas/config.json'), 'utf8'),
    ).properties.exceptions.items
    expect(members).toEqual(Object.keys(properties))
  })
})
