import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { campaignContract, folderOf } from '../command.js'

const request = 'operation: changeCampaignStatus\nbody: {action: STOP, reson: x}\n'
const yaml = 'campaign-contract.config.yaml'
const mjs = 'campaign-contract.config.mjs'

/** Checks one request with this configuration and these flags. */
async function checked(config: string, args: readonly string[] = [], files = {}) {
  const cwd = folderOf({ 'requests/a.yaml': request, [yaml]: config, ...files })
  return { cwd, ...(await campaignContract(['check', ...args], { cwd })) }
}

describe('reports an invalid configuration in one line with its position', () => {
  const unknownRule = 'Unknown rule in option `rules`'
  test.each([
    ['files: a\nmaxWarning: 1', '2:1: Unknown option `maxWarning`. Did you mean `maxWarnings`?'],
    ['zzz: 1', '1:1: Unknown option `zzz`.'],
    ['service: A', '1:1: Unknown option `service`. Did you mean `serviceName`?'],
    ['__proto__: {quiet: true}', '1:1: Unknown option `__proto__`.'],
    ['constructor: 1', '1:1: Unknown option `constructor`.'],
    ['quiet: yes', '1:8: `quiet` must be `true` or `false`'],
    ['quiet: null', '1:8: `quiet` must be `true` or `false`'],
    ['files: []\nmaxWarnings: -1', '2:14: `maxWarnings` must be a whole number, 0 or more'],
    ['maxWarnings: 1.5', '1:14: `maxWarnings` must be a whole number, 0 or more'],
    ['maxWarnings: .inf', '1:14: `maxWarnings` must be a whole number, 0 or more'],
    ['files: 1', '1:8: `files` must be a string or an array of strings'],
    ['files: [a, 1]', '1:8: `files` must be a string or an array of strings'],
    ["facts: ''", '1:8: `facts` must be a non-empty string'],
    ['outputs: {sarf: a}', '1:11: Unknown option `outputs.sarf`. Did you mean `sarif`?'],
    ['outputs: a', '1:10: `outputs` must be an object'],
    ['outputs: {sarif: 1}', '1:18: `outputs.sarif` must be a non-empty string'],
    [
      'format: xml',
      '1:9: `format` must be one of pretty, json, ndjson, github, gitlab, sarif, junit, markdown',
    ],
    ['serve:\n  prt: 1', '2:3: Unknown option `serve.prt`. Did you mean `port`?'],
    ['serve: {port: 70000}', '1:15: `serve.port` must be a whole number from 0 to 65535'],
    ['serve: {host: 1}', '1:15: `serve.host` must be a non-empty string'],
    ['conform: {rate: 0}', '1:17: `conform.rate` must be a number above 0'],
    ['conform: {wait: -1}', '1:17: `conform.wait` must be a number, 0 or more'],
    ['conform: {level: MUST}', '1:18: `conform.level` must be one of must, should'],
    ['overrides: {files: a}', '1:12: `overrides` must be an array'],
    ['overrides:\n  - quiet: true', '2:5: Unknown option `overrides.0.quiet`.'],
    ['overrides:\n  - rules: {}', '2:5: `overrides.0.files` is missing'],
    ['overrides: [a]', '1:13: `overrides.0` must be an object'],
    [
      'rules:\n  auth/*: off\n  field/unknwn: off',
      `3:17: \`rules.field/unknwn\`: ${unknownRule}: \`field/unknwn\`. Did you mean \`field/unknown\`?`,
    ],
    [
      'overrides: [{files: a, rules: {field/unknown: no}}]',
      '1:47: `overrides.0.rules.field/unknown`: Option `rules[field/unknown]` must be `error`, `warn` or `off`.',
    ],
    [
      'rules: {structure: off}',
      `1:20: \`rules.structure\`: Option \`rules\` cannot change \`structure\`: the schemas`,
    ],
    ['rules: {__proto__: off}', `1:20: \`rules.__proto__\`: ${unknownRule}: \`__proto__\`.`],
    ['rules: off', '1:8: `rules`: Option `rules` must be an object that maps rule ids'],
    ['rules: [a]', '1:9: `rules.0`: Unknown rule'],
    ['serviceName: A B', '1:14: `serviceName`: Option `serviceName` must be a name'],
    ['clock: 2025-11-20T09:30:00Z', '1:8: `clock`: Option `clock` must be a function.'],
    ['operation: testCampagn', '1:12: `operation`: Unknown operation: `testCampagn`. Did you mean'],
    ['operation: [testCampaign]', '1:12: `operation` must be a string'],
    ['limits: {a: []}', '1:9: `limits`: Unknown operation in option `limits`: `a`.'],
  ])('%j', async (config, message) => {
    const { code, stdout, stderr } = await checked(config, ['requests'])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^error: [^\n]*\n$/)
    expect(stderr).toContain(`error: ${yaml}:${message}`)
  })

  test.each([
    [
      'an array that contains itself',
      'const files = []; files.push(files)',
      '{ files }',
      '`files` must',
    ],
    [
      'an object that contains itself',
      'const a = {}; a.serve = a',
      'a',
      'Unknown option `serve.serve`',
    ],
    [
      'overrides that contain themselves',
      'const o = []; o.push(o)',
      '{ overrides: o }',
      '`overrides.0` must',
    ],
    [
      'rules that contain themselves',
      'const rules = {}; rules.a = rules',
      '{ rules }',
      '`rules.a`: ',
    ],
    [
      'an operation that is not a string',
      '',
      '{ operation: { toString: 1 } }',
      '`operation` must be',
    ],
    ['a symbol', '', '{ files: Symbol("a") }', '`files` must be'],
    ['a date', '', '{ facts: new Date() }', '`facts` must be a non-empty string'],
    [
      'a getter that throws',
      '',
      '{ get files() { throw new Error("no\\nway") } }',
      'reading failed: Error: no\n',
    ],
    ['a rule that throws', '', '{ rules: { get a() { throw "no" } } }', 'reading failed: no\n'],
  ])('without a position for code: %s', async (_what, before, value, message) => {
    const cwd = folderOf({ [mjs]: `${before}\nexport default ${value}` })
    const { code, stderr } = await campaignContract(['check', '.'], { cwd })
    expect(code).toBe(2)
    expect(stderr).toMatch(/^error: [^\n]*\n$/)
    expect(stderr).toContain(`error: ${mjs}: ${message}`)
  })

  test('ignores inherited members', async () => {
    const text = 'export default Object.create({ quiet: 1, files: 1 })'
    const cwd = folderOf({ [mjs]: text, 'a.yaml': request })
    expect(await campaignContract(['check', 'a.yaml'], { cwd })).toMatchObject({ code: 0 })
  })

  test('ignores undefined options', async () => {
    const text = 'export default { files: "a.yaml", baseline: undefined, rules: undefined }'
    const cwd = folderOf({ [mjs]: text, 'a.yaml': request })
    expect(await campaignContract(['check'], { cwd })).toMatchObject({ code: 0, stderr: '' })
  })
})

