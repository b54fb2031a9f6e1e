import { describe, expect, it, test } from 'vitest'
import { formatNames } from '../../src/cli/formats/format-names.js'
import type { Summary } from '../../src/cli/results/result.js'
import { campaignContract, type Files, folderOf } from './command.js'
import { expectGolden } from './golden.js'

const request = (type: string) => `operation: createCampaign
headers:
  Authorization: Basic dXNlcjpwYXNz
  X-SVC-Request-Id: 9c2f6a41-0d3e-4b7a-8f15-6e7d8c9b0a12
  Idempotency-Key: 4e0d7b3a-52c8-4f6e-a1b9-7c8d9e0f1a2b
body:
  channel: PUSH
  campaign_delivery_type: ${type}
  created_by: a@b.example
`

const configuration = `exceptions:
  - rule: structure
    operation: createCampaign
    target: campaign_delivery_type
    values: [FLASH]
    reason: Our deployment has flash campaigns.
    until: 2999-12-31
  - rule: field/unknown
    target: labels
    reason: Moved to tags.
  - rule: structure
    target: campaign_delivery_type
    values: [OTHER]
    reason: Removed with release 7.
    until: 2020-01-31
`

const files: Files = {
  'campaign-contract.config.yaml': configuration,
  'flash.yaml': request('FLASH'),
  'other.yaml': request('OTHER'),
}

async function checked(files: Files, ...args: string[]) {
  const cwd = folderOf(files)
  const { code, stdout, stderr } = await campaignContract(['check', ...args], { cwd })
  return { code, stdout: stdout.replaceAll(cwd, '/folder'), stderr }
}

async function summaryOf(files: Files, ...args: string[]): Promise<Summary> {
  const { stdout, stderr } = await checked(files, ...args, '--format', 'json')
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout).summary
}

/** Returns the reasons of the exceptions in a summary. */
const reasonsOf = ({ exceptions }: Summary) => ({
  noted: exceptions?.noted,
  unused: exceptions?.unused.map(({ reason }) => reason),
  expired: exceptions?.expired.map(({ reason }) => reason),
})

const counted = {
  ...{ noted: 1, unused: ['Moved to tags.'] },
  expired: ['Removed with release 7.'],
}

describe('check with exceptions in the configuration', () => {
  it('accepts the value, and rejects any other value', async () => {
    expect((await checked(files, 'flash.yaml', '--max-warnings', '0')).code).toBe(0)
    expect((await checked(files, 'other.yaml')).code).toBe(1)
    expect((await checked(files, 'flash.yaml', '--no-config')).code).toBe(1)
  })

  it('reports unused and expired exceptions', async () => {
    const summary = await summaryOf(files, '.')
    expect(reasonsOf(summary)).toEqual(counted)
    expect(summary).toMatchObject({ right: 1, wrong: 1, totals: { errors: 1, warnings: 0 } })
  })

  it('shows valid requests with notes in spite of --quiet', async () => {
    const { stdout } = await checked(files, 'flash.yaml', '--quiet')
    expect(stdout).toContain('Accepted until 2999-12-31: Our deployment has flash campaigns.')
  })

  it.each(formatNames)('shows the notes with --format %s', async (format) => {
    const { stdout, stderr } = await checked(files, '.', '--format', format)
    expect(stderr).toBe('')
    expectGolden(`exceptions-${format}`, stdout)
  })

  it('shows a note in one line with --compact', async () => {
    const { stdout } = await checked(files, 'flash.yaml', '--compact')
    expect(stdout).toMatch(
      /^flash\.yaml:8:\d+: note {2}campaign_delivery_type: .* Accepted until 2999-12-31: Our/,
    )
  })
})

test.each([
  ['one thread', ['--threads', '1']],
  ['worker threads', ['--threads', '2']],
])('notes in a line-based file are counted with %s', { timeout: 60_000 }, async (_, flags) => {
  const line = (type: string) =>
    `${JSON.stringify({
      operation: 'createCampaign',
      body: { channel: 'PUSH', campaign_delivery_type: type, created_by: 'a'.repeat(1000) },
    })}\n`
  // Only the last of the batches, which a worker checks, has the value.
  const rows = line('ONE_TIME').repeat(6000) + line('FLASH').repeat(3)
  const lines = { ...files, 'a.ndjson': rows }
  for (const more of [['--quiet'], ['--format', 'summary']]) {
    const cwd = folderOf(lines)
    const output = ['--output', 'json=out.json']
    const args = ['check', 'a.ndjson', ...flags, ...more, ...output]
    const { code, stdout } = await campaignContract(args, { cwd })
    expect(code).toBe(0)
    expect(stdout).toContain('3 violations accepted by exceptions')
    expect(stdout).toContain('unused exception: field/unknown labels (Moved to tags.)')
  }
})

test('an override adds exceptions for its files', async () => {
  const override = `overrides:
  - files: other.yaml
    exceptions:
      - {rule: structure, target: campaign_delivery_type, values: [OTHER], reason: Only here.}
`
  const all = { ...files, 'campaign-contract.config.yaml': configuration + override }
  expect(reasonsOf(await summaryOf(all, '.'))).toEqual({ ...counted, noted: 2 })
  expect(reasonsOf(await summaryOf(all, 'flash.yaml'))).toEqual(counted)
})

test('exceptions apply to recorded responses', async () => {
  const exceptions = `exceptions:
  - {rule: response/envelope, reason: The gateway removes the envelope.}
`
  const http = { method: 'GET', url: 'https://api.example/v5/offers', headers: [] }
  const response = {
    ...{ status: 200, headers: [] },
    content: { mimeType: 'application/json', text: '{"response_id":7}' },
  }
  const har = JSON.stringify({ log: { entries: [{ request: http, response }] } })
  const strict = await checked({ 'a.har': har }, 'a.har', '--format', 'json')
  const config = { 'campaign-contract.config.yaml': exceptions }
  const { stdout } = await checked({ ...config, 'a.har': har }, 'a.har', '--format', 'json')
  const rulesOf = (found: readonly { rule: string }[] = []) => found.map(({ rule }) => rule)
  const [before, after] = [strict.stdout, stdout].map((text) => JSON.parse(text).files[0])
  const isEnvelope = (rule: string) => rule === 'response/envelope'
  const found = rulesOf([...before.violations, ...before.warnings])
  expect(found.some(isEnvelope)).toBe(true)
  expect(rulesOf(after.notes)).toEqual(found.filter(isEnvelope))
  expect(rulesOf([...after.violations, ...after.warnings])).toEqual(
    found.filter((rule) => !isEnvelope(rule)),
  )
})

test('an invalid exception is reported with its position', async () => {
  const config = configuration.replace('field/unknown', 'field/unknwon')
  const { code, stderr } = await checked(
    { ...files, 'campaign-contract.config.yaml': config },
    'flash.yaml',
  )
  expect(code).toBe(2)
  expect(stderr).toContain('campaign-contract.config.yaml:8:')
  expect(stderr).toContain('Did you mean `field/unknown`?')
})
