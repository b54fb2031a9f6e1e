import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { campaignContract, type Files, folderOf } from '../command.js'
import { checked } from '../inputs/checked.js'

const request = 'operation: changeCampaignStatus\nbody: {action: STOP, reson: x}\n'
const bare = 'headers: {}\nbody: {action: STOP}'
const yaml = 'campaign-contract.config.yaml'
const mjs = 'campaign-contract.config.mjs'

/** Runs `check` with this configuration and these flags. */
const run = (config: string, args = '', files: Files = {}) => {
  const cwd = folderOf({ 'requests/a.yaml': request, [yaml]: config, ...files })
  const flags = args.split(' ').filter((arg) => arg !== '')
  return campaignContract(['check', ...flags], { cwd })
}

describe('reports an invalid configuration in one line with its position', () => {
  const unknownRule = 'Unknown rule in option `rules`'
  const count = 'must be a whole number, 0 or more'
  test.each([
    ['files: a\nmaxWarning: 1', '2:1: Unknown option: `maxWarning`. Did you mean `maxWarnings`?'],
    ['zzz: 1', '1:1: Unknown option: `zzz`.'],
    ['__proto__: {quiet: true}', '1:1: Unknown option: `__proto__`.'],
    ['quiet: yes', '1:8: Option `quiet` must be `true` or `false`'],
    ['files: []\nmaxWarnings: -1', `2:14: Option \`maxWarnings\` ${count}`],
    ['maxWarnings: .inf', `1:14: Option \`maxWarnings\` ${count}`],
    ['files: [a, 1]', '1:12: Option `files.1` must be a non-empty string'],
    ["facts: ''", '1:8: Option `facts` must be a non-empty string'],
    ['outputs: {sarf: a}', '1:11: Unknown option: `outputs.sarf`. Did you mean `sarif`?'],
    ['outputs: a', '1:10: Option `outputs` must be an object'],
    [
      'format: xml',
      '1:9: Option `format` must be `pretty`, `json`, `ndjson`, `github`, `gitlab`, `sarif`,',
    ],
    ['serve:\n  prt: 1', '2:3: Unknown option: `serve.prt`. Did you mean `port`?'],
    ['serve: {port: 70000}', '1:15: Option `serve.port` must be a whole number from 0 to 65535'],
    ['conform: {rate: 0}', '1:17: Option `conform.rate` must be a number above 0'],
    ['conform: {wait: -1}', '1:17: Option `conform.wait` must be a number, 0 or more'],
    ['conform: {level: MUST}', '1:18: Option `conform.level` must be `must` or `should`'],
    ['overrides: {files: a}', '1:12: Option `overrides` must be a list'],
    ['overrides:\n  - quiet: true', '2:5: Unknown option: `overrides.0.quiet`.'],
    ['overrides:\n  - rules: {}', '2:5: Option `overrides.0` must have `files`'],
    [
      'rules:\n  auth/*: off\n  field/unknwn: off',
      `3:17: \`rules.field/unknwn\`: ${unknownRule}: \`field/unknwn\`. Did you mean \`field/unknown\`?`,
    ],
    [
      'overrides: [{files: a, rules: {field/unknown: no}}]',
      '1:47: `overrides.0.rules.field/unknown`: Option `rules[field/unknown]` must be `error`, `warn` or',
    ],
    [
      'rules: {structure: off}',
      '1:20: `rules.structure`: Option `rules` cannot change `structure`',
    ],
    ['rules: {__proto__: off}', `1:20: \`rules.__proto__\`: ${unknownRule}: \`__proto__\`.`],
    ['rules: off', '1:8: Option `rules` must be an object that maps rule ids'],
    ['serviceName: A B', '1:14: Option `serviceName` must be a name'],
    ['clock: 2025-11-20T09:30:00Z', '1:8: Option `clock` must be a function.'],
    ['operation: testCampagn', '1:12: `operation`: Unknown operation: `testCampagn`. Did you mean'],
    ['limits: {a: []}', '1:9: `limits`: Unknown operation in option `limits`: `a`.'],
    ['exceptions:\n  - {rule: field/unknwon, reason: x}', 'Did you mean `field/unknown`?'],
  ])('%j', async (config, message) => {
    const { code, stdout, stderr } = await run(config, 'requests')
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^error: [^\n]*\n$/)
    expect(stderr).toContain(`error: ${yaml}:`)
    expect(stderr).toContain(message)
  })

  test.each([
    ['const files = []; files.push(files)', '{ files }', 'Option `files.0` must'],
    ['const a = {}; a.serve = a', 'a', 'Unknown option: `serve.serve`'],
    ['const rules = {}; rules.a = rules', '{ rules }', '`rules.a`: '],
    ['', '{ operation: { toString: 1 } }', 'Option `operation` must be'],
    ['', '{ files: Symbol("a") }', 'Option `files` must be'],
    ['', '{ get files() { throw new Error("no\\nway") } }', 'reading failed: Error: no\n'],
    ['', '{ rules: { get a() { throw "no" } } }', 'reading failed: no\n'],
  ])('without a position for code: %s %s', async (before, value, message) => {
    const cwd = folderOf({ [mjs]: `${before}\nexport default ${value}` })
    const { code, stderr } = await campaignContract(['check', '.'], { cwd })
    expect(code).toBe(2)
    expect(stderr).toMatch(/^error: [^\n]*\n$/)
    expect(stderr).toContain(`error: ${mjs}: ${message}`)
  })

  test.each([
    'Object.create({ quiet: 1, files: 1 })',
    '{ files: "b.yaml", baseline: undefined, rules: undefined }',
  ])('but ignores inherited and undefined members: %s', async (value) => {
    const cwd = folderOf({ [mjs]: `export default ${value}`, 'a.yaml': request })
    expect(await campaignContract(['check', 'a.yaml'], { cwd })).toMatchObject({ code: 0 })
  })
})

