import fs from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import vm from 'node:vm'
import ts from 'typescript'
import * as yaml from 'yaml'

/** Root of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Files, by their path from the root, that replace those on disk. */
export type Overlay = ReadonlyMap<string, () => string>

type Exports = Record<string, unknown>
type Compiled = (exports: Exports, require: (specifier: string) => unknown, url: string) => void

/**
 * Runs modules of the repository with replaced files: each sandbox evaluates all modules again, and
 * compiled and parsed files are kept for the next one.
 */
export class Sandbox {
  readonly #modules = new Map<string, Exports>()

  constructor(
    readonly overlay: Overlay,
    readonly packages: ReadonlyMap<string, unknown>,
  ) {}

  /** The exports of a module, by its path from the root. */
  load(path: string): Exports {
    const known = this.#modules.get(path)
    if (known !== undefined) return known
    const exports: Exports = {}
    this.#modules.set(path, exports)
    const url = pathToFileURL(join(root, path)).href
    const require = (specifier: string) =>
      specifier.startsWith('.')
        ? this.load(this.#resolve(join(dirname(path), specifier)))
        : this.#package(specifier)
    compile(path, this.#text(path))(exports, require, url)
    return exports
  }

  /** Returns the TypeScript file of a `.js` import, or the JavaScript file itself. */
  #resolve(path: string): string {
    const source = path.replace(/\.js$/, '.ts')
    return this.overlay.has(source) || fs.existsSync(join(root, source)) ? source : path
  }

  #text(path: string): string {
    return this.overlay.get(path)?.() ?? textOnDisk(join(root, path))
  }

  #package(specifier: string): unknown {
    if (specifier === 'node:fs') return { ...fs, readFileSync: this.#readFile }
    if (specifier === 'yaml') return { ...yaml, parse: parsedYaml }
    return this.packages.get(specifier) ?? required(specifier)
  }

  readonly #readFile = (file: string | URL): string => {
    const path = file instanceof URL ? fileURLToPath(file) : file
    return this.#text(relative(root, path))
  }
}

const required = createRequire(import.meta.url)

const texts = new Map<string, string>()
function textOnDisk(path: string): string {
  const text = texts.get(path) ?? fs.readFileSync(path, 'utf8')
  texts.set(path, text)
  return text
}

/** The last text of each path with what it was made into. */
const compiled = new Map<string, { text: string; run: Compiled }>()
function compile(path: string, text: string): Compiled {
  const known = compiled.get(path)
  if (known?.text === text) return known.run
  const url = text.replaceAll('import.meta.url', '__url')
  const script =
    scriptOf(path, path.startsWith('generated/') ? plainCode(url) : transpiled(path, url)) ??
    scriptOf(path, transpiled(path, url))
  if (script === undefined) throw new Error(`${path} cannot be compiled`)
  const run: Compiled = script.runInThisContext()
  compiled.set(path, { text, run })
  return run
}

function scriptOf(path: string, code: string): vm.Script | undefined {
  try {
    return new vm.Script(`(function (exports, require, __url) {${code}\n})`, { filename: path })
  } catch {
    return undefined
  }
}

const transpiled = (path: string, text: string): string =>
  ts.transpileModule(text, {
    fileName: path,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
      isolatedModules: true,
      allowJs: true,
    },
  }).outputText

/** Generated modules are large and of a simple form: the compiler takes ten times as long. */
const plainCode = (text: string): string =>
  text
    .replaceAll(/^import type .*$/gm, '')
    .replaceAll(/^(?:export )?type [\s\S]*?\n\n/gm, '')
    .replaceAll(/^import \* as (\w+) from ('.*')$/gm, 'const $1 = require($2)')
    .replaceAll(/^import (\{.*\}) from ('.*')$/gm, 'const $1 = require($2)')
    .replaceAll(/^([\]}]) as const$/gm, '$1')
    .replaceAll(/^export const (\w+)(?:: .*?)? = /gm, 'exports.$1 = ')

/** Parsed once for each text. Callers share the values and must not change them. */
const documents = new Map<string, unknown>()
function parsedYaml(text: string, options?: yaml.ParseOptions): unknown {
  const known = documents.get(text)
  if (known !== undefined) return known
  const parsed = deepFreeze(yaml.parse(text, options))
  documents.set(text, parsed)
  return parsed
}

/** Lets a text be parsed as a value that is known already. */
export const parsesAs = (text: string, value: unknown): void => {
  documents.set(text, deepFreeze(value))
}

/** Forgets a text that is not read again. */
export const forget = (text: string): void => {
  documents.delete(text)
}

export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
  return value
}
