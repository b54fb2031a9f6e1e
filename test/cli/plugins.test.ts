import { describe, expect, test } from 'vitest'
import { type FormatName, formatNames } from '../../src/cli/formats/format-names.js'
import { campaignContract, type Files, folderOf } from './command.js'
import { installed, moduleOf, offering } from './plugin-files.js'
import type { SarifLog } from './sarif-log.js'

const config = 'campaign-contract.config.yaml'
const files = { ...installed, 'acme.mjs': moduleOf(), 'a.yaml': offering }

const run = (args: readonly string[], more: Files = {}, env = {}) =>
  campaignContract(args, { cwd: folderOf({ ...files, ...more }), env })

const check = (args: readonly string[] = [], more: Files = {}) =>
  run(['check', 'a.yaml', ...args], more)

const rejected = 'error  name  acme/offer-prefix\n    must start with `acme_`'

describe('plugins', () => {
  test.each<[how: string, args: string[], files: Files]>([
    ['a flag', ['--plugin', 'acme.mjs'], {}],
    [
      'a flag and the configuration, once',
      ['--plugin', 'acme.mjs'],
      { [config]: 'plugins: [./acme.mjs]' },
    ],
    ['a configuration', [], { [config]: 'plugins: [acme.mjs]' }],
    [
      'a configuration in another folder',
      ['--config', 'c/a.json'],
      { 'c/a.json': '{"plugins": ["../acme.mjs"]}' },
    ],
    [
      'a list of plugins',
      ['--plugin', 'l.mjs'],
      { 'l.mjs': "import acme from './acme.mjs'\nexport default [acme]" },
    ],
    [
      'a definition that `definePlugin` did not read',
      ['--plugin', 'd.mjs'],
      { 'd.mjs': moduleOf().replace('definePlugin(', '(') },
    ],
    ['TypeScript', ['--plugin', 'b.ts'], { 'b.ts': `${moduleOf()}\nenum Unused { One }` }],
    [
      'a package',
      ['--plugin', 'acme-rules'],
      {
        'node_modules/acme-rules/package.json': '{"exports": "./index.mjs"}',
        'node_modules/acme-rules/index.mjs': moduleOf(),
      },
    ],
    [
      'a package that can only be imported',
      ['--plugin', '@acme/rules/all'],
      {
        'node_modules/@acme/rules/package.json':
          '{"name": "@acme/rules", "exports": {"./all": {"types": "./a.d.ts", "import": "./a.mjs"}}}',
        'node_modules/@acme/rules/a.mjs': moduleOf(),
      },
    ],
    [
      'an object of the configuration',
      [],
      {
        'campaign-contract.config.mjs':
          "import acme from './acme.mjs'\nexport default { plugins: [acme] }",
      },
    ],
  ])('come from %s', async (_, args, more) => {
    const { code, stdout, stderr } = await check(args, more)
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout).toContain(`a.yaml:3:9  ${rejected}`)
  })

  test.each<[how: string, args: string[], files: Files]>([
    ['a flag', ['--plugin', 'acme.mjs', '--rule', 'acme/offer-prefix=off'], {}],
    ['the flag of a group', ['--plugin', 'acme.mjs', '--rule', 'acme/*=off'], {}],
    ['the configuration', [], { [config]: 'plugins: [acme.mjs]\nrules: {acme/*: off}' }],
    [
      'an override',
      [],
      {
        [config]:
          'plugins: [acme.mjs]\noverrides: [{files: a.yaml, rules: {acme/offer-prefix: off}}]',
      },
    ],
  ])('have rules that %s switches off', async (_, args, more) => {
    expect(await check(args, more)).toMatchObject({ code: 0, stderr: '' })
  })

  test('locate a field that is missing at the nearest field around it', async () => {
    const acme = moduleOf({
      check: "report({ path: ['offer_content', 'x', 0, 'y'], message: 'no' })",
    })
    const { stdout } = await check(['--plugin', 'acme.mjs'], { 'acme.mjs': acme })
    expect(stdout).toContain('a.yaml:9:3  error  offer_content.x.0.y  acme/offer-prefix')
  })

  test('that throw make a request unreadable', async () => {
    const acme = moduleOf({ check: "throw new Error('no such thing')" })
    const { code, stdout } = await check(['--plugin', 'acme.mjs'], { 'acme.mjs': acme })
    expect(code).toBe(2)
    expect(stdout).toContain('a.yaml:1:1')
    expect(stdout).toContain('not checked because of an internal error: Error: no such thing')
  })

  test('apply in each command that takes a plugin', async () => {
    const fix = await run(['fix', 'a.yaml', '--dry-run', '--plugin', 'acme.mjs'])
    expect(fix).toMatchObject({ code: 1 })
    expect(fix.stdout + fix.stderr).toContain(rejected)
    const schema = await run(['schema', 'createOffering', '--plugin', 'acme.mjs'])
    expect(schema).toMatchObject({ code: 0, stderr: '' })
  })

  test.each<[how: string, args: string[], files: Files]>([
    ['threads', ['--plugin', 'acme.mjs'], { [config]: 'plugins: [acme.mjs]' }],
    [
      'this thread, if the configuration has the plugin',
      [],
      {
        'campaign-contract.config.mjs':
          "import acme from './acme.mjs'\nexport default { plugins: [acme] }",
      },
    ],
  ])('check the lines of a file in %s', async (_, args, more) => {
    const body = (name: string) => ({ name, tags: [] })
    const row = (name: string) =>
      `${JSON.stringify({ operation: 'updateOffering', body: body(name) })}\n`
    const text = row('acme_a').repeat(60_000) + row('Summer')
    const acme = moduleOf().replace('createOffering', 'updateOffering')
    const { code, stdout, stderr } = await run(
      ['check', 'rows.ndjson', '--threads', '2', '--format', 'json', '--quiet', ...args],
      { 'rows.ndjson': text, 'acme.mjs': acme, ...more },
    )
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    const report = JSON.parse(stdout)
    expect(report.summary).toMatchObject({ requests: 60_001, wrong: 1 })
    expect(report.files).toMatchObject([
      { violations: [{ rule: 'acme/offer-prefix', line: 60_001 }] },
    ])
  })
})

