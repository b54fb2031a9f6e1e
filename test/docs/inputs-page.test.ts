import { expect, it } from 'vitest'
import { campaignContract, folderOf } from '../cli/command.js'
import { blocks, docs, type Page } from './markdown.js'

const page = docs.find(({ path }) => path === 'docs/inputs.md') as Page

it('shows a valid .http file', async () => {
  const [text = ''] = blocks(page, 'http')
  const { code, stdout } = await campaignContract(['check', '.'], {
    cwd: folderOf({ 'a.http': text }),
  })
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringContaining('\n1 file: 1 valid, 0 invalid, 0 unreadable\n'),
  })
})
