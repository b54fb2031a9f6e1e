import { stat } from 'node:fs/promises'
import { join, normalize, resolve } from 'node:path'
import { glob, isDynamicPattern } from 'tinyglobby'

/** A file to check: `path` is undefined for standard input. `problem` says why there is none. */
export interface FoundFile {
  name: string
  path?: string
  problem?: string
}

/** The name that standard input goes by in what is printed. */
export const standardInput = '<stdin>'

/** The files that the arguments name, each once, in the order of the arguments. */
export async function findFiles(args: readonly string[]): Promise<FoundFile[]> {
  const found = new Map<string, FoundFile>()
  for (const arg of args) {
    for (const file of await filesOf(arg)) {
      const key = file.path === undefined ? `${arg} ${file.problem}` : resolve(file.path)
      if (!found.has(key)) found.set(key, file)
    }
  }
  return [...found.values()]
}

async function filesOf(arg: string): Promise<FoundFile[]> {
  if (arg === '-') return [{ name: standardInput }]
  const stats = await stat(arg).catch(() => undefined)
  if (stats?.isDirectory()) return filesIn(arg)
  if (stats !== undefined) return [named(arg)]
  // A name with the signs of a pattern may be a file's own name; that one has been tried first.
  const pattern = process.platform === 'win32' ? arg.replaceAll('\\', '/') : arg
  if (!isDynamicPattern(pattern)) {
    return [{ name: arg, problem: 'there is no such file or folder' }]
  }
  const matches = await glob(pattern, { expandDirectories: false, ignore: installed })
  if (matches.length === 0) return [{ name: arg, problem: 'the pattern matches no file' }]
  return matches.sort().map(named)
}

async function filesIn(folder: string): Promise<FoundFile[]> {
  const matches = await glob('**/*.{json,yaml,yml}', {
    cwd: folder,
    caseSensitiveMatch: false,
    expandDirectories: false,
    ignore: installed,
  })
  if (matches.length === 0) {
    return [{ name: folder, problem: 'the folder holds no .json, .yaml or .yml file' }]
  }
  return matches.sort().map((match) => named(join(folder, match)))
}

const installed = '**/node_modules/**'

const named = (path: string): FoundFile => ({ name: normalize(path), path })