describe('invalid plugins', () => {
  test.each<[what: string, args: string[], files: Files, message: string]>([
    ['a missing file', ['--plugin', 'b.mjs'], {}, 'b.mjs: file not found'],
    [
      'a missing package',
      ['--plugin', 'b'],
      {},
      'b: no such package; the path of a file starts with ./ or ends in .js, .mjs, .cjs, .ts, .mts, .cts',
    ],
    [
      'a part that a package does not export',
      ['--plugin', '@acme/rules/none'],
      { 'node_modules/@acme/rules/package.json': '{"exports": {}}' },
      '@acme/rules/none: the package does not export it',
    ],
    [
      'no default export',
      ['--plugin', 'b.mjs'],
      { 'b.mjs': 'export const acme = 1' },
      'b.mjs: the module has no default export',
    ],
    [
      'no plugin',
      ['--plugin', 'b.mjs'],
      { 'b.mjs': 'export default 5' },
      'b.mjs: A plugin must be an object with `name` and `rules`.',
    ],
    [
      'an error',
      ['--plugin', 'b.mjs'],
      { 'b.mjs': "throw new Error('no')" },
      'b.mjs: loading failed: Error: no',
    ],
    [
      'an invalid rule',
      ['--plugin', 'b.mjs'],
      { 'b.mjs': moduleOf({ rule: "severity: 'eror'," }) },
      'b.mjs: loading failed: TypeError: Rule `acme/offer-prefix`: `severity` must be `error`, `warn` or `off`.',
    ],
    [
      'two plugins of one name',
      ['--plugin', 'acme.mjs', '--plugin', 'b.mjs'],
      { 'b.mjs': moduleOf() },
      'plugins: Two plugins have the name `acme`.',
    ],
    [
      'an exception for a rule that no plugin has',
      [],
      { [config]: 'plugins: [./acme.mjs]\nexceptions: [{rule: acme/none, reason: Known.}]\n' },
      'plugins: Unknown rule in option `exceptions[0]`: `acme/none`.',
    ],
    [
      'no list in a configuration',
      [],
      { [config]: 'plugins: {a: b}' },
      `${config}:1:10: \`plugins\` must be a list of module files`,
    ],
    [
      'a rule without its plugin',
      [],
      { [config]: 'rules: {acme/offer-prefix: off}' },
      `${config}:1:28: \`rules.acme/offer-prefix\`: Unknown rule in option \`rules\`: \`acme/offer-prefix\`.`,
    ],
    [
      'a misspelt rule',
      ['--plugin', 'acme.mjs', '--rule', 'acme/ofer-prefix=off'],
      {},
      '--rule acme/ofer-prefix=off: unknown rule `acme/ofer-prefix`. Did you mean `acme/offer-prefix`?',
    ],
  ])('%s', async (_, args, more, message) => {
    const { code, stdout, stderr } = await check(args, more)
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `error: ${message}\n` })
  })
})

