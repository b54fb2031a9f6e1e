import { statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname } from 'node:path'
import { UsageError } from '../host/usage-error.js'

/** Base name of the configuration file, and its key in package.json. */
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

/** File names of a configuration. */
export const configFiles = configEndings.map((ending) => `${configName}.config.${ending}`)

/** File names of a workspace. */
export const workspaceFiles = ['yaml', 'yml', 'json'].map(
  (ending) => `${configName}.workspace.${ending}`,
)

/**
 * Throws a UsageError for a file in a folder above that belongs to another user: anyone can write to
 * folders such as `/tmp`.
 */
export function assertOwned(path: string, cwd: string): string {
  const { uid } = statSync(path)
  const trusted = [0, process.getuid?.(), statSync(cwd).uid]
  if (trusted.includes(uid)) return path
  throw new UsageError(`${path} belongs to another user; name it with a flag to use it`)
}

/** Returns a folder and its ancestors, up to the user's home or the root. */
export function upwards(folder: string): string[] {
  const above = dirname(folder)
  return folder === homedir() || above === folder ? [folder] : [folder, ...upwards(above)]
}