describe('check takes from its configuration', () => {
  test('format, quiet and maxWarnings', async () => {
    const { code, stdout } = await checked('{files: requests, format: ndjson, maxWarnings: 0}')
    const [first, last] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(first).toMatchObject({ file: 'requests/a.yaml', ok: true })
    expect(last.summary.warnings).toEqual({ found: 1, allowed: 0 })
    expect(code).toBe(1)
    const quiet = await checked('{files: requests, quiet: true, rules: {field/*: off}}')
    expect(quiet.stdout).toMatch(
      /^12 rules skipped .*\n1 file: 1 valid, 0 invalid, 0 unreadable\n$/,
    )
  })

  test('operation, facts and service, relative to its folder', async () => {
    const files = {
      'sub/b.json': '{"action": "STOP"}',
      'facts.yaml': 'campaign: {status: ACTIVE, campaign_delivery_type: PERIODIC}',
      [yaml]: 'operation: changeCampaignStatus\nfacts: facts.yaml\nserviceName: ACME\nfiles: sub',
    }
    const cwd = folderOf(files)
    const { stdout } = await campaignContract(['check'], { cwd: join(cwd, 'sub') })
    expect(stdout).toContain('invalid     b.json  changeCampaignStatus')
    expect(stdout).toContain('status/stop-periodic')
    const headers = 'operation: changeCampaignStatus\nheaders: {}\nbody: {action: STOP}'
    const named = await checked('serviceName: ACME', ['requests'], { 'requests/a.yaml': headers })
    expect(named.stdout).toContain('X-ACME-Request-Id')
  })

  test('outputs and baseline, relative to its folder', async () => {
    const config = 'files: [.]\noutputs: {json: out.json}\nbaseline: known.json'
    const cwd = folderOf({ 'sub/a.yaml': request, [yaml]: config })
    const setting = { cwd: join(cwd, 'sub') }
    expect(await campaignContract(['check', '--update-baseline'], setting)).toMatchObject({
      code: 0,
    })
    expect(JSON.parse(readFileSync(join(cwd, 'known.json'), 'utf8')).findings).toHaveLength(1)
    expect(JSON.parse(readFileSync(join(cwd, 'out.json'), 'utf8')).files).toHaveLength(1)
    const again = await campaignContract(['check'], setting)
    expect(again.stdout).toContain('1 finding')
    const other = await campaignContract(['check', '--output', 'ndjson=own.ndjson'], setting)
    expect(other.code).toBe(0)
    expect(existsSync(join(cwd, 'sub/own.ndjson'))).toBe(true)
  })

  test('hosts and the base path of recordings', async () => {
    const http =
      'POST https://one.example/api/v5/campaigns/1/nothing\n\n###\nPATCH https://two.example/api/v5/campaigns/66b1f0c2a94e3d0012ab34cd/status\n\n{"action": "STOP"}\n'
    const run = (config: string) => checked(config, ['a.http'], { 'a.http': http })
    expect((await run('hosts: two.example\nbasePath: /api')).stdout).toContain('1 invalid')
    expect((await run('hosts: [one.example]\nbasePath: /api')).stdout).toContain('0 invalid')
  })

  test('contract options without a flag', async () => {
    const { stdout } = await checked('files: requests\nmessages: debug\nrules: {field/*: error}')
    expect(stdout).toContain('reson')
    const text = `export default {
      files: 'requests', rules: { 'field/*': 'error' }, responseId: () => 'from-the-configuration',
    }`
    const cwd = folderOf({ 'requests/a.yaml': request, [mjs]: text })
    const answered = await campaignContract(['check', '--answer'], { cwd })
    expect(answered.stdout).toContain('"response_id": "from-the-configuration"')
  })

  test.each([
    ['a rule', 'field/unknown=off', '0 invalid'],
    ['a group over its rules', 'field/*=off', '0 invalid'],
    ['another rule, which changes nothing', 'auth/*=off', '1 invalid'],
  ])('rules, which flags override: %s', async (_what, rule, summary) => {
    const config = 'files: requests\nrules: {field/unknown: error}'
    expect((await checked(config, ['--rule', rule])).stdout).toContain(summary)
  })

  test('no option that a flag sets', async () => {
    const config =
      'format: json\nmaxWarnings: 0\nfiles: none\nserviceName: ACME\noperation: testCampaign'
    const args = ['--format', 'ndjson', '--max-warnings', '1', '--service', 'OWN', 'b.yaml']
    const files = { 'b.yaml': 'headers: {}\nbody: {action: STOP}' }
    const flags = [...args, '--operation', 'changeCampaignStatus']
    const { stdout } = await checked(config, flags, files)
    const [first, last] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(first).toMatchObject({ file: 'b.yaml', operation: 'changeCampaignStatus' })
    expect(JSON.stringify(first)).toContain('X-OWN-Request-Id')
    expect(last.summary.warnings.allowed).toBe(1)
  })

  test('no requests from files that it names for other purposes', async () => {
    const config = `files: .
facts: facts.yaml
baseline: known.json
outputs: {json: out.json}
overrides: [{files: x, facts: more.yaml}]
serve: {seedData: seed.yaml}
conform: {fixtures: fixtures.yaml, outputs: {json: report.json}}`
    const names = ['facts', 'more', 'seed', 'fixtures'].map((name) => `${name}.yaml`)
    const own = Object.fromEntries(names.map((name) => [name, '{}']))
    const written = {
      'out.json': '{}',
      'report.json': '{}',
      'known.json': '{"findings": [], "version": 1}',
    }
    const flags = ['--output', 'json=other.json', '--baseline', 'own.json']
    const more = { ...own, ...written, 'own.json': '{"findings": [], "version": 1}' }
    const { stdout } = await checked(config, flags, more)
    expect(stdout).toContain('\n1 file: 1 valid')
  })

  test('files, and fails without any', async () => {
    for (const config of ['quiet: true', 'files: []']) {
      expect(await checked(config)).toMatchObject({
        code: 2,
        stderr: 'error: no files; pass them as arguments, or set `files` in the configuration\n',
      })
    }
  })

  test('inputs, which are not overwritten', async () => {
    const config = `files: requests\noutputs: {json: ${yaml}}`
    const { cwd, code, stderr } = await checked(config)
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `error: --output json=${yaml}: this file is an input\n`,
    })
    expect(readFileSync(join(cwd, yaml), 'utf8')).toBe(config)
  })
})

