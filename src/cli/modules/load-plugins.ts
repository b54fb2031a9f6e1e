import { extname, relative } from 'node:path'
import { isPlugin } from '../../core/contract/plugin.js'
import { definePlugin, type Plugin } from '../../core/index.js'
import { usageErrorOf } from '../documents/input-error.js'
import { readText } from '../documents/read-text.js'
import { UsageError } from '../host/usage-error.js'
import { importDefault } from './import-module.js'
import { pluginEndings } from './plugin-path.js'

/**
 * Returns the plugins of modules by their absolute paths: the default export of each, a plugin or a
 * list of plugins. Throws a UsageError that names the file, relative to the working folder.
 */
export async function loadPlugins(paths: readonly string[], cwd: string): Promise<Plugin[]> {
  const loaded: Plugin[] = []
  // One after the other, so that the first problem is reported.
  for (const path of paths) loaded.push(...(await pluginsOf(path, relative(cwd, path))))
  return loaded
}

async function pluginsOf(path: string, name: string): Promise<Plugin[]> {
  const exported = await defaultExport(path, name)
  if (exported === undefined) throw new UsageError(`${name}: the module has no default export`)
  try {
    return [exported].flat().map((each) => (isPlugin(each) ? each : definePlugin(each as Plugin)))
  } catch (error) {
    throw new UsageError(`${name}: ${(error as Error).message}`)
  }
}

async function defaultExport(path: string, name: string): Promise<unknown> {
  if (!pluginEndings.includes(extname(path))) {
    throw new UsageError(`${name}: the file extension must be one of ${pluginEndings.join(', ')}`)
  }
  try {
    // Reports unreadable files as for other inputs.
    await readText(path)
    return await importDefault(path)
  } catch (error) {
    throw usageErrorOf(error, name)
  }
}
