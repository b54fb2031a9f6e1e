import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { lilconfig } from 'lilconfig'
import { readJson } from '../json-document.js'
import { Problem } from '../problem.js'
import { notReadable } from '../read-text.js'
import { UsageError } from '../usage-error.js'

/** The name of a configuration without its ending, and its key in package.json. */
export const configName = 'campaign-contract'

export const configEndings = [
  'js',
  'mjs',
  'cjs',
  'ts',
  'mts',
  'cts',
  'json',
  'yaml',
  'yml',
] as const

/** The names that a configuration is found by. */
const fileNames = configEndings.map((ending) => `${configName}.config.${ending}`)

/** Whether a file is a configuration by its name. */
export const isConfig = (path: string): boolean => fileNames.includes(basename(path))

/** The nearest configuration, from a folder upwards; of two in one folder neither is taken. */
export async function findConfig(cwd: string): Promise<string | undefined> {
  const found = await finder.search(cwd).catch((error: unknown) => {
    throw error instanceof UsageError ? error : unreadable(error, cwd)
  })
  if (found === null) return undefined
  const folder = dirname(found.filepath)
  const [one, other] = await configsIn(folder)
  if (other === undefined) return found.filepath
  throw new UsageError(`${folder} holds two configurations, ${one} and ${other}; keep one of them`)
}

/** The configurations that a folder holds, by their names. */
export async function configsIn(folder: string): Promise<string[]> {
  const files = fileNames.filter((name) => existsSync(join(folder, name)))
  return (await hasKey(join(folder, 'package.json'))) ? [...files, 'package.json'] : files
}

const hasKey = async (path: string): Promise<boolean> => {
  const text = existsSync(path) ? await readFile(path, 'utf8').catch(() => '') : ''
  return text !== '' && Boolean(Reflect.get(manifest(path, text), configName))
}

/** The package.json of a folder, which may be someone's who knows nothing of us. */
function manifest(path: string, content: string): object {
  const document = readJson(content.replace(/^\ufeff/, ''))
  if (document instanceof Problem) {
    const { line, column } = document.place ?? { line: 1, column: 1 }
    throw new UsageError(`${path}:${line}:${column}: ${document.message}`)
  }
  return Object(document.value)
}

const onlyPath = (path: string): string => path
const finder = lilconfig(configName, {
  searchPlaces: [...fileNames, 'package.json'],
  packageProp: [configName],
  ignoreEmptySearchPlaces: false,
  cache: false,
  // What is found is loaded apart, with the places of what it says.
  loaders: {
    ...Object.fromEntries(configEndings.map((ending) => [`.${ending}`, onlyPath])),
    '.json': (path, content) => (isConfig(path) ? path : manifest(path, content)),
  },
})

/** The system does not name a folder that is taken for a file. */
function unreadable(error: unknown, cwd: string): UsageError {
  const { path } = error as NodeJS.ErrnoException
  const names = [...fileNames, 'package.json']
  const nearest = above(cwd).flatMap((folder) => names.map((name) => join(folder, name)))
  return new UsageError(`${path ?? nearest.find(existsSync)}: ${notReadable(error).message}`)
}

const above = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [folder, ...above(dirname(folder))]
