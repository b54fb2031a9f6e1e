import { expect, test } from 'vitest'
import { campaignContract, folderOf } from '../../../cli/command.js'

test('conform reads its section of the configuration, which flags override', async () => {
  const cwd = folderOf({
    // Not read, because the server may have another workspace.
    'campaign-contract.workspace.yaml': 'tags: 5',
    'campaign-contract.config.yaml': 'conform: {fixtures: none.yaml, outputs: {html: a.html}}',
  })
  const conform = async (...args: string[]) =>
    (await campaignContract(['conform', 'http://localhost:1', ...args], { cwd })).stderr
  expect(await conform()).toContain('--fixtures none.yaml: file not found')
  expect(await conform('--fixtures', 'own.yaml')).toContain('--fixtures own.yaml: file not found')
  expect(await conform('--no-config')).toContain('cannot reach the server')
})
