import { homedir } from 'node:os'
import { dirname } from 'node:path'

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

/** Returns a folder and its ancestors, up to the user's home or the root. */
export function upwards(folder: string): string[] {
  const above = dirname(folder)
  return folder === homedir() || above === folder ? [folder] : [folder, ...upwards(above)]
}