describe('check takes from its configuration', () => {
  test('format, quiet and maxWarnings', async () => {
    const { code, stdout } = await run('{files: requests, format: ndjson, maxWarnings: 0}')
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines[0]).toMatchObject({ file: 'requests/a.yaml', ok: true })
    expect(lines.at(-1).summary.warnings).toEqual({ found: 1, allowed: 0 })
    expect(code).toBe(1)
    const quiet = await run('{files: requests, quiet: true, rules: {field/*: off}}')
    expect(quiet.stdout).toMatch(
      /^13 rules skipped .*\n1 file: 1 valid, 0 invalid, 0 unreadable\n$/,
    )
  })

  test('operation, facts and service, relative to its folder', async () => {
    const cwd = folderOf({
      'sub/b.json': '{"action": "STOP"}',
      'sub/c.yaml': bare,
      'facts.yaml': 'campaign: {status: ACTIVE, campaign_delivery_type: PERIODIC}',
      [yaml]: 'operation: changeCampaignStatus\nfacts: facts.yaml\nserviceName: ACME\nfiles: sub',
    })
    const { stdout } = await campaignContract(['check'], { cwd: join(cwd, 'sub') })
    expect(stdout).toContain('invalid     b.json  changeCampaignStatus')
    expect(stdout).toContain('status/stop-periodic')
    expect(stdout).toContain('X-ACME-Request-Id')
  })

  test('outputs and a baseline, relative to its folder', async () => {
    const config = 'files: [.]\noutputs: {json: out.json}\nbaseline: known.json'
    const cwd = folderOf({ 'sub/a.yaml': request, [yaml]: config })
    const setting = { cwd: join(cwd, 'sub') }
    await campaignContract(['check', '--update-baseline'], setting)
    expect(JSON.parse(readFileSync(join(cwd, 'known.json'), 'utf8')).findings).toHaveLength(1)
    expect(JSON.parse(readFileSync(join(cwd, 'out.json'), 'utf8')).files).toHaveLength(1)
    const again = await campaignContract(['check', '--output', 'ndjson=own.ndjson'], setting)
    expect(again.stdout).toContain('1 finding already in the baseline')
    expect(existsSync(join(cwd, 'sub/own.ndjson'))).toBe(true)
  })

  test.each([
    ['hosts: two.example\nbasePath: /api', '1 invalid'],
    ['hosts: [one.example]\nbasePath: /api', '0 invalid'],
  ])('hosts and the base path of recordings: %j', async (config, text) => {
    const http =
      'POST https://one.example/api/v5/campaigns/1/nothing\n\n###\nPATCH https://two.example/api/v5/campaigns/66b1f0c2a94e3d0012ab34cd/status\n\n{"action": "STOP"}\n'
    expect((await run(config, 'a.http', { 'a.http': http })).stdout).toContain(text)
  })

  test('contract options without a flag', async () => {
    const options = `{ files: 'requests', rules: { 'field/*': 'error' }, responseId: () => 'my-id' }`
    const cwd = folderOf({ 'requests/a.yaml': request, [mjs]: `export default ${options}` })
    const { stdout } = await campaignContract(['check', '--answer'], { cwd })
    expect(stdout).toContain('"response_id": "my-id"')
  })

  test.each([
    ['a rule', 'field/unknown=off', '0 invalid'],
    ['a group over its rules', 'field/*=off', '0 invalid'],
    ['another rule, which changes nothing', 'auth/*=off', '1 invalid'],
  ])('rules, which flags override: %s', async (_, rule, summary) => {
    const { stdout } = await run('files: requests\nrules: {field/unknown: error}', `--rule ${rule}`)
    expect(stdout).toContain(summary)
  })

  test('no option that a flag sets', async () => {
    const config =
      'format: json\nmaxWarnings: 0\nfiles: none\nserviceName: ACME\noperation: testCampaign'
    const flags = '--format ndjson --max-warnings 1 --service OWN --operation changeCampaignStatus'
    const { stdout } = await run(config, `${flags} b.yaml`, { 'b.yaml': bare })
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines[0]).toMatchObject({ file: 'b.yaml', operation: 'changeCampaignStatus' })
    expect(stdout).toContain('X-OWN-Request-Id')
    expect(lines.at(-1).summary.warnings.allowed).toBe(1)
  })

  test('no requests from files that it names for other purposes', async () => {
    const config = `files: .
facts: facts.yaml
baseline: known.json
outputs: {json: out.json}
overrides: [{files: x, facts: more.yaml}]
serve: {seedData: seed.yaml}
conform: {fixtures: fixtures.yaml, outputs: {json: report.json}}`
    const names = [
      'facts.yaml',
      'more.yaml',
      'seed.yaml',
      'fixtures.yaml',
      'out.json',
      'report.json',
    ]
    const known = '{"findings": [], "version": 1}'
    const files = {
      ...Object.fromEntries(names.map((name) => [name, '{}'])),
      'requests/a.yaml': request,
      'known.json': known,
      'own.json': known,
      [yaml]: config,
    }
    const args = ['--output', 'json=other.json', '--baseline', 'own.json']
    expect((await checked(files, args)).outcomes).toEqual(['valid 2:22 field/unknown'])
  })

  test.each([
    ['quiet: true', 'no files; pass them as arguments, or set `files` in the configuration'],
    ['files: []', 'no files; pass them as arguments, or set `files` in the configuration'],
    [`files: requests\noutputs: {json: ${yaml}}`, `--output json=${yaml}: this file is an input`],
    [
      'files: requests\noutputs: {json: a}\noverrides: [{files: a, facts: none.yaml}]',
      '--facts none.yaml: file not found',
    ],
  ])('nothing that is an error: %j', async (config, message) => {
    const stderr = `error: ${message}\n`
    expect(await run(config)).toEqual({ code: 2, stdout: '', stderr })
  })
})

