import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Options } from 'tsup'

export type Plugin = NonNullable<Options['esbuildPlugins']>[number]

const isCore = (resolveDir: string, path: string): boolean =>
  resolve(resolveDir, path) === resolve('src/core/index.js')

/** The command loads the built core beside it, so that the package holds the core once. */
export const coreStaysOutside: Plugin = {
  name: 'core-stays-outside',
  setup(build) {
    build.onResolve({ filter: /\/index\.js$/ }, ({ path, resolveDir }) =>
      isCore(resolveDir, path) ? { path: '../index.js', external: true } : undefined,
    )
  },
}

/** What stands at the edge of the core loads the built core beside it, in its own module format. */
export const coreStandsBeside: Plugin = {
  name: 'core-stands-beside',
  setup(build) {
    // The format does not tell: CommonJS that is split is built as ESM, and converted at the end.
    const path = `./index${build.initialOptions.outExtension?.['.js'] ?? '.js'}`
    build.onResolve({ filter: /\/index\.js$/ }, ({ path: written, resolveDir }) =>
      isCore(resolveDir, written) ? { path, external: true } : undefined,
    )
  },
}

/**
 * Rules and formats are made by calls that do nothing else, which no bundler can know: told so, it
 * leaves out those that an operation does not need.
 */
export const callsArePure: Plugin = {
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

/** Of YAML, the build of modules: a bundler takes of it what is used, and it asks nothing of Node. */
export const yamlIsOfModules: Plugin = {
  name: 'yaml-is-of-modules',
  setup(build) {
    const manifest = createRequire(import.meta.url).resolve('yaml/package.json')
    const path = join(dirname(manifest), 'browser/dist/index.js')
    build.onResolve({ filter: /^yaml$/ }, () => ({ path }))
  },
}

/** Where fast-check is not installed, who loads what needs it is told what to install. */
export const fastCheckIsAskedFor: Plugin = {
  name: 'fast-check-is-asked-for',
  setup(build) {
    const namespace = 'asked-for'
    const message =
      'This entry of campaign-contract needs fast-check: npm install --save-dev fast-check'
    const refusal = (code: string) =>
      `  if (cause?.code !== '${code}' || !String(cause.message).includes("'fast-check'")) throw cause
  throw new Error('${message}', { cause })`
    const modules = {
      esm: `let loaded
try {
  loaded = await import('fast-check')
} catch (cause) {
${refusal('ERR_MODULE_NOT_FOUND')}
}
export default loaded.default`,
      cjs: `try {
  module.exports = require('fast-check')
} catch (cause) {
${refusal('MODULE_NOT_FOUND')}
}`,
    }
    const format = build.initialOptions.format === 'cjs' ? 'cjs' : 'esm'
    build.onResolve({ filter: /^fast-check$/ }, ({ path, namespace: of }) =>
      of === namespace ? { path, external: true } : { path, namespace },
    )
    build.onLoad({ filter: /./, namespace }, () => ({
      contents: modules[format],
      resolveDir: process.cwd(),
    }))
  },
}

/** Writes down what each output is made of, for the notices of what is bundled. */
export const reported = (name: string): Plugin => ({
  name: 'reported',
  setup(build) {
    build.initialOptions.metafile = true
    const { '.js': extension = '.js' } = build.initialOptions.outExtension ?? {}
    const format = extension === '.cjs' ? 'cjs' : 'esm'
    build.onEnd(async ({ metafile }) => {
      if (!metafile) return
      await mkdir('dist', { recursive: true })
      await writeFile(`dist/metafile-${name}-${format}.json`, JSON.stringify(metafile))
    })
  },
})
