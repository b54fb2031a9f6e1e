import { extname, isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { resolve as resolveImport } from 'import-meta-resolve'
import { UsageError } from '../host/usage-error.js'

/** Extensions of modules with plugins. */
export const pluginEndings = ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts']

/**
 * Returns the path of a module with plugins: a file, or the module of a package that is installed for
 * the folder. Throws a UsageError for a package that cannot be found.
 */
export function pluginPath(name: string, folder: string): string {
  if (isAbsolute(name) || /^\.\.?[/\\]/.test(name) || pluginEndings.includes(extname(name))) {
    return resolve(folder, name)
  }
  try {
    return fileURLToPath(resolveImport(name, pathToFileURL(join(folder, 'package.json')).href))
  } catch (error) {
    throw new UsageError(`${name}: ${reasonOf(error)}`)
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ERR_MODULE_NOT_FOUND') {
    return `no such package; the path of a file starts with ./ or ends in ${pluginEndings.join(', ')}`
  }
  if (code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return 'the package does not export it'
  return message.split('\n', 1).join()
}
