import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import * as fastCheck from 'fast-check'
import type { Options } from 'tsup'
import ts from 'typescript'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** The entries of the package that are built from the core alone, with their sources. */
export const coreEntries = {
  index: 'src/core/index.ts',
  rules: 'src/core/descriptions.ts',
  schema: 'src/core/json-schema.ts',
}

/** Large modules of other builds that only the command and the suite import from there. */
export const sharedModules = {
  core: { 'body-schemas': 'src/core/contract/body-schemas.ts' },
  edges: { 'open-sandbox': 'src/testing/sandbox/sandbox.ts' },
}

/**
 * Makes a build import entries of other builds, so that the package contains these once. `folder`:
 * where they are, relative to the output.
 */
export function external(folder: string, entries: Readonly<Record<string, string>>): Plugin {
  const entryOf = new Map(
    Object.entries(entries).map(([name, source]) => [resolve(source), name] as const),
  )
  return {
    name: 'external',
    setup(build) {
      build.onResolve({ filter: /\.js$/ }, ({ path, resolveDir }) => {
        const name = entryOf.get(resolve(resolveDir, path.replace(/\.js$/, '.ts')))
        return name === undefined ? undefined : { path: `${folder}/${name}.js`, external: true }
      })
    },
  }
}

/** Makes the suite read the conformance cases that the build wrote, instead of expanding them. */
export const builtCases: Plugin = {
  name: 'built-cases',
  setup(build) {
    build.onResolve({ filter: /\/tools\/conformance\/(case|scenario)-files\.js$/ }, () => ({
      path: resolve('src/conformance/cases/built-cases.ts'),
    }))
  },
}

/** Starts each output of the command: bundled CommonJS packages require modules of Node, but it is ESM. */
export const requireOfNode = 'const require = process.getBuiltinModule;'

/** Puts the HTML and the style of pages into the code, instead of reading the files. */
export const pagesAsText: Plugin = {
  name: 'pages-as-text',
  setup(build) {
    build.onLoad({ filter: /[\\/]template\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(
        /readFileSync\(new URL\('([^']+)', import\.meta\.url\), 'utf8'\)/g,
        (_, name: string) => JSON.stringify(readFileSync(join(dirname(path), name), 'utf8')),
      ),
      loader: 'ts',
    }))
  },
}

/**
 * Marks the constants of the core as free of side effects, so that a bundler drops unused ones. Marks
 * whole expressions, because a bundler keeps the arguments of a call that it drops.
 */
export const pureConstants: Plugin = {
  name: 'pure-constants',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/]core[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: withPureConstants(path, await readFile(path, 'utf8')),
      loader: 'ts',
    }))
  },
}

function withPureConstants(path: string, code: string): string {
  const { statements } = ts.createSourceFile(path, code, ts.ScriptTarget.ES2022)
  const initializers = statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer && !isPlain(initializer) ? [initializer] : [],
    )
  return initializers.reduceRight((text, { pos, end }) => {
    const initializer = text.slice(pos, end)
    return `${text.slice(0, pos)} /* @__PURE__ */ (() => (${initializer}))()${text.slice(end)}`
  }, code)
}

/** Returns whether bundlers know that an expression has no side effects. */
const isPlain = (expression: ts.Expression): boolean =>
  ts.isFunctionLike(expression) || ts.isLiteralExpression(expression) || ts.isIdentifier(expression)

/** Modules to put into one chunk, and the entries and dynamic imports that load it. */
interface SharedChunk {
  modules: readonly string[]
  users: RegExp
}

/**
 * Puts modules into one chunk, because Node takes longer to find a file than to read its code. esbuild
 * makes a chunk for each set of entries that share modules, so all users import all of these modules.
 */
