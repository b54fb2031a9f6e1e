import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { build, type Options } from 'tsup'
import { replacements } from './replacements.js'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Loads a test file by its name. */
export type Loaders = Record<string, () => void>

/**
 * Compiles test files and their imports once. Each call of the function it returns evaluates them
 * again, so that mutants in code that runs on import take effect.
 */
export async function bundle(root: string, files: readonly string[]): Promise<() => Loaders> {
  const entry = join(root, 'suite.ts')
  const outDir = join(root, 'bundled')
  const outputs = join(outDir, 'suite.cjs')
  const loaders = files.map((file) => `${JSON.stringify(file)}: () => require('./${file}')`)
  writeFileSync(entry, `module.exports = {${loaders.join(',\n')}}`)
  await build({
    entry: { suite: entry },
    outDir,
    format: 'cjs',
    target: 'node20',
    platform: 'node',
    config: false,
    silent: true,
    removeNodeProtocol: false,
    skipNodeModulesBundle: true,
    esbuildPlugins: [ownPlace],
    esbuildOptions: (options) => Object.assign(options, { treeShaking: false }),
  })
  const code = readFileSync(outputs, 'utf8')
  const packages = await packagesOf(code)
  const script = new Script(`(function (require, module, performance) {${code}\n})`, {
    filename: outputs,
  })
  const evaluate = script.runInThisContext()
  return () => {
    const module = { exports: {} }
    evaluate((name: string) => packages.get(name), module, stoppedClock)
    return module.exports as Loaders
  }
}

/** A bundle has one place; each module must know its own. */
const ownPlace: Plugin = {
  name: 'own-place',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path)),
      ),
    })),
}

/** How long something takes says nothing about a mutant, and much about the machine. */
const stoppedClock = { now: () => 0 }

/** Packages are loaded once; they hold no mutants. */
async function packagesOf(code: string): Promise<Map<string, unknown>> {
  const packages = new Map<string, unknown>()
  for (const [, name = ''] of code.matchAll(/require\("([^./][^"]*)"\)/g)) {
    if (!packages.has(name)) packages.set(name, replacements[name] ?? exported(await import(name)))
  }
  return packages
}

/** What `require` gives for a module that `import` has loaded. */
const exported = (module: { default?: unknown }): unknown => module.default ?? module
