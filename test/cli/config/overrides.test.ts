import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Files } from '../command.js'
import { folderOf } from '../command.js'
import { checked } from '../inputs/checked.js'

const request = 'operation: changeCampaignStatus\nbody: {action: STOP, reson: x}\n'
const yaml = 'campaign-contract.config.yaml'
const requests = { 'requests/a.yaml': request, 'requests/legacy/b.yaml': request }
const strict = 'files: requests\nrules: {field/unknown: error}\noverrides:\n'

/** Returns the outcome of each file: `valid`, `invalid`, or `warn` for a valid one with a warning. */
async function outcomes(config: string, args: readonly string[] = [], files: Files = requests) {
  const { report } = await checked({ ...files, [yaml]: config }, args)
  return report.files
    .map(({ ok, warnings }) => (ok ? (warnings.length > 0 ? 'warn' : 'valid') : 'invalid'))
    .join(' ')
}

test.each([
  ['a pattern', '{files: requests/legacy/**, rules: {field/unknown: off}}', 'valid'],
  ['a folder', '{files: requests/legacy, rules: {field/unknown: off}}', 'valid'],
  ['a file', '{files: ./requests/legacy/b.yaml, rules: {field/unknown: off}}', 'valid'],
  ['a list', '{files: [x, "**/b.*"], rules: {field/unknown: off}}', 'valid'],
  ['a group', '{files: requests/legacy, rules: {field/*: warn}}', 'warn'],
  ['nothing', '{files: none/**, rules: {field/unknown: off}}', 'invalid'],
  ['no file', '{files: [], rules: {field/unknown: off}}', 'invalid'],
  ['no excluded file', '{files: [requests, "!**/*.yaml"], rules: {field/*: off}}', 'invalid'],
  ['another rule', '{files: requests/legacy, rules: {auth/*: off}}', 'invalid'],
])('an override applies to its files only: %s', async (_, override, outcome) => {
  expect(await outcomes(`${strict}  - ${override}`)).toBe(`invalid ${outcome}`)
})

test('its patterns are relative to the folder of the configuration', async () => {
  const override = '  - {files: requests/legacy/**, rules: {field/unknown: off}}'
  const cwd = folderOf({ ...requests, 'one/two/a.txt': '', [yaml]: strict + override })
  const { report } = await checked({}, [], { cwd: join(cwd, 'one/two') })
  expect(report.files.map(({ ok }) => ok)).toEqual([false, true])
})

test('later overrides win, rule by rule', async () => {
  const config = `${strict}
  - {files: requests, rules: {field/unknown: warn}}
  - {files: requests/legacy, rules: {auth/*: off}}
  - {files: requests/legacy/b.yaml, rules: {field/*: off}}`
  expect(await outcomes(config)).toBe('warn valid')
})

test('flags win over overrides', async () => {
  const config = `${strict}  - {files: requests, rules: {field/unknown: warn}, operation: testCampaign}`
  expect(await outcomes(config, ['--rule', 'field/*=off'])).toBe('valid valid')
  const bare = {
    'requests/a.yaml': 'body: {action: STOP}',
    'requests/legacy/b.yaml': '{"action": "STOP"}',
  }
  const operation = ['--operation', 'changeCampaignStatus']
  expect(await outcomes(config, operation, bare)).toBe('valid valid')
  expect(await outcomes(config, [], bare)).toBe('invalid invalid')
})

test('an override sets operation, facts and names, and flags override its facts', async () => {
  const config = `files: requests
facts: facts.yaml
operation: testCampaign
overrides:
  - {files: requests/legacy, operation: changeCampaignStatus, facts: more.yaml, serviceName: ACME}`
  const id = '7f1c9a3e-5b1d-4c57-9a53-1d0f7f0a6c11'
  const files = {
    'requests/a.yaml': 'operation: changeCampaignStatus\nbody: {action: STOP}',
    'requests/legacy/b.yaml': `headers: {X-ACME-Request-Id: a, Idempotency-Key: ${id}}\nbody: {action: STOP}`,
    'facts.yaml':
      'authenticated: true\ncampaign: {status: ACTIVE, campaign_delivery_type: ONE_TIME}',
    'more.yaml': 'campaign: {status: ACTIVE, campaign_delivery_type: PERIODIC}',
    [yaml]: config,
  }
  const { report } = await checked(files, [])
  const [a, b] = report.files
  expect(a).toMatchObject({ ok: true })
  expect(b).toMatchObject({ operation: 'changeCampaignStatus' })
  const rules = b?.violations.map(({ rule }) => rule) ?? []
  expect(rules).toContain('status/stop-periodic')
  expect(rules.filter((rule) => rule.startsWith('request-id/'))).toEqual([])
  // The facts for all documents still apply.
  expect(b?.needs).not.toContain('facts.authenticated')
  const flagged = await checked(files, ['--facts', 'facts.yaml'])
  expect(flagged.outcomes[1]).not.toContain('status/stop-periodic')
})

test('an override sets the hosts of a recording, and a flag overrides them', async () => {
  const http = 'PATCH https://one.example/v5/campaigns/1/status\n\n{"action": "STOP"}\n'
  const config =
    'files: "*.http"\nhosts: two.example\noverrides: [{files: b.http, hosts: one.example}]'
  const files = { 'a.http': http, 'b.http': http }
  expect(await outcomes(config, [], files)).toBe('invalid')
  expect(await outcomes(config, ['--host', 'none.example'], files)).toBe('invalid invalid')
})

test('overrides do not apply to standard input', async () => {
  const config =
    'rules: {field/unknown: error}\noverrides: [{files: "**", rules: {field/unknown: off}}]'
  const { code } = await checked({ [yaml]: config }, ['-'], { input: request })
  expect(code).toBe(1)
})
