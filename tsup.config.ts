import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** The command loads the built core beside it, so that the package holds the core once. */
const coreStaysOutside: Plugin = {
  name: 'core-stays-outside',
  setup(build) {
    build.onResolve({ filter: /\/index\.js$/ }, ({ path, resolveDir }) =>
      resolve(resolveDir, path) === resolve('src/core/index.js')
        ? { path: '../index.js', external: true }
        : undefined,
    )
  },
}

/**
 * Rules and formats are made by calls that do nothing else, which no bundler can know: told so, it
 * leaves out those that an operation does not need.
 */
const callsArePure: Plugin = {
  name: 'calls-are-pure',
  setup(build) {
    const made = /^((?:export )?const \w+(?:: .+?)? = )(?=[\w.]+\()/gm
    build.onLoad(
      { filter: /[\\/]src[\\/]core[\\/](?:rules|formats)[\\/].*\.ts$/ },
      async ({ path }) => {
        const code = await readFile(path, 'utf8')
        return { contents: code.replace(made, '$1/* @__PURE__ */ '), loader: 'ts' }
      },
    )
  },
}

/** Minified but for spaces: without those, what is said of calls is not written. */
const minifyAllButSpaces: Options['esbuildOptions'] = (options) => {
  options.minifyIdentifiers = true
  options.minifySyntax = true
}

/** What stands at the edge of the core loads the built core beside it, in its own module format. */
const coreStandsBeside: Plugin = {
  name: 'core-stands-beside',
  setup(build) {
    // The format does not tell: CommonJS that is split is built as ESM, and converted at the end.
    const path = `./index${build.initialOptions.outExtension?.['.js'] ?? '.js'}`
    build.onResolve({ filter: /\/index\.js$/ }, ({ path: written, resolveDir }) =>
      resolve(resolveDir, written) === resolve('src/core/index.js')
        ? { path, external: true }
        : undefined,
    )
  },
}

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
    minify: true,
    removeNodeProtocol: false,
    metafile: true,
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
    esbuildPlugins: [callsArePure],
    esbuildOptions: minifyAllButSpaces,
    removeNodeProtocol: false,
    metafile: true,
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
    external: ['fast-check'],
    noExternal: [/^(?!fast-check$)/],
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
    esbuildPlugins: [coreStandsBeside],
    removeNodeProtocol: false,
    // It would take the place of the core's, in the same folder.
    metafile: false,
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
    noExternal: ['fastest-levenshtein'],
    esbuildPlugins: [coreStandsBeside],
    // CommonJS has another way to say where a module stands.
    shims: true,
    removeNodeProtocol: false,
    metafile: false,
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
    esbuildPlugins: [coreStaysOutside],
    removeNodeProtocol: false,
    metafile: true,
    // A command loads what it needs, and nothing of the others.
    splitting: true,
  },
])
