import { describe, expect, test } from 'vitest'
import { campaignContract, type Files, folderOf } from './command.js'
import { installed, moduleOf, offering } from './plugin-files.js'

const config = 'campaign-contract.config.yaml'
const files = { ...installed, 'acme.mjs': moduleOf(), 'a.yaml': offering }

const run = (args: readonly string[], more: Files = {}, env = {}) =>
  campaignContract(args, { cwd: folderOf({ ...files, ...more }), env })

const check = (args: string, more: Files = {}) =>
  run(['check', 'a.yaml', ...args.split(' ').filter((arg) => arg !== '')], more)

const rejected = 'error  name  acme/offer-prefix\n    must start with `acme_`'
const importing = "import acme from './acme.mjs'\nexport default"

test.each<[how: string, args: string, files: Files]>([
  ['a flag', '--plugin acme.mjs', {}],
  [
    'a flag and the configuration, once',
    '--plugin acme.mjs',
    { [config]: 'plugins: [./acme.mjs]' },
  ],
  ['a configuration', '', { [config]: 'plugins: [acme.mjs]' }],
  ['one of another folder', '--config c/a.json', { 'c/a.json': '{"plugins": ["../acme.mjs"]}' }],
  ['a list', '--plugin l.mjs', { 'l.mjs': `${importing} [acme]` }],
  ['a plain object', '--plugin d.mjs', { 'd.mjs': moduleOf().replace('definePlugin(', '(') }],
  ['TypeScript', '--plugin b.ts', { 'b.ts': `${moduleOf()}\nenum Unused { One }` }],
  [
    'a package that can only be imported',
    '--plugin @acme/rules/all',
    {
      'node_modules/@acme/rules/package.json':
        '{"name": "@acme/rules", "exports": {"./all": {"types": "./a.d.ts", "import": "./a.mjs"}}}',
      'node_modules/@acme/rules/a.mjs': moduleOf(),
    },
  ],
  [
    'an object of the configuration',
    '',
    { 'campaign-contract.config.mjs': `${importing} { plugins: [acme] }` },
  ],
])('a plugin comes from %s', async (_, args, more) => {
  const { code, stdout, stderr } = await check(args, more)
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  expect(stdout).toContain(`a.yaml:3:9  ${rejected}`)
})

const override = 'overrides: [{files: a.yaml, rules: {acme/offer-prefix: off}}]'

test.each<[how: string, args: string, files: Files]>([
  ['a flag', '--plugin acme.mjs --rule acme/offer-prefix=off', {}],
  ['the flag of a group', '--plugin acme.mjs --rule acme/*=off', {}],
  ['the configuration', '', { [config]: 'plugins: [acme.mjs]\nrules: {acme/*: off}' }],
  ['an override', '', { [config]: `plugins: [acme.mjs]\n${override}` }],
])('%s switches its rules off', async (_, args, more) => {
  expect(await check(args, more)).toMatchObject({ code: 0, stderr: '' })
})

test('a missing field is located at the nearest field around it', async () => {
  const acme = moduleOf({
    check: "report({ path: ['offer_content', 'x', 0, 'y'], message: 'no' })",
  })
  const { stdout } = await check('--plugin acme.mjs', { 'acme.mjs': acme })
  expect(stdout).toContain('a.yaml:9:3  error  offer_content.x.0.y  acme/offer-prefix')
})

test('other commands take plugins', async () => {
  const fix = await run(['fix', 'a.yaml', '--dry-run', '--plugin', 'acme.mjs'])
  expect(fix).toMatchObject({ code: 1, stderr: expect.stringContaining(rejected) })
  const schema = await run(['schema', 'createOffering', '--plugin', 'acme.mjs'])
  expect(schema).toMatchObject({ code: 0, stderr: '' })
})

const severity = moduleOf({ rule: "severity: 'eror'," })

