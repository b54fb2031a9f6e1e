import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { readJson } from '../documents/json-document.js'
import { openFile } from '../documents/open-file.js'
import { located } from '../documents/place.js'
import { onlyProblem, Problem } from '../documents/problem.js'
import { notReadable, readText } from '../documents/read-text.js'
import { UsageError } from '../host/usage-error.js'

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
  for (const folder of upwards(cwd)) {
    const [one, other] = await configsIn(folder)
    if (one === undefined) continue
    if (other === undefined) return readable(join(folder, one))
    throw new UsageError(
      `${folder} holds two configurations, ${one} and ${other}; keep one of them`,
    )
  }
  return undefined
}

async function readable(path: string): Promise<string> {
  try {
    const { handle } = await openFile(path)
    await handle.close()
    return path
  } catch (error) {
    throw new UsageError(`${path}: ${notReadable(error).message}`)
  }
}

/** The configurations that a folder holds, by their names. */
export async function configsIn(folder: string): Promise<string[]> {
  const files = fileNames.filter((name) => existsSync(join(folder, name)))
  return (await hasKey(join(folder, 'package.json'))) ? [...files, 'package.json'] : files
}

/** Whether a package.json, which may be someone's who knows nothing of us, has our key. */
async function hasKey(path: string): Promise<boolean> {
  if (!existsSync(path)) return false
  try {
    const document = readJson(await readText(path))
    if (document instanceof Problem) throw document
    return Boolean(Reflect.get(Object(document.value), configName))
  } catch (error) {
    const { message, place = {} } = onlyProblem(error)
    throw new UsageError(`${located(path, place)}: ${message}`)
  }
}

/** A folder and those above it, up to the home of the user or else the root. */
function upwards(folder: string): string[] {
  const above = dirname(folder)
  return folder === homedir() || above === folder ? [folder] : [folder, ...upwards(above)]
}