export const sharedChunks = (chunks: readonly SharedChunk[]): Plugin => ({
  name: 'shared-chunks',
  setup(build) {
    const chunk = 'shared-chunk'
    const entry = 'entry-with-shared-chunks'
    const importsFor = (source: string) =>
      chunks.flatMap(({ users }, index) => (users.test(source) ? [`import '${index}'`] : []))
    const exportsOf = (source: string) => `export * from ${JSON.stringify(resolve(source))}`
    const moduleOf = (lines: string[]) => ({
      contents: lines.join('\n'),
      resolveDir: process.cwd(),
    })
    build.onResolve({ filter: /^\.|\.ts$/ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import' && kind !== 'entry-point') return undefined
      const source = relative('', resolve(resolveDir, path)).replaceAll('\\', '/')
      const typed = source.replace(/\.js$/, '.ts')
      const index = chunks.findIndex(({ modules }) => modules.includes(typed))
      if (index >= 0) return { path: String(index), namespace: chunk }
      return importsFor(typed).length > 0 ? { path: typed, namespace: entry } : undefined
    })
    for (const namespace of [chunk, entry]) {
      // Otherwise esbuild would leave out imports without names.
      const sideEffects = true
      build.onResolve({ filter: /^\d$/, namespace }, ({ path }) => ({
        path,
        namespace: chunk,
        sideEffects,
      }))
      build.onResolve({ filter: /[\\/]/, namespace }, ({ path }) => ({ path, sideEffects }))
    }
    build.onLoad({ filter: /./, namespace: entry }, ({ path }) =>
      moduleOf([...importsFor(path), exportsOf(path)]),
    )
    build.onLoad({ filter: /./, namespace: chunk }, ({ path }) => {
      const { modules = [] } = chunks[Number(path)] ?? {}
      return moduleOf([...importsFor(modules[0] ?? ''), ...modules.map(exportsOf)])
    })
  },
})

/**
 * Leaves out modules of Node that commander loads: one that it uses only for commands in files of their
 * own, and one that is also a global.
 */
export const fewerModules: Plugin = {
  name: 'fewer-modules',
  setup(build) {
    const namespace = 'instead-of-module'
    const contents: Readonly<Record<string, string>> = {
      'node:child_process': 'module.exports = {}',
      'node:process': 'module.exports = process',
    }
    build.onResolve({ filter: /^node:/ }, ({ importer, path }) =>
      path in contents && /[\\/]commander[\\/]/.test(importer) ? { path, namespace } : undefined,
    )
    build.onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: contents[path] ?? '' }))
  },
}

/** Leaves out the JSON Schema validator of the MCP SDK, which only servers that ask users need. */
export const noSchemaValidator: Plugin = {
  name: 'no-schema-validator',
  setup(build) {
    const namespace = 'no-schema-validator'
    build.onResolve({ filter: /\/ajv-provider\.js$/ }, ({ path }) => ({ path, namespace }))
    build.onLoad({ filter: /./, namespace }, () => ({
      contents: 'export class AjvJsonSchemaValidator {}',
    }))
  },
}

/** Uses the ES module build of YAML, which bundlers can reduce and which needs no Node module. */
export const yamlAsModules: Plugin = {
  name: 'yaml-as-modules',
  setup(build) {
    const manifest = createRequire(import.meta.url).resolve('yaml/package.json')
    const path = join(dirname(manifest), 'browser/dist/index.js')
    build.onResolve({ filter: /^yaml$/ }, () => ({ path }))
  },
}

/** Throws a helpful error if fast-check is not installed. Bundlers drop the exports that are not used. */
export const optionalFastCheck: Plugin = {
  name: 'optional-fast-check',
  setup(build) {
    const namespace = 'optional'
    const message =
      'This entry of campaign-contract needs fast-check: npm install --save-dev fast-check'
    const exports = Object.keys(fastCheck)
      .filter((name) => name !== 'default')
      .map((name) => `export const ${name} = /* @__PURE__ */ (() => loaded.${name})()`)
      .join('\n')
    build.onResolve({ filter: /^fast-check$/ }, ({ path, namespace: of }) =>
      of === namespace ? { path, external: true } : { path, namespace },
    )
    build.onLoad({ filter: /./, namespace }, () => ({
      contents: `let loaded
try {
  loaded = await import('fast-check')
} catch (cause) {
  const isMissing = /MODULE_NOT_FOUND$/.test(cause?.code) && /'fast-check'/.test(cause.message)
  throw isMissing ? new Error('${message}', { cause }) : cause
}
${exports}`,
      resolveDir: process.cwd(),
    }))
  },
}

/** Writes the contents of each output, for the license notices. */
export const metafile = (name: string): Plugin => ({
  name: 'metafile',
  setup(build) {
    build.initialOptions.metafile = true
    build.onEnd(async ({ metafile }) => {
      if (!metafile) return
      await mkdir('dist', { recursive: true })
      await writeFile(`dist/metafile-${name}.json`, JSON.stringify(metafile))
    })
  },
})
