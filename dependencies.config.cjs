/**
 * The folders from the bottom up, each with the folders that it may import. `generated/` has four
 * parts: data, entries of rules, what the plans call, and texts that no check needs.
 */
const data =
  'generated/(types/|(operations|operation-summaries|rule-ids|tables|response-checks|body-schemas|config-options)\\.ts)'
const entries = 'generated/rules\\.ts'
const texts = 'generated/(rule-texts|response-check-texts)'
const collectors = 'generated/(collectors/|rule-lists|shapes)'
const base = ['src/core/base', data]
const contract = [...base, 'src/core/json-text', 'src/core/contract']
const engine = [...contract, 'src/core/formats', 'src/core/protocol', entries, 'src/core/engine']
const rules = [...engine, 'src/core/rules']
const checks = [...rules, 'src/core/plans', collectors]
const core = [...checks, texts, 'src/core/http', 'src/core/responses', 'src/core']
const adapters = [...core, 'src/adapters/stores', 'src/adapters/gate', 'src/adapters/node']
const testing = [...adapters, 'src/adapters', 'src/testing']
const conformance = [
  ...testing,
  'generated/requirements',
  'generated/open-parts',
  'tools/conformance/(case|scenario)-files',
]
const cli = [...testing, 'src/conformance']

const mayImport = {
  // Types of bodies, from a file that imports nothing.
  [data]: ['src/core/base/implied'],
  'src/core/base': base,
  'src/core/json-text': base,
  'src/core/formats': base,
  'src/core/contract': contract,
  [entries]: contract,
  [texts]: [...contract, entries, 'src/core/responses'],
  'src/core/protocol': contract,
  'src/core/engine': engine,
  'src/core/rules': rules,
  [collectors]: [...rules, collectors],
  'src/core/plans': checks,
  'src/core/http': checks,
  'src/core/responses': checks,
  'generated/operations/': core,
  'src/core/[^/]+\\.ts': core,
  'src/adapters/stores': core,
  'src/adapters/gate': [...core, 'src/adapters/stores'],
  'src/adapters/node': [...core, 'src/adapters/gate'],
  'src/adapters/(redis|clients|fastify|koa)': adapters,
  'src/adapters/[^/]+\\.ts': [...adapters, 'src/adapters/clients', 'src/adapters'],
  'src/testing/arbitraries': core,
  'src/testing/(matchers|sandbox)': [...adapters, 'src/adapters/clients'],
  'src/testing/msw': [...adapters, 'src/testing/sandbox'],
  'src/conformance': conformance,
  'generated/(requirements|open-parts|rule-targets|rule-examples)': [],
  'src/cli/host': [...core, 'src/conformance/reports/(colors|wording)'],
  'src/cli/documents': [...core, 'src/cli/host'],
  'src/cli/results': [...core, 'src/cli/(host|documents)'],
  'src/cli/fix': [...core, 'src/cli/(host|documents|results)'],
  'src/cli/checking': [...core, 'src/cli/(host|documents|results|fix)'],
  'src/cli/modules': [...core, 'src/cli/(host|documents)'],
  'src/cli/lines': [...core, 'src/cli/(host|documents|modules|results|fix|checking)'],
  'src/cli/inputs': [...core, 'src/cli/(host|documents|modules|results|fix|checking|lines)'],
  'src/cli/suggestions': [...core, 'src/cli/(host|documents|results|fix|checking)'],
  'src/cli/formats': [...cli, 'src/cli/(host|documents|results|fix)'],
  'src/cli/baseline': [...core, 'src/cli/(host|documents|results|fix)'],
  'src/cli/config': [...cli, 'src/cli/(host|documents|modules|results|fix|checking|formats)'],
  'src/cli/apply': [...cli, 'src/cli/(?!main|commands)'],
  'src/cli/commands': [...cli, 'generated/rule-(targets|examples)', 'src/cli/(?!main)'],
  'src/cli/main\\.ts': [...core, 'src/cli/(host|results|commands)'],
  'tools/conformance': [
    ...core,
    'src/testing/arbitraries',
    'src/conformance/cases/cases',
    'src/conformance/scenarios/scenario',
  ],
  'tools/generate': [...core, 'src/testing/arbitraries', 'src/cli/config', 'src/conformance'],
  'tools/docs': [
    ...[...testing, 'src/conformance', 'generated'],
    ...[
      'tools/generate',
      'test/(conformance|responses)',
      'src/cli/commands/rules/written-examples',
    ],
  ],
  'tools/(bench|proof)': ['src', 'generated', 'tools', 'test'],
  'site/playground': [
    ...[...core, 'generated', 'src/cli/(documents|results|fix|checking|inputs|suggestions)'],
    'site/base64url',
    'site/states/state-',
  ],
  'site/states': [...core, 'site/base64url'],
  'site/build': [
    ...[
      ...core,
      'generated',
      'src/conformance/grouping',
      'src/cli/commands/rules',
      'src/conformance/reports/html/markup',
    ],
    ...['src/conformance/sequences', 'tools/docs', 'tools/generate'],
    ...['test/conformance', 'test/responses', 'site/\\.vitepress/code-colors'],
    'site/playground/(fragment|protocol|worker/answer)',
  ],
  'site/(home|rules|search)': ['site/playground'],
  'site/\\.vitepress': [
    'site/(build|home|playground|rules|search|states)',
    'src/conformance/reports/html/tokens\\.css',
  ],
}

module.exports = {
  forbidden: [
    ...Object.entries(mayImport).map(([folder, allowed]) => ({
      name: `imports of ${folder}`,
      severity: 'error',
      from: { path: `^${folder}` },
      to: {
        path: '^(src|generated|tools|test|site)/',
        pathNot: [folder, ...allowed].map((each) => `^${each}`),
      },
    })),
    {
      name: 'commands import no other command',
      severity: 'error',
      from: { path: '^src/cli/commands/([^/]+)/' },
      to: {
        path: '^src/cli/commands/[^/]+/',
        pathNot: [
          '^src/cli/commands/$1/',
          '^src/cli/commands/openapi/openapi-command',
          '^src/cli/commands/rules/(checked-example|examples|explain-rule|filter-rules)',
        ],
      },
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: ['node_modules', '^tools/bench/peers', '^site/(dist|pages)'],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
