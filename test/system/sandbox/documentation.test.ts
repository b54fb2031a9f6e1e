import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { folderOf, root } from '../../cli/command.js'
import { blocks } from '../../docs/markdown.js'
import { authorization, clientOf } from '../../sandbox/client.js'
import { served } from '../../sandbox/served.js'
import { curled } from '../curled.js'

const pageAt = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') })
const guide = pageAt('docs/sandbox.md')
const reference = pageAt('docs/sandbox-reference.md')
const documented = 'http://127.0.0.1:4010'

it('every curl command in docs/sandbox-reference.md works', async () => {
  const { origin } = await served()
  const commands = blocks(reference, 'sh')
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.startsWith('curl '))
  const statuses = []
  for (const command of commands) {
    expect(command).toContain(documented)
    statuses.push((await curled(command.replace(documented, origin))).status)
  }
  expect(statuses).toEqual([200, 204, 204, 200, 200, 200, 204, 200, 200, 200])
})

it('the seed data in docs/sandbox-reference.md is the default data', async () => {
  const [text = ''] = blocks(reference, 'yaml')
  const folder = folderOf({ 'data.yaml': text })
  const { origin } = await served(['--seed-data', `${folder}/data.yaml`])
  const { body } = await clientOf({ origin, send: fetch }).admin('GET', '/data')
  expect(body).toMatchObject(parse(text))
})

it('the log in docs/sandbox.md is what `serve` prints', async () => {
  const { origin, end } = await served()
  const headers = {
    Authorization: authorization,
    'Content-Type': 'application/json',
    'X-SVC-Request-Id': 'r-1',
  }
  const draft = {
    channel: 'PUSHX',
    campaign_delivery_type: 'ONE_TIME',
    created_by: 'a@example.com',
  }
  await fetch(`${origin}/v5/offers`, { headers })
  const body = JSON.stringify(draft)
  await fetch(`${origin}/v5/campaigns`, { method: 'POST', headers, body })
  // No calls of the API.
  for (const path of ['/', '/favicon.ico', '/sandbox/clock']) await fetch(origin + path)
  await fetch(`${origin}/v6/offers`)
  const { stdout, stderr } = await end()
  expect(stderr).toBe('')
  const [, log = ''] = stdout.split('Press Ctrl-C to stop.\n\n')
  const stable = (text: string) =>
    text.replaceAll(/^\d\d:\d\d:\d\d/gm, '<time>').replaceAll(/[\d.]+ ms$/gm, '<duration>')
  expect(stable(log)).toBe(stable(blocks(guide, 'text')[0] ?? ''))
})
