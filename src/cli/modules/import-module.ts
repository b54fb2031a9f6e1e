import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { InputError } from '../documents/input-error.js'

const install = 'npm install --save-dev jiti'

/**
 * Returns the default export of a TypeScript module. Uses Node's type stripping, or jiti for syntax
 * such as enums. Throws an InputError when jiti is needed and not installed.
 */
async function importTypeScript(path: string, { href }: URL): Promise<unknown> {
  let importError: unknown
  if (stripsTypes()) {
    try {
      return (await import(href)).default
    } catch (error) {
      if (!isForJiti(error)) throw error
      importError = error
    }
  }
  const jiti = jitiFor(path)
  if (jiti !== undefined) {
    const { createJiti } = jiti
    return createJiti(pathToFileURL(path).href, { fsCache: false, moduleCache: false }).import(
      path,
      { default: true },
    )
  }
  throw new InputError(
    importError === undefined
      ? `Node ${process.versions.node} needs jiti to load TypeScript: ${install}`
      : `loading failed: ${thrown(importError)}; jiti may be able to load it: ${install}`,
  )
}

/** Since Node 22.18; read by reflection, because the types of older versions lack it. */
const stripsTypes = (): boolean => Boolean(Reflect.get(process.features, 'typescript'))

/** Returns whether the module did not run yet, so that jiti may load it. */
function isForJiti(error: unknown): boolean {
  if (error instanceof SyntaxError) return true
  return beforeRun.includes(String((error as NodeJS.ErrnoException | undefined)?.code))
}

const beforeRun = [
  'ERR_MODULE_NOT_FOUND',
  'ERR_UNSUPPORTED_DIR_IMPORT',
  'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING',
  'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX',
]

/** Returns jiti of the configuration's project, or the one next to the command. */
function jitiFor(path: string): typeof import('jiti') | undefined {
  for (const from of [path, import.meta.url]) {
    try {
      return createRequire(from)('jiti')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    }
  }
  return undefined
}

/** Formats anything thrown by user code in one line. */
export function thrown(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.split('\n', 1).join()
}

/** When each module was last changed before its first import. */
const imported = new Map<string, number>()

/**
 * Returns the default export of a module; imports it again if its file has changed, but not what it
 * imports itself. Throws an InputError when loading fails.
 */
export async function importDefault(path: string): Promise<unknown> {
  try {
    return await importChanged(path)
  } catch (error) {
    if (error instanceof InputError) throw error
    throw new InputError(`loading failed: ${thrown(error)}`)
  }
}

async function importChanged(path: string): Promise<unknown> {
  const { mtimeMs } = statSync(path)
  const first = imported.get(path) ?? mtimeMs
  imported.set(path, first)
  const url = pathToFileURL(path)
  if (mtimeMs !== first) url.search = `changed=${mtimeMs}`
  if (extname(path).endsWith('ts')) return await importTypeScript(path, url)
  return (await import(url.href)).default
}