test.each<[what: string, args: string, files: Files, message: string]>([
  ['a missing file', '--plugin b.mjs', {}, 'b.mjs: file not found'],
  [
    'a missing package',
    '--plugin b',
    {},
    'b: no such package; the path of a file starts with ./ or ends in .js, .mjs, .cjs, .ts, .mts, .cts',
  ],
  [
    'what a package does not export',
    '--plugin @acme/rules/none',
    { 'node_modules/@acme/rules/package.json': '{"exports": {}}' },
    '@acme/rules/none: the package does not export it',
  ],
  [
    'no default export',
    '--plugin b.mjs',
    { 'b.mjs': 'export const acme = 1' },
    'b.mjs: the module has no default export',
  ],
  [
    'no plugin',
    '--plugin b.mjs',
    { 'b.mjs': 'export default 5' },
    'b.mjs: A plugin must be an object with `name` and `rules`.',
  ],
  [
    'an error',
    '--plugin b.mjs',
    { 'b.mjs': "throw new Error('no')" },
    'b.mjs: loading failed: Error: no',
  ],
  [
    'an invalid rule',
    '--plugin b.mjs',
    { 'b.mjs': severity },
    'b.mjs: loading failed: TypeError: Rule `acme/offer-prefix`: `severity` must be `error`, `warn` or `off`.',
  ],
  [
    'two of one name',
    '--plugin acme.mjs --plugin b.mjs',
    { 'b.mjs': moduleOf() },
    'plugins: Two plugins have the name `acme`.',
  ],
  [
    'an exception for an unknown rule',
    '',
    { [config]: 'plugins: [./acme.mjs]\nexceptions: [{rule: acme/none, reason: Known.}]\n' },
    'plugins: Unknown rule in option `exceptions[0]`: `acme/none`.',
  ],
  [
    'no list in a configuration',
    '',
    { [config]: 'plugins: {a: b}' },
    `${config}:1:10: Option \`plugins\` must be a list of module files.`,
  ],
  [
    'a rule without its plugin',
    '',
    { [config]: 'rules: {acme/offer-prefix: off}' },
    `${config}:1:28: \`rules.acme/offer-prefix\`: Unknown rule in option \`rules\`: \`acme/offer-prefix\`.`,
  ],
  [
    'a misspelled rule',
    '--plugin acme.mjs --rule acme/ofer-prefix=off',
    {},
    '--rule acme/ofer-prefix=off: Unknown rule: `acme/ofer-prefix`. Did you mean `acme/offer-prefix`?',
  ],
])('is an error: %s', async (_, args, more, message) => {
  const { code, stdout, stderr } = await check(args, more)
  expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `error: ${message}\n` })
})

const id = 'acme/offer-prefix'
const page = 'https://wiki.example/naming'

test.each([
  ['json', [`"rule": "${id}"`, `"source": "${page}"`]],
  ['sarif', [`"ruleId": "${id}"`, `"helpUri": "${page}"`, '"plugin": "acme"']],
] as const)('%s names the page of the rule', async (format, texts) => {
  const { stdout } = await check(`--plugin acme.mjs --format ${format}`)
  for (const text of texts) expect(stdout).toContain(text)
})

test.each([
  ['its page', moduleOf(), `\u001b]8;;${page}\u001b\\${id}\u001b]8;;\u001b\\\n`],
  ['nothing without a page', moduleOf().replace(/docs: .*\n/, ''), `  ${id}\n`],
])('a terminal links to %s', async (_, acme, shown) => {
  const args = ['check', 'a.yaml', '--plugin', 'acme.mjs']
  const { stdout } = await run(args, { 'acme.mjs': acme }, { FORCE_HYPERLINK: '1' })
  expect(stdout).toContain(shown)
})

describe('rules', () => {
  const rules = (...args: string[]) => run(['rules', ...args, '--plugin', 'acme.mjs'])

  test.each([
    [['acme/*']],
    [['--search', 'prefix names']],
    [['acme', '--operation', 'createOffering']],
  ])('lists those of plugins: %j', async (args) => {
    const stdout = `${id}  error  400 VALIDATION_FAILED  Names start with \`acme_\`.\n`
    expect(await rules(...args)).toEqual({ code: 0, stdout, stderr: '' })
  })

  test('explains one, also as JSON, and suggests a similar id', async () => {
    expect((await rules(id)).stdout.trimEnd()).toBe(`acme/offer-prefix
  Names start with \`acme_\`.

  operations  createOffering
  severity    error
  response    400 VALIDATION_FAILED
  plugin      acme
  facts       none needed
  page        https://wiki.example/naming`)
    const { stdout } = await rules(id, '--format', 'json')
    expect(JSON.parse(stdout)).toMatchObject({ rules: [{ id, plugin: 'acme', docs: page }], page })
    const { stderr } = await rules('acme/ofer-prefix')
    expect(stderr).toContain('Did you mean `acme/offer-prefix`?')
  })
})

test('names first the facts of plugins that are missing', async () => {
  const needy = moduleOf({ rule: "facts: ['plugins.acme']," })
  const { stdout } = await check('--plugin acme.mjs', { 'acme.mjs': needy })
  expect(stdout).toMatch(/^\d+ rules skipped \(missing: facts\.plugins\.acme, /m)
})
