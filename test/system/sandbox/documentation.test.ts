import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { folderOf, root } from '../../cli/command.js'
import { blocks } from '../../docs/markdown.js'
import { clientOf } from '../../sandbox/client.js'
import { served } from '../../sandbox/served.js'
import { curled } from '../curled.js'

const path = 'docs/sandbox.md'
const page = { path, text: readFileSync(join(root, path), 'utf8') }
const documented = 'http://127.0.0.1:4010'

it('every curl command in docs/sandbox.md works', async () => {
  const { origin } = await served()
  const commands = blocks(page, 'sh')
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.startsWith('curl '))
  const statuses = []
  for (const command of commands) {
    expect(command).toContain(documented)
    statuses.push((await curled(command.replace(documented, origin))).status)
  }
  expect(statuses).toEqual([200, 204, 204, 200, 200, 200, 204, 200])
})

it('the seed data in docs/sandbox.md is the default data', async () => {
  const [text = ''] = blocks(page, 'yaml')
  const folder = folderOf({ 'data.yaml': text })
  const { origin } = await served(['--seed-data', `${folder}/data.yaml`])
  const { body } = await clientOf({ origin, send: fetch }).admin('GET', '/data')
  expect(body).toMatchObject(parse(text))
})
