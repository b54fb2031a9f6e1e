import { statSync } from 'node:fs'
import { extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { importTypeScript } from './import-typescript.js'

/** When the modules were last changed before their first import. */
const imported = new Map<string, number>()

/**
 * Returns the default export of a module; imports it again if its file has changed, but not what it
 * imports itself. Throws what the module throws, or why it cannot be loaded.
 */
export async function importDefault(path: string): Promise<unknown> {
  const { mtimeMs } = statSync(path)
  const first = imported.get(path) ?? mtimeMs
  imported.set(path, first)
  const url = pathToFileURL(path)
  if (mtimeMs !== first) url.search = `changed=${mtimeMs}`
  if (extname(path).endsWith('ts')) return await importTypeScript(path, url)
  return (await import(url.href)).default
}
