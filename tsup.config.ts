import { defineConfig, type Options } from 'tsup'
import {
  callsArePure,
  coreStandsBeside,
  coreStaysOutside,
  fastCheckIsAskedFor,
  reported,
  yamlIsOfModules,
} from './tools/build/plugins.js'

/** Of a package that has both, its modules: a bundler takes of them what is used. */
const modulesFirst: Options['esbuildOptions'] = (options) => {
  options.mainFields = ['module', 'main']
}

/** Packages in CommonJS ask for modules of Node, and what is bundled stands in ESM. */
const requireOfNode =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/** What an edge is made for is installed by its user. */
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

// Nothing is minified: a stack trace names functions and lines without source maps, and who bundles
// what is imported minifies all of it.
export default defineConfig([
  {
    name: 'core',
    entry: { index: 'src/core/index.ts', types: 'generated/types/index.ts' },
    outDir: 'dist',
    format: ['esm', 'cjs'],
    target: 'es2022',
    platform: 'neutral',
    tsconfig: 'tsconfig.core.json',
    dts: { resolve: true },
    noExternal: [/./],
    esbuildPlugins: [reported('core')],
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
    tsconfig: 'tsconfig.core.json',
    dts: { resolve: true },
    noExternal: [/./],
    esbuildPlugins: [callsArePure, reported('operations')],
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
    tsconfig: 'tsconfig.core.json',
    dts: { resolve: true },
    noExternal: [/./],
    esbuildPlugins: [fastCheckIsAskedFor, reported('arbitraries')],
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
    external: peers,
    noExternal: ['fastest-levenshtein'],
    esbuildPlugins: [coreStandsBeside, reported('edges')],
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
    esbuildPlugins: [
      ...[coreStandsBeside, fastCheckIsAskedFor, yamlIsOfModules],
      reported('conformance'),
    ],
    esbuildOptions: modulesFirst,
    // CommonJS has another way to say where a module stands.
    shims: true,
    removeNodeProtocol: false,
    splitting: false,
  },
  {
    name: 'command',
    entry: {
      main: 'src/cli/main.ts',
      'command-thread': 'src/cli/thread/command-thread.ts',
      worker: 'src/cli/lines/worker.ts',
    },
    outDir: 'dist/cli',
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    noExternal: [/./],
    esbuildPlugins: [coreStaysOutside, yamlIsOfModules, reported('command')],
    esbuildOptions: modulesFirst,
    banner: { js: requireOfNode },
    removeNodeProtocol: false,
    // A command loads what it needs, and nothing of the others.
    splitting: true,
  },
])
