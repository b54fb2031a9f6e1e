import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { UsageError } from '../host/usage-error.js'
import { assertOwned, upwards, workspaceFiles } from './config-names.js'

/** Returns whether a file is a workspace, by its name. */
export const isWorkspaceFile = (path: string): boolean => workspaceFiles.includes(basename(path))

/**
 * Returns the workspace next to the configuration, else the nearest one from the working folder
 * upwards. Throws a UsageError when a folder contains two.
 */
export function findWorkspace(cwd: string, configFolder?: string): string | undefined {
  const folders = [...(configFolder === undefined ? [] : [configFolder]), ...upwards(cwd)]
  for (const folder of folders) {
    const [one, other] = workspaceFiles.filter((name) => existsSync(join(folder, name)))
    if (one === undefined) continue
    if (other === undefined) return assertOwned(join(folder, one), cwd)
    throw new UsageError(`${folder} contains two workspaces, ${one} and ${other}; keep one of them`)
  }
  return undefined
}
