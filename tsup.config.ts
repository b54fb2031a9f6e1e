import { defineConfig, type Options } from 'tsup'
import { operationTable } from './generated/operations.js'
import {
  builtCases,
  coreEntries,
  external,
  fewerModules,
  metafile,
  noSchemaValidator,
  optionalFastCheck,
  pagesAsText,
  pureConstants,
  requireOfNode,
  sharedChunks,
  sharedModules,
  yamlAsModules,
} from './tools/build/plugins.js'

const commandChunks = sharedChunks([
  {
    // What every check of a file loads, and small modules of several commands.
    modules: [
      'src/cli/apply/fix-files.ts',
      'src/cli/apply/patch.ts',
      'src/cli/commands/check/check-command.ts',
      'src/cli/commands/openapi/openapi-command.ts',
      'src/cli/commands/rules/rule-list.ts',
      'src/cli/config/configure.ts',
      'src/cli/fix/apply-fixes.ts',
      'src/cli/fix/field.ts',
      'src/cli/formats/json-output.ts',
      'src/cli/formats/pretty.ts',
      'src/cli/host/protocol-streams.ts',
      'src/cli/lines/check-batch.ts',
    ],
    users: /^src\/cli\/(?!main|host|commands\/program)/,
  },
  {
    // What almost every command and the suite share.
    modules: [
      'generated/operation-summaries.ts',
      'generated/operations.ts',
      'generated/response-checks.ts',
      'src/cli/results/exit-code.ts',
      'src/conformance/reports/colors.ts',
      'src/conformance/reports/format-names.ts',
      'src/conformance/reports/markdown-text.ts',
      'src/conformance/reports/wording.ts',
      'src/core/base/bytes.ts',
      'src/core/base/json.ts',
      'src/core/base/kinds.ts',
      'src/core/base/nearest.ts',
      'src/core/base/printable.ts',
      'src/testing/sandbox/own-answer.ts',
    ],
    users: /^src\//,
  },
  {
    modules: ['src/cli/documents/yaml-document.ts'],
    users: /\/(?:(?:init|lsp|mcp)-command|explain-rule)\.ts$/,
  },
])

const coreAndTypes = { ...coreEntries, types: 'generated/types/index.ts' }

const edges = {
  config: 'src/cli/config/index.ts',
  express: 'src/adapters/express.ts',
  fastify: 'src/adapters/fastify.ts',
  fetch: 'src/adapters/fetch.ts',
  hono: 'src/adapters/hono.ts',
  jest: 'src/testing/matchers/jest.ts',
  koa: 'src/adapters/koa.ts',
  msw: 'src/testing/msw/index.ts',
  nestjs: 'src/adapters/nestjs.ts',
  node: 'src/adapters/node/client-error.ts',
  'openapi-fetch': 'src/adapters/clients/openapi-fetch.ts',
  redis: 'src/adapters/redis/index.ts',
  sandbox: 'src/testing/sandbox/index.ts',
  vitest: 'src/testing/matchers/vitest.ts',
}

const arbitraries = { arbitraries: 'src/testing/arbitraries/index.ts' }

const operations = Object.fromEntries(
  Object.keys(operationTable).map((name) => [
    `operations/${name}`,
    `generated/operations/${name}.ts`,
  ]),
)

/** Users install the libraries that an entry is for. */
const peers = [
  '@jest/globals',
  '@nestjs/common',
  'express',
  'fastify',
  'hono',
  'koa',
  'msw',
  'openapi-fetch',
  'vitest',
]

const neutral = {
  target: 'es2022',
  platform: 'neutral',
  tsconfig: 'tsconfig.web.json',
  noExternal: [/./],
  removeNodeProtocol: false,
} as const satisfies Options

// What users import is not minified: stack traces name functions and lines without source maps, and
// bundlers minify it.
export default defineConfig([
  {
    // All types at once, so that those that entries share are in the package once.
    name: 'types',
    entry: {
      ...{ ...coreAndTypes, ...edges, ...arbitraries, ...operations },
      conformance: 'src/conformance/index.ts',
    },
    outDir: 'dist',
    format: ['cjs'],
    dts: { only: true, resolve: true },
  },
  {
    name: 'core',
    entry: { ...coreAndTypes, ...sharedModules.core, ...arbitraries, ...operations },
    outDir: 'dist',
    format: ['esm'],
    ...neutral,
    esbuildPlugins: [pureConstants, optionalFastCheck, metafile('core')],
    // The entries share their code.
    splitting: true,
  },
  {
    name: 'edges',
    entry: { ...edges, ...sharedModules.edges },
    outDir: 'dist',
    format: ['esm'],
    target: 'es2022',
    platform: 'neutral',
    external: [...peers, /^node:/],
    noExternal: ['fastest-levenshtein'],
    esbuildPlugins: [external('.', coreEntries), metafile('edges')],
    removeNodeProtocol: false,
    splitting: true,
  },
  {
    // The command and the conformance suite, which share code.
    name: 'command',
    entry: {
      conformance: 'src/conformance/index.ts',
      main: 'src/cli/main.ts',
      worker: 'src/cli/lines/worker.ts',
    },
    outDir: 'dist/cli',
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    noExternal: [/./],
    esbuildPlugins: [
      external('..', { ...coreEntries, ...sharedModules.core, ...sharedModules.edges }),
      builtCases,
      pagesAsText,
      fewerModules,
      commandChunks,
      yamlAsModules,
      noSchemaValidator,
      metafile('command'),
    ],
    esbuildOptions: (options) => {
      // A bundler can reduce ES modules.
      options.mainFields = ['module', 'main']
    },
    banner: { js: requireOfNode },
    removeNodeProtocol: false,
    // Each command loads only what it needs.
    splitting: true,
    minify: true,
  },
])
