import { extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { importTypeScript } from './import-typescript.js'

/** Returns the default export of a module. Throws what the module throws, or why it cannot be loaded. */
export async function importDefault(path: string): Promise<unknown> {
  if (extname(path).endsWith('ts')) return await importTypeScript(path)
  return (await import(pathToFileURL(path).href)).default
}