test('schema and openapi take names from the configuration', async () => {
  const cwd = folderOf({ [yaml]: 'serviceName: ACME\noptimizedDistribution: BEST' })
  const printed = async (...args: string[]) => (await campaignContract(args, { cwd })).stdout
  expect(await printed('openapi', 'campaigns')).toMatch(/BEST[\s\S]*X-ACME-Request-Id/)
  expect(await printed('openapi', 'campaigns', '--service', 'OWN')).toContain('X-OWN-Request-Id')
  expect(await printed('schema', 'testCampaign')).toContain('ACME_GAID')
})

const conform = 'conform http://127.0.0.1:1'

test.each([
  ['serve', 'fault: none, seedData: seed.yaml', '', '--fault none: unknown fault'],
  ['serve', 'fault: none', '--fault other', '--fault other: unknown fault'],
  ['serve', 'port: 1', '--config ../none.yaml', 'none.yaml: file not found'],
  ['serve', 'seedData: none.yaml', '', 'none.yaml: file not found'],
  ['serve', 'host: 203.0.113.1, port: 4011', '', '--host 203.0.113.1 --port 4011: '],
  ['serve', 'host: 203.0.113.1, port: 4011', '--port 4012', '--host 203.0.113.1 --port 4012: '],
  [conform, 'fixtures: none.yaml', '', '--fixtures ../none.yaml: file not found'],
  [conform, 'fixtures: none.yaml', '--fixtures own.yaml', '--fixtures own.yaml: file not found'],
  [conform, 'fixtures: none.yaml', '--no-config', 'cannot reach the server'],
])(
  '%s takes its section, and flags override it: %s %s',
  async (command, section, args, message) => {
    const [name = '', ...words] = command.split(' ')
    const flags = args.split(' ').filter((arg) => arg !== '')
    const cwd = folderOf({ [yaml]: `${name}: {${section}}`, 'seed.yaml': '{}', 'sub/a.txt': '' })
    const { stderr } = await campaignContract([name, ...words, ...flags], { cwd: join(cwd, 'sub') })
    expect(stderr).toContain(message)
  },
)