describe('formats show the violation of a plugin', () => {
  const id = 'acme/offer-prefix'
  const message = 'must start with `acme_`'
  const outputs: { [Name in FormatName]: (text: string) => void } = {
    pretty: (text) => expect(text).toContain(`  a.yaml:3:9  ${rejected}`),
    json: (text) =>
      expect(JSON.parse(text).files[0].violations).toMatchObject([
        { rule: id, message, line: 3, column: 9, source: 'https://wiki.example/naming' },
      ]),
    ndjson: (text) =>
      expect(JSON.parse(text.split('\n')[0] ?? '').violations).toMatchObject([
        { rule: id, message, line: 3, column: 9 },
      ]),
    github: (text) =>
      expect(text).toContain(`::error file=a.yaml,line=3,col=9,title=${id}::name: ${message}\n`),
    gitlab: (text) =>
      expect(JSON.parse(text)).toMatchObject([
        {
          check_name: id,
          description: `name: ${message}`,
          location: { path: 'a.yaml', lines: { begin: 3 } },
        },
      ]),
    sarif(text) {
      const { results, tool } = (JSON.parse(text) as SarifLog).runs[0]
      expect(results).toMatchObject([
        {
          ruleId: id,
          message: { text: `name: ${message}` },
          locations: [{ physicalLocation: { region: { startLine: 3, startColumn: 9 } } }],
        },
      ])
      expect(tool.driver.rules).toEqual([
        {
          id,
          shortDescription: { text: 'Names start with `acme_`.' },
          fullDescription: { text: 'Names start with `acme_`.' },
          helpUri: 'https://wiki.example/naming',
          help: {
            text: 'Names start with `acme_`.\ncreateOffering: 400 VALIDATION_FAILED. Defined in: https://wiki.example/naming.',
            markdown:
              'Names start with `acme_`.\n\n- createOffering: 400 VALIDATION_FAILED. Defined in: https://wiki.example/naming.',
          },
          defaultConfiguration: { level: 'error' },
          properties: { plugin: 'acme' },
        },
      ])
    },
    junit(text) {
      expect(text).toContain(`type="${id}"`)
      expect(text).toContain(`a.yaml:3:9  error  name  ${id}`)
      expect(text).toContain(message)
    },
    markdown: (text) =>
      expect(text).toContain(
        `- **error** \`a.yaml:3:9\` \`name\`: \`\` ${message} \`\` (\`${id}\`)`,
      ),
    summary(text) {
      expect(text).toContain(`1 × error  ${id}`)
      expect(text).toContain(`a.yaml:3:9  name\n`)
      expect(text).toContain(message)
    },
  }

  test.each(formatNames)('%s', async (format) => {
    const { code, stdout } = await check(['--plugin', 'acme.mjs', '--format', format])
    expect(code).toBe(1)
    outputs[format](stdout)
  })

  test('pretty --compact', async () => {
    const { stdout } = await check(['--plugin', 'acme.mjs', '--compact'])
    expect(stdout).toContain(`a.yaml:3:9: error  name: ${message}  ${id}\n`)
  })

  test.each([
    [
      'its page',
      moduleOf(),
      `\u001b]8;;https://wiki.example/naming\u001b\\${id}\u001b]8;;\u001b\\\n`,
    ],
    ['nothing without a page', moduleOf().replace(/docs: .*\n/, ''), `  ${id}\n`],
  ])('links to %s on a terminal', async (_, acme, shown) => {
    const args = ['check', 'a.yaml', '--plugin', 'acme.mjs']
    const { stdout } = await run(args, { 'acme.mjs': acme }, { FORCE_HYPERLINK: '1' })
    expect(stdout).toContain(shown)
  })
})

describe('rules', () => {
  const rules = (...args: string[]) => run(['rules', ...args, '--plugin', 'acme.mjs'])
  const line = 'acme/offer-prefix  error  400 VALIDATION_FAILED  Names start with `acme_`.\n'

  test.each([
    [['acme/*']],
    [['--search', 'prefix names']],
    [['acme', '--operation', 'createOffering']],
  ])('lists those of plugins: %j', async (args) => {
    expect(await rules(...args)).toEqual({ code: 0, stdout: line, stderr: '' })
  })

  test('explains one', async () => {
    const one = `acme/offer-prefix
  Names start with \`acme_\`.

  operations  createOffering
  severity    error
  answer      400 VALIDATION_FAILED
  plugin      acme
  facts       none needed
  page        https://wiki.example/naming
`
    expect((await rules('acme/offer-prefix')).stdout.trimEnd()).toBe(one.trimEnd())
  })

  test('lists them with those of the contract, in a group on a terminal', async () => {
    const cwd = folderOf({ ...files, [config]: 'plugins: [acme.mjs]' })
    const { stdout } = await campaignContract(['rules'], {
      cwd,
      isTerminal: true,
      env: { NO_COLOR: '1' },
    })
    expect(stdout).toContain('\nacme\n  acme/offer-prefix')
  })

  test('prints JSON with the plugin and the page', async () => {
    const { stdout } = await rules('acme/offer-prefix', '--format', 'json')
    expect(JSON.parse(stdout)).toMatchObject({
      rules: [{ id: 'acme/offer-prefix', plugin: 'acme', docs: 'https://wiki.example/naming' }],
      page: 'https://wiki.example/naming',
    })
  })

  test('suggests a similar id', async () => {
    const { code, stderr } = await rules('acme/ofer-prefix')
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'error: Unknown rule `acme/ofer-prefix`. Did you mean `acme/offer-prefix`?\n',
    })
  })
})
