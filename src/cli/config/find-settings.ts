import { existsSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { attempt } from '../../core/base/attempt.js'
import { InputError, usageErrorOf } from '../documents/input-error.js'
import { readJson } from '../documents/json-document.js'
import { readText } from '../documents/read-text.js'
import { UsageError } from '../host/usage-error.js'

/** Base name of the configuration file, and its key in package.json. */
export const configName = 'campaign-contract'

export const configEndings = 'js mjs cjs ts mts cts json yaml yml'.split(' ')

const configFiles = configEndings.map((ending) => `${configName}.config.${ending}`)
const workspaceFiles = ['yaml', 'yml', 'json'].map((end) => `${configName}.workspace.${end}`)

/** Returns whether a file is a configuration or a workspace, by its name. */
export const isSettings = (path: string): boolean =>
  [...configFiles, ...workspaceFiles].includes(basename(path))

/** Returns the nearest configuration, from a folder upwards. Throws when a folder contains two. */
export const findConfig = (cwd: string): Promise<string | undefined> =>
  nearest(upwards(cwd), configsIn, 'configurations', cwd)

/**
 * Returns the workspace next to the configuration, else the nearest one from the working folder
 * upwards. Throws a UsageError when a folder contains two.
 */
export function findWorkspace(cwd: string, configFolder?: string): Promise<string | undefined> {
  const folders = [...(configFolder === undefined ? [] : [configFolder]), ...upwards(cwd)]
  return nearest(folders, async (folder) => filesIn(folder, workspaceFiles), 'workspaces', cwd)
}

/** Returns the names of the configurations in a folder. */
export async function configsIn(folder: string): Promise<string[]> {
  const files = filesIn(folder, configFiles)
  return (await hasKey(join(folder, 'package.json'))) ? [...files, 'package.json'] : files
}

async function nearest(
  folders: readonly string[],
  namesIn: (folder: string) => Promise<string[]>,
  what: string,
  cwd: string,
): Promise<string | undefined> {
  for (const folder of folders) {
    const [one, other] = await namesIn(folder)
    if (one === undefined) continue
    if (other === undefined) return assertOwned(join(folder, one), cwd)
    throw new UsageError(`${folder} contains two ${what}, ${one} and ${other}; keep one of them`)
  }
  return undefined
}

/** Returns a folder and its ancestors, up to the user's home, which a container may lack, or the root. */
export function upwards(folder: string): string[] {
  const above = dirname(folder)
  return folder === attempt(homedir) || above === folder ? [folder] : [folder, ...upwards(above)]
}

const filesIn = (folder: string, names: readonly string[]): string[] =>
  names.filter((name) => existsSync(join(folder, name)))

/**
 * Throws a UsageError for a file in a folder above that belongs to another user: anyone can write to
 * folders such as `/tmp`.
 */
function assertOwned(path: string, cwd: string): string {
  const { uid } = statSync(path)
  const trusted = [0, process.getuid?.(), statSync(cwd).uid]
  if (trusted.includes(uid)) return path
  throw new UsageError(`${path} belongs to another user; name it with a flag to use it`)
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
