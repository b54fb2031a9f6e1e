import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { campaignContract, folderOf } from '../command.js'

const request = 'operation: changeCampaignStatus\nbody: {action: STOP, reson: x}\n'
const yaml = 'campaign-contract.config.yaml'
const files = { 'requests/a.yaml': request, 'requests/legacy/b.yaml': request }

/** Returns the outcome of each file: `valid`, `invalid`, or `warn` for a valid one with a warning. */
async function outcomes(config: string, args: readonly string[] = [], more = {}, sub = '.') {
  const cwd = folderOf({ ...files, ...more, [yaml]: config })
  mkdirSync(join(cwd, sub), { recursive: true })
  const setting = { cwd: join(cwd, sub) }
  const { stdout, stderr } = await campaignContract(['check', '--format', 'json', ...args], setting)
  if (stderr !== '') throw new Error(stderr)
  const results: { file: string; ok: boolean; warnings: [] }[] = JSON.parse(stdout).files
  return Object.fromEntries(
    results.map(({ file, ok, warnings }) => [
      file.replace(/.*\//, ''),
      ok ? (warnings.length > 0 ? 'warn' : 'valid') : 'invalid',
    ]),
  )
}

const strict = 'files: requests\nrules: {field/unknown: error}\noverrides:\n'

test.each([
  ['a pattern', '  - {files: requests/legacy/**, rules: {field/unknown: off}}', 'valid'],
  ['a folder', '  - {files: requests/legacy, rules: {field/unknown: off}}', 'valid'],
  ['a file', '  - {files: ./requests/legacy/b.yaml, rules: {field/unknown: off}}', 'valid'],
  ['a list', '  - {files: [x, "**/b.*"], rules: {field/unknown: off}}', 'valid'],
  ['a group', '  - {files: requests/legacy, rules: {field/*: warn}}', 'warn'],
  ['nothing', '  - {files: none/**, rules: {field/unknown: off}}', 'invalid'],
  ['no file', '  - {files: [], rules: {field/unknown: off}}', 'invalid'],
  [
    'an excluded file',
    '  - {files: [requests/legacy, "!**/b.yaml"], rules: {field/*: off}}',
    'invalid',
  ],
  ['another rule', '  - {files: requests/legacy, rules: {auth/*: off}}', 'invalid'],
])('applies an override to its files only: %s', async (_what, override, b) => {
  expect(await outcomes(`${strict}${override}`)).toEqual({ 'a.yaml': 'invalid', 'b.yaml': b })
})

test('resolves patterns from the folder of the configuration', async () => {
  const config = `${strict}  - {files: requests/legacy/**, rules: {field/unknown: off}}`
  const wanted = { 'a.yaml': 'invalid', 'b.yaml': 'valid' }
  expect(await outcomes(config, [], {}, 'one/two')).toEqual(wanted)
})

test('lets later overrides win, rule by rule', async () => {
  const config = `${strict}
  - {files: requests, rules: {field/unknown: warn}}
  - {files: requests/legacy, rules: {auth/*: off}}
  - {files: requests/legacy/b.yaml, rules: {field/*: off}}`
  expect(await outcomes(config)).toEqual({ 'a.yaml': 'warn', 'b.yaml': 'valid' })
})

test('lets flags win over overrides', async () => {
  const config = `${strict}  - {files: requests, rules: {field/unknown: warn}, operation: testCampaign}`
  expect(await outcomes(config, ['--rule', 'field/*=off'])).toEqual({
    'a.yaml': 'valid',
    'b.yaml': 'valid',
  })
  const bare = {
    'requests/a.yaml': 'body: {action: STOP}',
    'requests/legacy/b.yaml': '{"action": "STOP"}',
  }
  const args = ['--operation', 'changeCampaignStatus']
  expect(await outcomes(config, args, bare)).toEqual({ 'a.yaml': 'valid', 'b.yaml': 'valid' })
  expect(await outcomes(config, [], bare)).toEqual({ 'a.yaml': 'invalid', 'b.yaml': 'invalid' })
})

test('sets operation, facts and names', async () => {
  const config = `files: requests
facts: facts.yaml
operation: testCampaign
overrides:
  - {files: requests/legacy, operation: changeCampaignStatus, facts: more.yaml, serviceName: ACME}`
  const more = {
    'requests/a.yaml': 'operation: changeCampaignStatus\nbody: {action: STOP}',
    'requests/legacy/b.yaml':
      'headers: {X-ACME-Request-Id: a, Idempotency-Key: 7f1c9a3e-5b1d-4c57-9a53-1d0f7f0a6c11}\nbody: {action: STOP}',
    'facts.yaml':
      'authenticated: true\ncampaign: {status: ACTIVE, campaign_delivery_type: ONE_TIME}',
    'more.yaml': 'campaign: {status: ACTIVE, campaign_delivery_type: PERIODIC}',
  }
  const cwd = folderOf({ ...more, [yaml]: config })
  const { stdout } = await campaignContract(['check', '--format', 'json'], { cwd })
  const [a, b] = JSON.parse(stdout).files
  expect(a).toMatchObject({ ok: true })
  const rules = (result: { violations: { rule: string }[] }) =>
    result.violations.map((one) => one.rule)
  expect(b.operation).toBe('changeCampaignStatus')
  expect(rules(b)).toContain('status/stop-periodic')
  expect(rules(b).filter((rule) => rule.startsWith('request-id/'))).toEqual([])
  // The facts for all documents still apply.
  expect(b.needs).not.toContain('facts.authenticated')
  const flagged = await campaignContract(['check', '--format', 'json', '--facts', 'facts.yaml'], {
    cwd,
  })
  expect(rules(JSON.parse(flagged.stdout).files[1])).not.toContain('status/stop-periodic')
})

test('sets the hosts of a recording', async () => {
  const http = 'PATCH https://one.example/v5/campaigns/1/status\n\n{"action": "STOP"}\n'
  const config =
    'files: "*.http"\nhosts: two.example\noverrides: [{files: b.http, hosts: one.example}]'
  const more = { 'a.http': http, 'b.http': http }
  expect(await outcomes(config, [], more)).toEqual({ 'b.http': 'invalid' })
  expect(await outcomes(config, ['--host', 'none.example'], more)).toEqual({
    'a.http': 'invalid',
    'b.http': 'invalid',
  })
})

test('does not apply overrides to standard input', async () => {
  const config =
    'rules: {field/unknown: error}\noverrides: [{files: "**", rules: {field/unknown: off}}]'
  const cwd = folderOf({ [yaml]: config })
  const { code } = await campaignContract(['check', '-'], { cwd, input: request })
  expect(code).toBe(1)
})

test('reports invalid facts before writing anything', async () => {
  const config =
    'files: requests\noutputs: {json: out.json}\noverrides: [{files: a, facts: none.yaml}]'
  const cwd = folderOf({ ...files, 'out.json': 'mine', [yaml]: config })
  expect(await campaignContract(['check'], { cwd })).toEqual({
    code: 2,
    stdout: '',
    stderr: 'error: --facts none.yaml: file not found\n',
  })
})
