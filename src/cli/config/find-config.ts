import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { InputError, usageErrorOf } from '../documents/input-error.js'
import { readJson } from '../documents/json-document.js'
import { openFile } from '../documents/open-file.js'
import { readText, toReadError } from '../documents/read-text.js'
import { UsageError } from '../host/usage-error.js'
import { assertOwned, configFiles, configName, upwards } from './config-names.js'

/** Returns whether a file is a configuration, by its name. */
export const isConfig = (path: string): boolean => configFiles.includes(basename(path))

/** Returns the nearest configuration, from a folder upwards. Throws when a folder contains two. */
export async function findConfig(cwd: string): Promise<string | undefined> {
  for (const folder of upwards(cwd)) {
    const [one, other] = await configsIn(folder)
    if (one === undefined) continue
    if (other === undefined) return readable(assertOwned(join(folder, one), cwd))
    throw new UsageError(
      `${folder} contains two configurations, ${one} and ${other}; keep one of them`,
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
    throw new UsageError(`${path}: ${toReadError(error).message}`)
  }
}

/** Returns the names of the configurations in a folder. */
export async function configsIn(folder: string): Promise<string[]> {
  const files = configFiles.filter((name) => existsSync(join(folder, name)))
  return (await hasKey(join(folder, 'package.json'))) ? [...files, 'package.json'] : files
}

/** Returns whether a package.json, possibly of another project, has our key. */
async function hasKey(path: string): Promise<boolean> {
  if (!existsSync(path)) return false
  try {
    const document = readJson(await readText(path))
    if (document instanceof InputError) throw document
    return Boolean(Reflect.get(Object(document.value), configName))
  } catch (error) {
    throw usageErrorOf(error, path)
  }
}