describe('other commands take from the configuration', () => {
  test('schema and openapi: the service names', async () => {
    const cwd = folderOf({ [yaml]: 'serviceName: ACME\noptimizedDistribution: BEST' })
    const { stdout } = await campaignContract(['openapi', 'campaigns'], { cwd })
    expect(parse(stdout).info).toBeDefined()
    expect(stdout).toContain('X-ACME-Request-Id')
    expect(stdout).toContain('BEST')
    const own = await campaignContract(['openapi', 'campaigns', '--service', 'OWN'], { cwd })
    expect(own.stdout).toContain('X-OWN-Request-Id')
    const schema = await campaignContract(['schema', 'testCampaign'], { cwd })
    expect(schema.stdout).toContain('ACME_GAID')
  })

  test('serve: its section, which flags override', async () => {
    const config = 'serve: {host: nowhere.invalid, port: 4011, fault: none, seedData: seed.yaml}'
    const cwd = folderOf({ [yaml]: config, 'seed.yaml': '{}', 'sub/a.txt': '' })
    const serve = async (...args: string[]) =>
      (await campaignContract(['serve', ...args], { cwd: join(cwd, 'sub') })).stderr
    expect(await serve()).toContain('--fault none: unknown fault')
    expect(await serve('--fault', 'other')).toContain('--fault other: unknown fault')
    expect(await serve('--config', '../none.yaml')).toContain('none.yaml: file not found')
    const listening = folderOf({ [yaml]: 'serve: {host: 203.0.113.1, port: 4011}' })
    const failed = await campaignContract(['serve', '--port', '4012'], { cwd: listening })
    expect(failed.stderr).toContain('--host 203.0.113.1 --port 4012: this machine has no such')
    const configured = await campaignContract(['serve'], { cwd: listening })
    expect(configured.stderr).toContain('--host 203.0.113.1 --port 4011: ')
    const unseeded = config.replace('seed.yaml', 'none.yaml')
    const other = folderOf({ [yaml]: unseeded })
    const { stderr } = await campaignContract(['serve'], { cwd: other })
    expect(stderr).toContain('none.yaml: file not found')
  })
})
