import { describe, expect, test } from 'vitest'
import { campaignContract, folderOf } from '../command.js'
import { expectGolden } from '../golden.js'

const file = 'campaign-contract.workspace.yaml'

/** A workspace with every finding beyond the form. The dates never lead to another status. */
const contradictory = `tags:
  tag_winter: Winter sale
  tag_loyalty: Loyalty
templates: [tpl_banner, tpl_card, tpl_banner]
connectors:
  - {connector_type: SES, connector_name: Main}
  - connector_type: SES
    connector_name: Main
offerings:
  offer_1:
    name: Winter_Sale
    status: active
    scheduling: {start_datetime: '2020-01-01T00:00:00Z', expiry_datetime: '2020-02-01T00:00:00Z'}
  offer_2:
    name: Winter_Sale
    status: archived
    scheduling: {start_datetime: 2020-01-01, expiry_datetime: '2020-02-01T00:00:00Z'}
  offer_3: {name: Winter_Sale, prioirty: 3}
  offer_4:
    status: expired
    scheduling: {start_datetime: '2020-01-01T00:00:00Z', expiry_datetime: '9999-02-01T00:00:00Z'}
  offer_5:
    scheduling: {start_datetime: '2020-02-01T00:00:00Z', expiry_datetime: '2020-01-01T00:00:00Z'}
    variation_meta: {type: smv}
campaigns:
  66b1f0c2a94e3d0012ab34cd:
    status: DARFT
    chanel: PUSH
    audience: anyone
`

const malformed = `tgas: [tag_winter]
templates: [tpl_banner, 5]
connectors:
  - connector_type: SES
offerings:
  offer_1: {status: ACTIVE}
campaigns: [66b1f0c2a94e3d0012ab34cd]
`

const valid = `# yaml-language-server: $schema=workspace.json
tags: {tag_winter: Winter sale}
connectors: [{connector_type: SES, connector_name: Main}]
offerings:
  offer_1:
    status: draft
    scheduling: {start_datetime: '2020-01-01T00:00:00Z', expiry_datetime: '2020-02-01T00:00:00Z'}
  offer_2:
    status: archived
  offer_3:
    status: scheduled
`

const check = (files: Record<string, string>, ...args: string[]) =>
  campaignContract(['workspace', 'check', ...args], { cwd: folderOf(files) })

test.each([
  ['contradictory', contradictory],
  ['malformed', malformed],
])('reports each finding with its position: %s', async (name, text) => {
  const { stdout } = await check({ [file]: text }, '--format', 'github')
  await expectGolden(`workspace-${name}`, stdout)
})

test('shows a finding in its source', async () => {
  const { stdout } = await check({ 'a.json': '{\n  "tags": [1]\n}\n' }, 'a.json')
  expect(stdout).toContain(`a.json:2:12  error  tags.0  structure
    Must be a non-empty string.

      1 │ {
    > 2 │   "tags": [1]
        │            ^
`)
})

describe('has the exit code of `check`', () => {
  test.each([
    ['valid', valid, 0],
    ['warnings', '{}', 0],
    ['violations', malformed, 1],
    ['a syntax error', 'tags: [', 2],
    ['a duplicate key', 'tags: []\ntags: []\n', 2],
    ['an empty file', '', 2],
    ['several documents', 'tags: []\n---\ntags: []\n', 2],
  ])('%s', async (_what, text, code) => {
    expect(await check({ [file]: text })).toMatchObject({ code, stderr: '' })
  })

  test('a file that does not exist', async () => {
    const { code, stdout } = await check({}, 'none.yaml')
    expect({ code, stdout }).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('not found'),
    })
  })

  test('no file at all', async () => {
    expect(await check({})).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'error: no workspace file; pass one as argument, or create campaign-contract.workspace.yaml\n',
    })
  })
})

describe('checks', () => {
  const configured = { 'campaign-contract.config.yaml': 'workspace: staging.yaml\n' }

  test('the file of the argument', async () => {
    const { stdout } = await check(
      { ...configured, 'staging.yaml': '1', 'own.yaml': valid },
      'own.yaml',
    )
    expect(stdout).toBe('valid       own.yaml\n\n1 file: 1 valid, 0 invalid, 0 unreadable\n')
  })

  test('else that of the configuration', async () => {
    const { stdout } = await check({ ...configured, 'staging.yaml': valid, [file]: '1' })
    expect(stdout).toContain('valid       staging.yaml\n')
  })

  test('else that next to the configuration', async () => {
    const { stdout } = await check(
      { 'a/campaign-contract.config.yaml': 'quiet: true', [`a/${file}`]: valid, [file]: '1' },
      ...['--config', 'a/campaign-contract.config.yaml'],
    )
    expect(stdout).toContain(`valid       a/${file}\n`)
  })
})
