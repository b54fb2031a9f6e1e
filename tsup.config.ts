import { defineConfig, type Options } from 'tsup'
import {
  builtCases,
  coreEntries,
  externalCore,
  inOneChunk,
  libraries,
  metafile,
  noChildProcess,
  noSchemaValidator,
  optionalFastCheck,
  pureConstants,
  yamlAsModules,
} from './tools/build/plugins.js'

/** Prefers the ES modules of packages that have both, which a bundler can reduce. */
const modulesFirst: Options['esbuildOptions'] = (options) => {
  options.mainFields = ['module', 'main']
}

/** Bundled CommonJS packages require Node modules, but the output is ESM. */
const requireOfNode =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/** What every check of a file loads. */
const checkInOneChunk = inOneChunk(
  [
    'src/cli/commands/check/check-command.ts',
    'src/cli/config/configure.ts',
    'src/cli/formats/pretty.ts',
  ],
  /[\\/]src[\\/]cli[\\/](?:baseline|commands[\\/]\w+|config|documents|formats|inputs|lines)[\\/]/,
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

// Not minified: stack traces name functions and lines without source maps, and users' bundlers
// minify imports.
export default defineConfig([
  {
    name: 'core',
    entry: { ...coreEntries, types: 'generated/types/index.ts' },
    outDir: 'dist',
    format: ['esm', 'cjs'],
    target: 'es2022',
    platform: 'neutral',
    tsconfig: 'tsconfig.web.json',
    dts: { resolve: true },
    noExternal: [/./],
    esbuildPlugins: [pureConstants, metafile('core')],
    removeNodeProtocol: false,
    splitting: false,
  },
  {
    name: 'operations',
    entry: ['generated/operations/*.ts'],
    outDir: 'dist/operations',
    format: ['esm'],
    target: 'es2022',
    platform: 'neutral',
    tsconfig: 'tsconfig.web.json',
    dts: { resolve: true },
    noExternal: [/./],
    esbuildPlugins: [pureConstants, metafile('operations')],
    removeNodeProtocol: false,
    splitting: true,
  },
  {
    name: 'arbitraries',
    entry: { arbitraries: 'src/testing/arbitraries/index.ts' },
    outDir: 'dist',
    format: ['esm', 'cjs'],
    target: 'es2022',
    platform: 'neutral',
    tsconfig: 'tsconfig.web.json',
    dts: { resolve: true },
    noExternal: [/./],
    esbuildPlugins: [optionalFastCheck, metafile('arbitraries')],
    splitting: false,
  },
  {
    name: 'edges',
    entry: {
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
    },
    outDir: 'dist',
    format: ['esm', 'cjs'],
    target: 'es2022',
    platform: 'neutral',
    dts: true,
    external: [...peers, /^node:/],
    noExternal: ['fastest-levenshtein'],
    esbuildPlugins: [externalCore('.'), metafile('edges')],
    removeNodeProtocol: false,
    splitting: true,
  },
  {
    name: 'conformance',
    entry: { conformance: 'src/conformance/index.ts' },
    outDir: 'dist',
    format: ['esm', 'cjs'],
    target: 'node20',
    platform: 'node',
    dts: true,
    noExternal: [/./],
    esbuildPlugins: [externalCore('.'), optionalFastCheck, builtCases, metafile('conformance')],
    esbuildOptions: modulesFirst,
    // CommonJS has no `import.meta.url`.
    shims: true,
    removeNodeProtocol: false,
    splitting: false,
  },
  {
    // Minified, unlike our own code.
    name: 'libraries',
    entry: {
      'lsp-library': 'src/cli/commands/lsp/library.ts',
      'mcp-library': 'src/cli/commands/mcp/library.ts',
    },
    outDir: 'dist/cli',
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    minify: true,
    noExternal: [/./],
    esbuildPlugins: [noSchemaValidator, metafile('libraries')],
    esbuildOptions: modulesFirst,
    banner: { js: requireOfNode },
    removeNodeProtocol: false,
    splitting: false,
  },
  {
    name: 'command',
    entry: {
      main: 'src/cli/main.ts',
      worker: 'src/cli/lines/worker.ts',
    },
    outDir: 'dist/cli',
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    noExternal: [/./],
    esbuildPlugins: [
      externalCore('..'),
      noChildProcess,
      checkInOneChunk,
      yamlAsModules,
      builtCases,
      libraries,
      metafile('command'),
    ],
    esbuildOptions: modulesFirst,
    banner: { js: requireOfNode },
    removeNodeProtocol: false,
    // Each command loads only what it needs.
    splitting: true,
  },
])
